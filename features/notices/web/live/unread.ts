// How many notices are unread, the same in all tabs, and the newest one that came while the page is open.

import { create } from 'zustand';
import type { NoticeEvent, NoticeView } from '../notices-api.ts';
import { openSharedStream, type SharedStream } from './shared-stream.ts';

type Unread = {
  /** Undefined until the server has said. */
  readonly count: number | undefined;
  /** The last that arrived while this page was open. */
  readonly newest: NoticeView | undefined;
};

const NOTHING: Unread = { count: undefined, newest: undefined };
export const useUnread = create<Unread>(() => NOTHING);

let stream: SharedStream<number> | undefined;

/** Watches for one person; returns the way to stop, which forgets what was known. */
export function watchUnread(personId: string): () => void {
  const open = () => {
    stream = openSharedStream<number>({
      name: `yulu.events.${personId}`,
      // The contract names the shape of what the server sends.
      onEvent: (event) => note(event as NoticeEvent),
      onState: (count) => useUnread.setState({ count }),
      currentState: () => useUnread.getState().count,
    });
  };
  const close = () => {
    stream?.close();
    stream = undefined;
  };
  const watching = new AbortController();
  const { signal } = watching;
  // A page that the browser keeps for Back holds neither stream nor lock.
  addEventListener('pagehide', close, { signal });
  addEventListener('pageshow', ({ persisted }) => (persisted ? open() : undefined), { signal });
  open();
  return () => {
    watching.abort();
    close();
    useUnread.setState(NOTHING);
  };
}

function note(event: NoticeEvent): void {
  useUnread.setState({
    count: event.unread,
    ...(event.type === 'notice' ? { newest: event.notice } : {}),
  });
}

/** What a call has answered, for this tab and the others. */
export function setUnread(count: number): void {
  useUnread.setState({ count });
  stream?.share(count);
}
