// Short messages that come and go above the bottom navigation, for what needs no decision.

import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '../i18n.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Tone } from './notice.tsx';

type Toast = { readonly id: number; readonly tone: Tone; readonly text: string };

/** Long enough to read two lines slowly. What went wrong stays until someone closes it. */
const SHOWN_MS = 8000;
const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a message; the oldest makes room when there are too many. */
export function notify(tone: Tone, text: string): void {
  const id = nextId++;
  const others = toasts.filter((toast) => toast.text !== text).slice(1 - MOST_AT_ONCE);
  replace([...others, { id, tone, text }]);
  if (tone !== 'wrong') setTimeout(() => dismiss(id), SHOWN_MS);
}

function dismiss(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LOOKS: Readonly<Record<Tone, string>> = {
  info: 'border-s-info',
  good: 'border-s-good',
  retry: 'border-s-retry',
  wrong: 'border-s-wrong',
};

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-[calc(max(var(--bar-bottom),var(--keyboard,0px))+var(--composer,0px)+0.75rem)] z-30 mx-auto grid max-w-form gap-2 px-4">
      {shown.map(({ id, tone, text }) => (
        <div
          key={id}
          className={classNames(
            'pointer-events-auto flex animate-appear items-start gap-2 rounded-soft border border-s-4 border-line bg-raised py-1 ps-4 pe-1 shadow-lifted',
            LOOKS[tone],
          )}
        >
          <p className="grow py-2 text-small">{text}</p>
          <IconButton label={t('action.close')} onClick={() => dismiss(id)}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      ))}
    </output>
  );
}
