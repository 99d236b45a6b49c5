// Between two sets of words: what was done, and the choice to go on or to stop for today.

import { useEffect, useRef } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

type SessionRestProps = {
  /** Answered so far. */
  readonly words: number;
  readonly onGoOn: () => void;
  readonly onEnough: () => void;
};

export function SessionRest({ words, onGoOn, onEnough }: SessionRestProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-center justify-items-center gap-5 text-center">
      <StampedSeal size={72} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-serif text-title font-bold outline-none">
          {t('rest.title', { count: words })}
        </h2>
        <p className="mt-1 text-muted">{t('rest.note')}</p>
      </div>
      <div className="grid w-full gap-3 tablet:max-w-72">
        <Button look="primary" wide onClick={onGoOn}>
          {t('rest.goOn')}
        </Button>
        <Button wide onClick={onEnough}>
          {t('rest.enough')}
        </Button>
      </div>
    </div>
  );
}
