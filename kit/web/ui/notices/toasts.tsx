// Short messages that come and go, for what needs no decision: in the page's place for notices, else above the bottom bar.

import { create } from 'zustand';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { Tone } from './notice.tsx';
import { findNoticePlace } from './notice-place.tsx';
import type { Message } from './toast-list.tsx';

type Messages = { readonly isAsked: boolean; readonly waiting: readonly Message[] };

const useMessages = create<Messages>(() => ({ isAsked: false, waiting: [] }));

/** Shows a message; the oldest makes room when there are too many. */
export function notify(tone: Tone, text: string): void {
  const message = { tone, text, at: performance.now(), place: findNoticePlace() };
  useMessages.setState(({ waiting }) => ({ isAsked: true, waiting: [...waiting, message] }));
}

/** The list comes with the first message; where it cannot be fetched, the newest message stands there as it is. */
const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList, { failed: <Newest /> });

export function Toasts() {
  const { isAsked, waiting } = useMessages();
  if (!isAsked) return null;
  return <ToastList waiting={waiting} onShown={() => useMessages.setState({ waiting: [] })} />;
}

function Newest() {
  const newest = useMessages(({ waiting }) => waiting.at(-1));
  return (
    <output className="fixed inset-x-4 bottom-[calc(var(--bar-bottom)+0.75rem)] z-30 mx-auto max-w-form rounded-soft border border-line bg-raised p-4 text-small shadow-lifted">
      {newest?.text}
    </output>
  );
}
