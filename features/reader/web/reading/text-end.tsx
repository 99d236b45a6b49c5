// What a text came to, and where to go from it.

import { useEffect, useRef } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { PlanToday, useHasPlanStep } from '../../../plans/web/api.ts';
import { t } from '../texts.ts';
import type { Finished } from './use-finish.ts';

type TextEndProps = { readonly finished: Finished; readonly next: string | undefined };

export function TextEnd({ finished: { right, asked, words }, next }: TextEndProps) {
  const hasPlanStep = useHasPlanStep();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-reading gap-4 rounded-soft border border-line bg-surface p-5">
      <header className="flex items-center gap-4">
        <StampedSeal size={48} />
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-serif text-lead font-bold outline-none">
            {t('end.title')}
          </h2>
          {asked > 0 ? <p className="text-muted">{t('end.right', { count: right, of: asked })}</p> : null}
        </div>
      </header>
      <p className="text-muted">{words > 0 ? t('end.words', { count: words }) : t('end.noWords')}</p>
      <PlanToday />
      <div className="flex flex-wrap gap-3">
        {next === undefined ? null : (
          <ButtonLink look={hasPlanStep ? 'secondary' : 'primary'} to={`/study/texts/${next}`}>
            {t('end.next')}
          </ButtonLink>
        )}
        <ButtonLink to="/study/texts">{t('end.all')}</ButtonLink>
      </div>
    </section>
  );
}
