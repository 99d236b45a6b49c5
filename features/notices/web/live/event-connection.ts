// Holds one event stream open: what the server ends or the network drops is opened again, after the last event that came.

import { onServerBack } from '../../../../kit/web/api/server-watch.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { refreshSession } from '../../../account/web/api.ts';

/** Before a new attempt, where the server has ended the stream or a network has just dropped it. */
const SOON_MS = { least: 300, more: 1200 } as const;
/** A stream that lived for so long was no short one. */
const STEADY_MS = 10_000;
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
  let isClosed = false;
  let losses = 0;
  /** The last event that came; a new stream goes on after it. */
  let after = '';

  const open = () => {
    clearTimeout(timer);
    if (isClosed) return;
    const opened = new EventSource(`/api/events?language=${locale}${after === '' ? '' : `&after=${after}`}`);
    source = opened;
    const openedAt = performance.now();
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      after = lastEventId;
      onEvent(JSON.parse(data));
    });
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === EventSource.CLOSED;
      opened.close();
      source = undefined;
      const isShort = performance.now() - openedAt < STEADY_MS;
      losses = isShort ? losses + 1 : 0;
      lookFirst(isRefused ? REFUSED_MS : pauseAfter(losses));
    });
  };
  const openAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };

  /**
   * Perhaps the session is over, which the page then notices by this question, or the server is away, for which the
   * whole page waits in one loop. A stream that the server has ended looks like a lost one.
   */
  const lookFirst = (ms: number) => {
    refreshSession().then(
      (person) => (person ? openAfter(ms) : undefined),
      () => undefined,
    );
  };

  const retryNow = () => {
    if (source === undefined) open();
  };
  const stopWaiting = onServerBack(retryNow);
  // The turn may have come since another tab has signed out.
  lookFirst(0);
  return {
    retryNow,
    close: () => {
      isClosed = true;
      stopWaiting();
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** Not all at the same moment, as after the end of a process; longer where something cuts each stream soon. */
const pauseAfter = (losses: number): number =>
  Math.min(REFUSED_MS, (SOON_MS.least + Math.random() * SOON_MS.more) * 2 ** losses);
