// Back and on, what is still missing, and whether the answers are stored.

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { isStepDone, STEPS, type Step } from '../../../domain/index.ts';
import { t } from '../../texts.ts';
import { deviceDay } from '../answers/device-day.ts';
import type { DraftState } from '../answers/use-draft.ts';

type StepFooterProps = {
  readonly step: Exclude<Step, 'confirm'>;
  readonly state: DraftState;
  readonly onOpen: (step: Step) => void;
};

export function StepFooter({ step, state, onOpen }: StepFooterProps) {
  const [isAsked, setAsked] = useState<Step>();
  const [first] = useState(() => deviceDay(new Date(), 1));
  const index = STEPS.indexOf(step);
  const [before, next] = [STEPS[index - 1], STEPS[index + 1]];
  // A day that is over leads nowhere: the field says so, and so does the way on.
  const by = step === 'dream' ? state.draft.aim?.by : undefined;
  const isPast = by != null && by < first;
  const isMissing = isAsked === step && !isStepDone(state.draft, step);
  return (
    <div className="mt-8 border-t border-line pt-5">
      {isMissing && step !== 'subjects' ? (
        <p role="alert" className="mb-4 text-wrong">
          {t(`steps.${step}.missing`)}
        </p>
      ) : null}
      {isPast && isAsked === step ? (
        <p role="alert" className="mb-4 text-wrong">
          {t('aim.byPast')}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {before ? (
          <Button icon={<ArrowLeft aria-hidden="true" size={18} />} onClick={() => onOpen(before)}>
            {t('back')}
          </Button>
        ) : null}
        <Button
          look="primary"
          onClick={() => {
            setAsked(step);
            if (next && !isPast && isStepDone(state.draft, step)) onOpen(next);
          }}
        >
          {t('next')}
          <ArrowRight aria-hidden="true" size={18} />
        </Button>
        <SaveNote {...state} />
      </div>
    </div>
  );
}

export function SaveNote({ status }: Pick<DraftState, 'status'>) {
  return <output className="text-small text-muted">{status === undefined ? null : t(status)}</output>;
}
