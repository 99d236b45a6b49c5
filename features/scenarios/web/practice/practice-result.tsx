// After a round: how the lines went, which to look at again, and the next round with less help or another character.

import { useEffect, useRef } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ProgressBar } from '../../../../kit/web/ui/elements/progress-bar.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { PlanToday, useHasPlanStep } from '../../../plans/web/api.ts';
import { type Help, nextHelp, type Practice, scoreOf } from '../../domain/index.ts';
import { meaningOf, nameWithMeaning } from '../meaning.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';

type PracticeResultProps = {
  readonly scene: Scene;
  readonly practice: Practice;
  readonly onAgain: (as: string, help: Help) => void;
};

export function PracticeResult({ scene, practice, onAgain }: PracticeResultProps) {
  const { lines, right, alone } = scoreOf(practice);
  const missed = scene.dialogue.filter((_, index) =>
    ['near', 'shown'].includes(practice.results[index] ?? ''),
  );
  const others = scene.characters.filter(({ id }) => id !== practice.as);
  const next = nextHelp(practice);
  const hasPlanStep = useHasPlanStep();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 ref={title} tabIndex={-1} className="text-lead font-bold outline-none">
        {t('result.title')}
      </h2>
      <div className="grid gap-2">
        <ProgressBar
          label={t('result.right', { count: right, of: lines })}
          percentage={lines === 0 ? 0 : (100 * right) / lines}
        />
        <p className="text-small text-muted">
          {next === practice.help ? t('result.alone', { count: alone, of: lines }) : t('result.nextAim')}
        </p>
      </div>
      {missed.length > 0 ? (
        <div>
          <h3 className="mb-2 text-small font-bold text-muted">{t('result.again')}</h3>
          <ul className="grid gap-2">
            {missed.map((line) => (
              <li key={line.zh}>
                <span className="text-lead">
                  <ChineseWords text={line.zh} />
                </span>
                <span className="block text-small text-muted">{meaningOf(line)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="flex items-center gap-3 font-medium">
          <StampedSeal size={40} />
          {t('result.allWell')}
        </p>
      )}
      <PlanToday />
      <div className="flex flex-wrap gap-3">
        <Button look={hasPlanStep ? 'secondary' : 'primary'} onClick={() => onAgain(practice.as, next)}>
          {next === practice.help ? t('result.sameAgain') : t('result.lessHelp')}
        </Button>
        {others.map(({ id, name }) => (
          <Button key={id} onClick={() => onAgain(id, practice.help)}>
            {t('result.switch', { name: nameWithMeaning(name) })}
          </Button>
        ))}
      </div>
    </section>
  );
}
