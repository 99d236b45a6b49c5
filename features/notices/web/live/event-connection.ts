// Holds one event stream open: the browser resumes it where the server ends it; a lost one is opened again.

import { noteAbsence, onServerBack } from '../../../../kit/web/api/server-watch.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { refreshSession } from '../../../account/web/api.ts';

/** Before the first new attempt, for a connection that a network has just dropped. */
const SOON_MS = { least: 500, more: 1500 } as const;
/** Before asking again whom the server has refused: too many streams, or a server that is too busy. */
const REFUSED_MS = 60_000;

export type EventConnection = {
  /** Tries at once, where it waits for a later attempt. */
  readonly retryNow: () => void;
  readonly close: () => void;
};

/** `onEvent` gets the data of each event as it came. */
export function connectEvents(onEvent: (data: unknown) => void): EventConnection {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEndedByServer = false;
  let failures = 0;

  const open = () => {
    clearTimeout(timer);
    const opened = new EventSource(`/api/events?language=${locale}`);
    source = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      failures = 0;
      isEndedByServer = false;
      onEvent(JSON.parse(data));
    });
    opened.addEventListener('done', () => {
      isEndedByServer = true;
    });
    opened.addEventListener('error', () => {
      const isResuming = isEndedByServer && opened.readyState === EventSource.CONNECTING;
      isEndedByServer = false;
      if (isResuming) return;
      const isRefused = opened.readyState === EventSource.CLOSED;
      opened.close();
      source = undefined;
      if (isRefused) beRefused();
      else beLost();
    });
  };

  const openAfter = (ms: number) => {
    timer = setTimeout(open, ms);
  };

  /** Perhaps the session is over, which the page then notices by itself. */
  const beRefused = () => {
    void refreshSession().catch(() => undefined);
    openAfter(REFUSED_MS);
  };

  /** Once may be the network; after that it is the server, for which the whole page waits in one loop. */
  const beLost = () => {
    failures += 1;
    if (failures === 1) openAfter(SOON_MS.least + Math.random() * SOON_MS.more);
    else noteAbsence();
  };

  const retryNow = () => {
    if (source === undefined) open();
  };
  const stopWaiting = onServerBack(retryNow);
  open();
  return {
    retryNow,
    close: () => {
      stopWaiting();
      clearTimeout(timer);
      source?.close();
    },
  };
}
