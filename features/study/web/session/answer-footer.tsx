// What stands below an exercise: what was right once it was answered, and the one step on.

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { usePageKeys } from '../exercises/use-page-keys.ts';
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

const KEYS = { giveUp: '0', know: 'k' } as const;

export function AnswerFooter({ feedback, canGoOn, shown, onNext, onGiveUp, onKnown }: AnswerFooterProps) {
  usePageKeys(true, (key) => {
    const act = KEYS.giveUp === key && !canGoOn ? onGiveUp : KEYS.know === key ? onKnown : undefined;
    act?.();
    return act !== undefined;
  });
  return (
    <div
      className={classNames(
        'sticky bottom-(--bar-bottom) grid gap-3 bg-ground pt-1 pb-4',
        // A wide screen is a low one, too: what is told stands below the question, and never on it.
        feedback !== null && 'tablet:static',
      )}
    >
      <NoticePlace />
      {feedback}
      {canGoOn ? (
        <>
          <NextButton key={shown} onNext={onNext} />
          {onKnown ? (
            <Button look="ghost" wide aria-keyshortcuts={KEYS.know} onClick={onKnown}>
              {t('session.know')}
            </Button>
          ) : null}
        </>
      ) : (
        <div className="grid justify-items-center">
          <Button look="ghost" aria-keyshortcuts={KEYS.giveUp} onClick={onGiveUp}>
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
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Button ref={button} look="primary" wide onClick={onNext}>
      {t('session.next')}
    </Button>
  );
}
