// How far an order has come: a line of steps with the one that is on now, and in words what happens next.

import { Check } from 'lucide-react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { t } from '../texts.ts';
import { STEPS, type Step, stepOf } from './steps.ts';

/** Every stage of an order has its step; an order that was cancelled stands where it had come to. */
type StageLineProps = { readonly stage: Parameters<typeof stepOf>[0] };

export function StageLine({ stage }: StageLineProps) {
  const now = stepOf(stage);
  if (now === undefined) return null;
  const at = STEPS.indexOf(now);
  const isOver = stage === 'delivered';
  return (
    <div>
      <ol aria-label={t('steps.label')} className="grid grid-flow-col auto-cols-fr">
        {STEPS.map((step, index) => (
          <StepMark key={step} step={step} state={stateOf(index, isOver ? STEPS.length : at)} />
        ))}
      </ol>
      {/* There is no room for seven names side by side. */}
      <p aria-hidden="true" className="mt-2 text-center text-small font-bold tablet:hidden">
        {t('steps.of', { at: at + 1, count: STEPS.length, step: t(`steps.${now}`) })}
      </p>
    </div>
  );
}

type State = 'done' | 'now' | 'later';

const stateOf = (index: number, at: number): State => (index < at ? 'done' : index === at ? 'now' : 'later');

const MARKS: Readonly<Record<State, string>> = {
  done: 'bg-ink text-ground border-ink',
  now: 'border-seal-mark bg-seal text-on-seal',
  later: 'border-line-strong bg-ground',
};

/** The line leads from each mark to the next; on a phone only the mark shows, and below them what is on now. */
function StepMark({ step, state }: { readonly step: Step; readonly state: State }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames(
        'relative flex flex-col items-center gap-2 text-center',
        'before:absolute before:top-[0.6875rem] before:left-[calc(50%+0.75rem)] before:h-0.5 before:w-[calc(100%-1.5rem)] last:before:hidden',
        state === 'done' ? 'before:bg-ink' : 'before:bg-line-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('grid size-6 shrink-0 place-items-center rounded-full border-2', MARKS[state])}
      >
        {state === 'done' ? <Check size={14} strokeWidth={3} /> : null}
      </span>
      <span
        className={classNames('text-small max-tablet:sr-only', state === 'now' ? 'font-bold' : 'text-muted')}
      >
        {t(`steps.${step}`)}
        <span className="sr-only">, {t(`steps.${state}`)}</span>
      </span>
    </li>
  );
}
