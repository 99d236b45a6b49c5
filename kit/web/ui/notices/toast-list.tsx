// The messages that are shown now, on Base UI: hovering or focus stops their time, a swipe or Escape closes one.

import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { t } from '../../i18n.ts';
import { IconButton } from '../elements/button.tsx';
import { classNames } from '../elements/class-names.ts';
import type { Tone } from './notice.tsx';
import { type Message, takeMessages, useMessages } from './toasts.ts';

/** Long enough to read two lines slowly. What went wrong stays until someone closes it. */
const SHOWN_MS = 8000;
const MOST_AT_ONCE = 3;
/** So soon after a message its page is left by the step that it tells of. */
const LEADS_AWAY_MS = 1000;

const LOOKS: Readonly<Record<Tone, string>> = {
  info: 'border-s-info',
  good: 'border-s-good',
  retry: 'border-s-retry',
  wrong: 'border-s-wrong',
};

export function ToastList() {
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={MOST_AT_ONCE}>
      <Shown />
    </Toast.Provider>
  );
}

function Shown() {
  const waiting = useMessages((messages) => messages.waiting);
  const { toasts, add, close } = Toast.useToastManager<Message>();
  const show = useEffectEvent((messages: readonly Message[]) => {
    for (const message of messages) {
      for (const { id, data } of toasts) if (data?.text === message.text) close(id);
      add({ data: message, ...(message.tone === 'wrong' ? { timeout: 0 } : {}) });
    }
  });
  const isAbove = useIsAbove(toasts.length === 0);
  useEffect(() => {
    // After the first render: the place that is read aloud stands before there is something to read.
    if (waiting.length === 0) return;
    show(waiting);
    takeMessages();
  }, [waiting]);
  useEffect(() => {
    // The oldest makes room for good.
    for (const { id, limited, transitionStatus } of toasts)
      if (limited && transitionStatus !== 'ending') close(id);
  }, [toasts, close]);
  useLeaving((isOver) => {
    for (const { id, data } of toasts) if (data && isOver(data)) close(id);
  });
  return (
    <Toast.Viewport
      aria-label={t('notices')}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-30 mx-auto grid max-w-form gap-2 px-4',
        isAbove ? 'top-18' : 'bottom-[calc(max(var(--bar-bottom),var(--keyboard,0px))+0.75rem)]',
      )}
    >
      {toasts.toReversed().map((toast) => {
        const { id, data } = toast;
        if (!data) return null;
        // A place that has gone, such as a closed card's, shows nothing any more.
        return data.place?.isConnected ? (
          createPortal(<ToastView toast={toast} message={data} look="my-2" />, data.place, id)
        ) : (
          <ToastView key={id} toast={toast} message={data} look="pointer-events-auto shadow-lifted" />
        );
      })}
    </Toast.Viewport>
  );
}

const WRITTEN =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])';
/** Three messages below the header, in pixels: what is written higher up has its messages below it. */
const ROOM_ABOVE = 300;

/**
 * Whether messages float at the top of the window: where somebody writes, the field and what sends it stand lower down.
 * Who goes from the field to its button still finds that free; when all messages have gone, the next come at the bottom.
 */
function useIsAbove(isEmpty: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const look = () => {
      const field = document.activeElement;
      if (field?.matches(WRITTEN)) setAbove(field.getBoundingClientRect().top > ROOM_ABOVE);
      else if (isEmpty) setAbove(false);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [isEmpty]);
  return isAbove;
}

/** What was told of a page goes with it; what told of the step that led away is read on the next one. */
function useLeaving(leave: (isOver: (message: Message) => boolean) => void): void {
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    const now = performance.now();
    left(({ at }) => now - at >= LEADS_AWAY_MS);
  }, [pathname]);
}

type ToastViewProps = {
  readonly toast: Toast.Root.ToastObject<Message>;
  readonly message: Message;
  readonly look: string;
};

function ToastView({ toast, message: { tone, text, place }, look }: ToastViewProps) {
  useEffect(() => {
    // It has pushed down what it stands above, which is what people tap next.
    const next = place?.nextElementSibling;
    // What is higher than the window can only be scrolled to by pushing the message out of sight.
    if (next && next.clientHeight < window.innerHeight) next.scrollIntoView({ block: 'nearest' });
    place?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <Toast.Root
      toast={toast}
      // It asks nothing, so it is no dialog, and its button is what keys reach.
      role={undefined}
      aria-modal={undefined}
      tabIndex={-1}
      className={classNames(
        'flex animate-appear items-start gap-2 rounded-soft border border-s-4 border-line bg-raised py-1 ps-4 pe-1',
        LOOKS[tone],
        look,
      )}
    >
      <Toast.Description className="grow py-2 text-small">{text}</Toast.Description>
      <Toast.Close
        // Also while nothing hovers: Base UI shows it to screen readers only then.
        aria-hidden={undefined}
        render={
          <IconButton label={t('action.close')}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        }
      />
    </Toast.Root>
  );
}
