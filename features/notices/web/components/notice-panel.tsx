// The newest notices in a panel below the bell, for pages with room beside it.

import { QueryClientProvider } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { t } from '../texts.ts';
import { MarkAllRead, NoticeList } from './notice-list.tsx';

type NoticePanelProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** Escape, a press elsewhere and leaving the page close it; focus returns to the bell. */
export function NoticePanel({ anchor, onClose }: NoticePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [end] = useState(() => innerWidth - (anchor.current?.getBoundingClientRect().right ?? innerWidth));
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && (panel.current?.contains(target) || anchor.current?.contains(target));
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [anchor, onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys in the panel are not meant for the page below.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    anchor.current?.focus();
    onClose();
  };
  return createPortal(
    <QueryClientProvider client={queryClient}>
      {/* The keys of a dialog are heard on the dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        open
        ref={panel}
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        style={{ insetInlineEnd: end }}
        className="fixed inset-auto m-0 p-0 text-ink top-[calc(var(--spacing)*15+env(safe-area-inset-top))] z-30 flex max-h-[min(36rem,calc(100dvh-9rem))] w-96 max-w-[calc(100vw-1.5rem)] animate-appear flex-col overflow-hidden rounded-soft border border-line bg-surface shadow-lifted outline-none"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line ps-4 pe-2 py-1">
          <h2 id={titleId} className="font-serif text-lead font-bold">
            {t('title')}
          </h2>
          <MarkAllRead look="ghost" />
        </div>
        <div className="overflow-y-auto overscroll-contain px-4">
          <NoticeList isShort onFollow={onClose} />
        </div>
        <div className="border-t border-line">
          <Link
            to="/notices"
            onClick={onClose}
            className="flex min-h-11 items-center justify-center text-small transition-colors hover:text-active"
          >
            {t('toAll')}
          </Link>
        </div>
      </dialog>
    </QueryClientProvider>,
    document.body,
  );
}
