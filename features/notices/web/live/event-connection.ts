// Holds one event stream open: what the server ends or the network drops is opened again, after the last event that came.

import { noteAbsence, onServerBack } from '../../../../kit/web/api/server-watch.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { refreshSession } from '../../../account/web/api.ts';

/** Before a new attempt, where the server has ended the stream or a network has just dropped it. */
const SOON_MS = { least: 300, more: 1200 } as const;
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
  let failures = 0;
  /** The last event that came; a new stream goes on after it. */
  let after = '';

  const open = () => {
    clearTimeout(timer);
    if (isClosed) return;
    const opened = new EventSource(`/api/events?language=${locale}${after === '' ? '' : `&after=${after}`}`);
    source = opened;
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      failures = 0;
      after = lastEventId;
      onEvent(JSON.parse(data));
    });
    opened.addEventListener('done', () => {
      drop(opened);
      lookFirst(soon());
    });
    opened.addEventListener('error', () => {
      const isRefused = opened.readyState === EventSource.CLOSED;
      drop(opened);
      if (isRefused) lookFirst(REFUSED_MS);
      else beLost();
    });
  };
  const drop = (opened: EventSource) => {
    opened.close();
    source = undefined;
  };
  const openAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };

  /** The server has ended it, or does not want it: perhaps since the session is over, which the page then notices. */
  const lookFirst = (ms: number) => {
    // While the server is away, the page waits for it in its own way.
    refreshSession().then(
      (person) => (person ? openAfter(ms) : undefined),
      () => undefined,
    );
  };

  /** Once may be the network; after that it is the server, for which the whole page waits in one loop. */
  const beLost = () => {
    failures += 1;
    if (failures === 1) openAfter(soon());
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
      isClosed = true;
      stopWaiting();
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** Not all at the same moment, as after the end of a process. */
const soon = (): number => SOON_MS.least + Math.random() * SOON_MS.more;
