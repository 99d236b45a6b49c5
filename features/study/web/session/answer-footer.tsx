// What stands below an exercise: what was right once it was answered, and the one step on.

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

type AnswerFooterProps = {
  /** What is told of the answer; null while nothing was answered, or where the exercise tells it itself. */
  readonly feedback: ReactNode;
  /** Answered, or nothing to answer. */
  readonly canGoOn: boolean;
  /** Changes with what is shown: the step on then takes the focus anew. */
  readonly shown: number | string;
  readonly onNext: () => void;
  readonly onGiveUp: () => void;
  /** Of a new word: it is known already. */
  readonly onKnown?: (() => void) | undefined;
};

export function AnswerFooter({ feedback, canGoOn, shown, onNext, onGiveUp, onKnown }: AnswerFooterProps) {
  return (
    <div className="sticky bottom-(--bar-bottom) grid gap-3 bg-ground pt-1 pb-4">
      {feedback}
      {canGoOn ? (
        <>
          <NextButton key={shown} onNext={onNext} />
          {onKnown ? (
            <Button look="ghost" wide onClick={onKnown}>
              {t('session.know')}
            </Button>
          ) : null}
        </>
      ) : (
        <div className="grid justify-items-center">
          <Button look="ghost" onClick={onGiveUp}>
            {t('session.dontKnow')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Takes the focus, so that Enter goes on. */
function NextButton({ onNext }: { readonly onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} look="primary" wide onClick={onNext}>
      {t('session.next')}
    </Button>
  );
}
