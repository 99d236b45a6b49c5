// Explains why an answer is not complete: what happened, what was kept, and what the learner can do.

import { GraduationCap, RotateCcw } from 'lucide-react';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { Message, Problem } from '../../domain/index.ts';
import { t } from '../texts.ts';

type AnswerProblemProps = {
  readonly answer: Message;
  /** Undefined where the answer cannot be asked for again: a later message stands below. */
  readonly onRetry: ((speaker?: 'engine') => void) | undefined;
  /** Why asking again did not work. */
  readonly problem: Problem | null;
};

export function AnswerProblem({ answer, onRetry, problem }: AnswerProblemProps) {
  const isBad = answer.state === 'failed' || answer.state === 'broken_off';
  if (!isBad) return <Stopped answer={answer} onRetry={onRetry} problem={problem} />;
  return (
    <div className="mt-3 max-tablet:-ms-12">
      <Notice tone="retry" action={onRetry ? <Again onRetry={onRetry} offersEngine /> : undefined}>
        <p>
          {t('ending.both', { what: t(`ending.${answer.failure ?? 'unavailable'}`), kept: kept(answer) })}
        </p>
        {problem ? <p className="mt-2">{retryProblemText(problem)}</p> : null}
      </Notice>
    </div>
  );
}

function Stopped({ answer, onRetry, problem }: AnswerProblemProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
      <span>{t(answer.text === '' ? 'ending.stoppedEmpty' : 'ending.stopped')}</span>
      {onRetry ? <Again onRetry={onRetry} offersEngine={false} /> : null}
      {problem ? <span className="basis-full text-wrong">{retryProblemText(problem)}</span> : null}
    </div>
  );
}

type AgainProps = { readonly onRetry: (speaker?: 'engine') => void; readonly offersEngine: boolean };

function Again({ onRetry, offersEngine }: AgainProps) {
  return (
    <>
      <Button icon={<RotateCcw aria-hidden="true" size={18} />} onClick={() => onRetry()}>
        {t('message.again')}
      </Button>
      {offersEngine ? (
        <Button
          look="ghost"
          icon={<GraduationCap aria-hidden="true" size={18} />}
          onClick={() => onRetry('engine')}
        >
          {t('message.askEngine')}
        </Button>
      ) : null}
    </>
  );
}

const kept = ({ text }: Message) => t(text === '' ? 'ending.keptQuestion' : 'ending.keptPart');

export function retryProblemText({ code, until }: Problem): string {
  switch (code) {
    case 'OFFLINE':
    case 'STOPPED_EARLY':
    case 'TALK_BUSY':
      return t(`retryProblem.${code}`);
    case 'TOO_MANY_REQUESTS':
      return t(`retryProblem.${code}`, { time: clockTime(until) });
    default:
      return errorText(code);
  }
}

/** When something may be tried again, to the second. */
export function clockTime(until: number | null): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return formatDate(new Date(until ?? Date.now()), options);
}
