// Short messages that come and go, for what needs no decision: in the page's place for notices, else above the bottom bar.

import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { t } from '../../i18n.ts';
import { IconButton } from '../elements/button.tsx';
import { classNames } from '../elements/class-names.ts';
import type { Tone } from './notice.tsx';
import { findNoticePlace } from './notice-place.tsx';

type Toast = {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  /** When it was shown. */
  readonly at: number;
  /** Where it stands in the page; undefined where it floats over it. */
  readonly place: HTMLElement | undefined;
};

/** Long enough to read two lines slowly. What went wrong stays until someone closes it. */
const SHOWN_MS = 8000;
const MOST_AT_ONCE = 3;
/** So soon after a message its page is left by the step that it tells of. */
const LEADS_AWAY_MS = 1000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a message; the oldest makes room when there are too many. */
export function notify(tone: Tone, text: string): void {
  const id = nextId++;
  const others = toasts.filter((toast) => toast.text !== text).slice(1 - MOST_AT_ONCE);
  replace([...others, { id, tone, text, at: performance.now(), place: findNoticePlace() }]);
  if (tone !== 'wrong') setTimeout(() => dismiss(id), SHOWN_MS);
}

function dismiss(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** What was said of a page goes with it; what told of the step that led away is read on the next one. */
function leavePage(): void {
  const now = performance.now();
  replace(toasts.filter(({ at }) => now - at < LEADS_AWAY_MS));
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
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    leavePage();
  }, [pathname]);
  // A place that has gone, such as a closed card's, shows nothing any more.
  const placed = shown.filter(({ place }) => place?.isConnected);
  const floating = shown.filter(({ place }) => !place?.isConnected);
  return (
    <>
      {placed.map((toast) =>
        toast.place ? createPortal(<ToastView toast={toast} look="my-2" />, toast.place, toast.id) : null,
      )}
      <output className="pointer-events-none fixed inset-x-0 bottom-[calc(max(var(--bar-bottom),var(--keyboard,0px))+0.75rem)] z-30 mx-auto grid max-w-form gap-2 px-4">
        {floating.map((toast) => (
          <ToastView key={toast.id} toast={toast} look="pointer-events-auto shadow-lifted" />
        ))}
      </output>
    </>
  );
}

type ToastViewProps = { readonly toast: Toast; readonly look: string };

function ToastView({ toast: { id, tone, text, place }, look }: ToastViewProps) {
  useEffect(() => {
    // It has pushed down what it stands above, which is what people tap next.
    place?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <div
      className={classNames(
        'flex animate-appear items-start gap-2 rounded-soft border border-s-4 border-line bg-raised py-1 ps-4 pe-1',
        LOOKS[tone],
        look,
      )}
    >
      <p className="grow py-2 text-small">{text}</p>
      <IconButton label={t('action.close')} onClick={() => dismiss(id)}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
