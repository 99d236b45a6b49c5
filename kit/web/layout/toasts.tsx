// The place of the short messages; its code comes with the first one.

import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { useMessages } from '../ui/notices/toasts.ts';

/** Where the list cannot be fetched, the newest message stands there as it is. */
const ToastList = lazyPart(async () => (await import('../ui/notices/toast-list.tsx')).ToastList, {
  failed: <Newest />,
});

export function Toasts() {
  return useMessages(({ isAsked }) => isAsked) ? <ToastList /> : null;
}

function Newest() {
  const newest = useMessages(({ waiting }) => waiting.at(-1));
  return (
    <output className="fixed inset-x-4 bottom-[calc(var(--bar-bottom)+0.75rem)] z-30 mx-auto max-w-form rounded-soft border border-line bg-raised p-4 text-small shadow-lifted">
      {newest?.text}
    </output>
  );
}
