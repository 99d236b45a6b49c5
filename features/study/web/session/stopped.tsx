// Says why exercises do not go on, and goes on by itself once the server answers again.

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { onServerBack } from '../../../../kit/web/api/server-watch.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';

type StoppedProps = {
  /** The code of the error. */
  readonly problem: string;
  /** What stopped, and what was kept, in one sentence. */
  readonly failed: string;
  /** The way back. */
  readonly back: ReactNode;
  readonly onRetry: () => void;
};

/** Codes of a server that nobody reaches: it passes by itself. */
const AWAY = new Set(['OFFLINE', 'SERVICE_UNAVAILABLE']);

export function Stopped({ problem, failed, back, onRetry }: StoppedProps) {
  const isAway = AWAY.has(problem);
  const retry = useEffectEvent(onRetry);
  useEffect(() => (isAway ? onServerBack(() => retry()) : undefined), [isAway]);
  if (isAway) return <AwayNotice failed={failed} onRetry={onRetry} />;
  return (
    <div>
      <Notice
        tone={problem === 'STUDY_TIME_OVER' ? 'info' : 'wrong'}
        action={
          <>
            <Button look="primary" onClick={onRetry}>
              {t('session.tryAgain')}
            </Button>
            {back}
          </>
        }
      >
        {failed} {errorText(problem)}
      </Notice>
    </div>
  );
}
