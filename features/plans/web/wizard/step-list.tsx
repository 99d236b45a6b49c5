// The five steps by name: which are answered, which one is open; an answered one is a way back.

import { Check } from 'lucide-react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { firstOpenStep, type ProfileDraft, STEPS, type Step } from '../../domain/index.ts';
import { t } from '../texts.ts';

type StepListProps = {
  readonly draft: ProfileDraft;
  readonly current: Step;
  readonly onOpen: (step: Step) => void;
};

export function StepList({ draft, current, onOpen }: StepListProps) {
  const reach = STEPS.indexOf(firstOpenStep(draft));
  return (
    <nav aria-label={t('stepsLabel')}>
      <ol className="flex gap-1 wide:grid">
        {STEPS.map((step, index) => {
          const isDone = index < reach;
          return (
            <li key={step} className="min-w-0 grow">
              <button
                type="button"
                disabled={index > reach}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onOpen(step)}
                className="flex min-h-11 w-full items-center justify-center gap-3 rounded-soft px-1 text-small text-muted transition-colors enabled:hover:bg-raised enabled:hover:text-ink disabled:opacity-60 aria-[current]:text-ink wide:justify-start wide:px-2"
              >
                <span
                  className={classNames(
                    'grid size-8 shrink-0 place-items-center rounded-full border border-line-strong tabular-nums',
                    step === current && 'border-ink bg-ink font-bold text-ground',
                  )}
                >
                  {isDone && step !== current ? <Check aria-hidden="true" size={16} /> : index + 1}
                </span>
                <span className={classNames('text-start max-wide:sr-only', step === current && 'font-bold')}>
                  {t(`steps.${step}.name`)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
