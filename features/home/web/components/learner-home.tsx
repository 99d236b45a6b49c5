// The home page for learners: what to do next, and their own progress.

import type { ReactNode } from 'react';
import { NO_PROGRESS } from '../../../../kit/core/progress.ts';
import { ButtonLink } from '../../../../kit/web/ui/button.tsx';
import { t } from '../texts.ts';
import { ProgressPanel } from './progress-panel.tsx';

type LearnerHomeProps = {
  /** What the learner is called. */
  readonly name: string;
  /** The talk to go on with; absent before the first one. */
  readonly next?: ReactNode;
};

export function LearnerHome({ name, next }: LearnerHomeProps) {
  return (
    <>
      <header>
        <h1 className="font-serif text-display font-bold text-balance">{t('learner.greeting', { name })}</h1>
        <p className="mt-2 text-lead text-muted">{t('learner.lead')}</p>
      </header>
      <div className="grid items-start gap-8 wide:grid-cols-2">
        {next ?? <FirstTalk />}
        {/* Nothing counts yet: lessons, words and days come with the study capability. */}
        <ProgressPanel progress={NO_PROGRESS} isSample={false} />
      </div>
    </>
  );
}

function FirstTalk() {
  return (
    <section
      aria-labelledby="next-title"
      className="rounded-soft border border-line border-s-4 border-s-seal bg-surface p-5 tablet:p-8"
    >
      <h2 id="next-title" className="font-serif text-title font-bold">
        {t('learner.firstTitle')}
      </h2>
      <p className="mt-3 mb-6 max-w-prose text-muted">{t('learner.firstBody')}</p>
      <ButtonLink look="primary" to="/study">
        {t('learner.first')}
      </ButtonLink>
    </section>
  );
}
