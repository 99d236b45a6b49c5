// A dialog over the page, on the browser's own <dialog>: it keeps focus inside and Escape closes it.

import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isSecondTap } from '../../double-tap.ts';
import { t } from '../../i18n.ts';
import { IconButton } from '../elements/button.tsx';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** For Escape and a tap beside it, which come by accident, too; else they close it. */
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
  /** Buttons in the order of reading; the main one last. */
  readonly actions?: ReactNode;
};

/** What a dialog is there to be filled in with. */
const FIELD =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Render it while it is open: its first field has the focus, if there is one. Focus returns to where it was when the dialog goes. */
export function Dialog({ title, onClose, onDismiss = onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const openedAt = useRef(0);
  const isOfDoubleTap = (event: MouseEvent) => isSecondTap(event, openedAt.current);
  // Before the element leaves the page: once it is gone, the browser no longer knows where focus came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    openedAt.current = performance.now();
    element?.querySelector<HTMLElement>(FIELD)?.focus();
    return () => element?.close();
  }, []);
  return (
    // The backdrop is the dialog element itself, and a double tap falls on whatever lies in it; keys have their own ways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClickCapture={(event) => {
        if (!isOfDoubleTap(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && !isOfDoubleTap(event)) onDismiss();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-prose animate-appear scroll-pt-20 scroll-pb-24 overflow-y-auto overscroll-contain rounded-soft border border-line bg-surface text-start text-body text-ink normal-nums shadow-lifted backdrop:bg-black/60"
    >
      <div className="px-5 tablet:px-6">
        {/* A form whose first field lies low still says what it is, and how to leave it. */}
        <div className="sticky top-0 z-10 -mx-5 flex items-start justify-between gap-4 bg-surface px-5 pt-5 pb-4 tablet:-mx-6 tablet:px-6 tablet:pt-6 short:static">
          <h2 id={titleId} className="pt-1.5 font-serif text-lead font-bold">
            {title}
          </h2>
          <span className="-me-2">
            <IconButton label={t('action.close')} onClick={onClose}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          </span>
        </div>
        {children}
        {actions === undefined || actions === null ? (
          <div className="pb-5 tablet:pb-6" />
        ) : (
          // However long a form is, the way to send it stays in sight.
          <div className="sticky bottom-0 -mx-5 mt-2 flex flex-wrap justify-end gap-3 bg-surface px-5 py-4 tablet:-mx-6 tablet:px-6 short:static">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
