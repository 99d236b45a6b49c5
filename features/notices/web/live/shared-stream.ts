// One event stream for all tabs of a browser: the tab that holds a lock reads it and passes on what it hears.
// HTTP/1.1 gives a browser six connections to a host; a stream per tab would leave none for the calls.

import { connectEvents, type EventConnection } from './event-connection.ts';
import { takeTurns } from './take-turns.ts';

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
  const { signal } = leaving;
  let connection: EventConnection | undefined;
  let isAnswered = false;

  const send = (message: Message<State>) => {
    // A channel has no target to name: it reaches this site's own tabs alone.
    channel.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin
  };
  const lead = () => {
    connection ??= connectEvents((event) => {
      onEvent(event);
      send({ type: 'event', event });
    });
  };
  const follow = () => {
    connection?.close();
    connection = undefined;
  };
  const turns = takeTurns({ name, signal, lead, follow });

  channel.addEventListener('message', ({ data }: MessageEvent<Message<State>>) => {
    if (data.type === 'ask') return answer();
    isAnswered = true;
    if (data.type === 'state') onState(data.state);
    else onEvent(data.event);
  });

  const answer = () => {
    if (!connection) return;
    connection.retryNow();
    const state = currentState();
    if (state !== undefined) send({ type: 'state', state });
  };

  /** Somebody looks at this tab: it has to know. */
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    if (connection) return connection.retryNow();
    isAnswered = false;
    send({ type: 'ask' });
    setTimeout(() => {
      if (!isAnswered && !connection && !signal.aborted) turns.take();
    }, ANSWER_MS);
  };

  addEventListener('visibilitychange', ask, { signal });
  ask();
  return {
    share: (state) => send({ type: 'state', state }),
    close: () => {
      leaving.abort();
      follow();
      channel.close();
    },
  };
}
