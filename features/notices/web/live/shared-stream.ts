// One event stream for all tabs of a browser: the tab that holds a lock reads it and passes on what it hears.
// HTTP/1.1 gives a browser six connections to a host; a stream per tab would leave none for the calls.

import { connectEvents, type EventConnection } from './event-connection.ts';

/** So long a tab that somebody looks at waits for the one that holds the stream, which may be frozen. */
const ANSWER_MS = 1000;

/** What tabs tell each other; all are of one person. */
type Message<State> =
  | { readonly type: 'ask' }
  | { readonly type: 'state'; readonly state: State }
  | { readonly type: 'event'; readonly event: unknown };

export type SharedStream<State> = {
  /** Lets the other tabs know at once what this one has learnt by a call of its own. */
  readonly share: (state: State) => void;
  readonly close: () => void;
};

type StreamOptions<State> = {
  /** Tells the streams of different people apart. */
  readonly name: string;
  readonly onEvent: (event: unknown) => void;
  readonly onState: (state: State) => void;
  /** What a new tab is told; undefined while nothing is known. */
  readonly currentState: () => State | undefined;
};

export function openSharedStream<State>(options: StreamOptions<State>): SharedStream<State> {
  const { name, onEvent, onState, currentState } = options;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let connection: EventConnection | undefined;
  let answered = false;

  const send = (message: Message<State>) => {
    // A channel has no target to name: it reaches this site's own tabs alone.
    channel.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin
  };

  const lead = () =>
    new Promise<void>((resolve) => {
      connection = connectEvents((event) => {
        onEvent(event);
        send({ type: 'event', event });
      });
      leaving.signal.addEventListener('abort', () => resolve());
    });

  const stopLeading = () => {
    connection?.close();
    connection = undefined;
  };

  /** Waits for the lock, or takes it from a tab that does not answer. */
  const queue = async (isTaking: boolean): Promise<void> => {
    try {
      await navigator.locks.request(name, isTaking ? { steal: true } : { signal: leaving.signal }, lead);
    } catch {
      // Taken by another tab, or left: whoever is still here waits for the next turn.
      stopLeading();
      if (!leaving.signal.aborted) void queue(false);
    }
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message<State>>) => {
    if (data.type === 'ask') answerAsk();
    else {
      answered = true;
      if (data.type === 'state') onState(data.state);
      else onEvent(data.event);
    }
  });

  const answerAsk = () => {
    const state = currentState();
    if (!connection) return;
    connection.retryNow();
    if (state !== undefined) send({ type: 'state', state });
  };

  const ask = () => {
    if (document.visibilityState !== 'visible' || leaving.signal.aborted) return;
    if (connection) return connection.retryNow();
    answered = false;
    send({ type: 'ask' });
    setTimeout(() => {
      if (!answered && !connection && !leaving.signal.aborted) void queue(true);
    }, ANSWER_MS);
  };

  addEventListener('visibilitychange', ask, { signal: leaving.signal });
  void queue(false);
  send({ type: 'ask' });
  return {
    share: (state) => send({ type: 'state', state }),
    close: () => {
      leaving.abort();
      stopLeading();
      channel.close();
    },
  };
}
