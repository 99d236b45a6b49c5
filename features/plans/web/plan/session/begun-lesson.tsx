// A lesson that lies half done beside the plan: it is finished before the session.

import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import type { NextSession } from '../../queries.ts';
import { t } from '../../texts.ts';
import { linkOf } from './items.ts';

type BegunLessonProps = { readonly begun: NonNullable<NextSession['begun']> };

export function BegunLesson({ begun: { lesson, title } }: BegunLessonProps) {
  return (
    <div className="grid gap-3 border-b border-line pb-4">
      <p className="text-small text-muted">{t('begun.why')}</p>
      <p>
        <span lang={languageTag} className="block text-lead font-bold">
          {title[locale]}
        </span>
      </p>
      <div>
        <ButtonLink look="primary" to={linkOf({ kind: 'lesson', ref: lesson })}>
          {t('begun.go')}
        </ButtonLink>
      </div>
    </div>
  );
}
