// The card of a word: over the page, beside the word or as a sheet, with the way back from words opened inside it.

import { ArrowLeft, X } from 'lucide-react';
import { type KeyboardEvent, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t as common } from '../../../../kit/web/i18n.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { t } from '../texts.ts';
import { ForChild } from '../words/for-child.ts';
import type { WordTarget } from '../words/word-target.ts';
import { CardContent } from './card-content.tsx';
import { usePlaced } from './use-placed.ts';

export type WordCardProps = {
  readonly target: WordTarget;
  /** What was tapped: the card stands beside it, and focus returns to it. Keep it the same between renderings. */
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
};

const LOOK =
  'fixed inset-auto m-0 hidden max-h-[min(44rem,calc(100dvh-1rem))] max-w-full flex-col overflow-hidden ' +
  'rounded-soft border border-line bg-surface p-0 text-ink shadow-lifted outline-none open:flex popover-open:flex ' +
  'max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:max-h-[80dvh] max-tablet:w-full max-tablet:rounded-b-none ' +
  'max-tablet:border-x-0 max-tablet:border-b-0';

/** Render it while it is open. Escape, a tap elsewhere and its button close it; the page below stays usable. */
export function WordCard({ target, anchor, onClose }: WordCardProps) {
  const card = useRef<HTMLDialogElement>(null);
  const [path, setPath] = useState<readonly WordTarget[]>([target]);
  const shown = path.at(-1) ?? target;
  const titleId = useId();
  useLayoutEffect(() => {
    const element = card.current;
    element?.showPopover();
    element?.focus({ preventScroll: true });
    return () => element?.hidePopover();
  }, []);
  usePlaced(card, anchor);
  const isForChild = use(ForChild) !== undefined;
  /** What was pressed goes with the word that was shown: focus stays in the card. */
  const lead = (next: readonly WordTarget[]) => {
    setPath(next);
    card.current?.focus({ preventScroll: true });
  };
  const close = () => {
    anchor()?.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Keys in the card are not meant for the page below.
    event.stopPropagation();
    if (event.key === 'Tab') keepFocus(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return createPortal(
    // The keys of a dialog are heard on the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={card}
      popover="auto"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(LOOK, isForChild ? 'w-[22rem]' : 'w-[25rem]')}
      onKeyDown={onKeyDown}
      // The text that the card was opened from must not take a tap in the card for a tap on itself.
      onClick={(event) => event.stopPropagation()}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="-mb-2 flex shrink-0 items-center justify-between ps-2 pe-1 pt-1">
        {path.length > 1 ? (
          <IconButton label={t('card.back')} onClick={() => lead(path.slice(0, -1))}>
            <ArrowLeft aria-hidden="true" size={20} />
          </IconButton>
        ) : (
          <span aria-hidden="true" className="size-11" />
        )}
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-line-strong tablet:hidden" />
        <IconButton label={common('action.close')} onClick={close}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <NoticePlace className="block shrink-0 px-4" />
      <CardContent
        key={path.length}
        titleId={titleId}
        target={shown}
        onOpen={(next) => lead([...path, next])}
      />
    </dialog>,
    document.body,
  );
}

/** The card stands at the end of the page: Tab goes round inside it, as in any dialog. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]'),
  );
  const first = controls[0];
  const last = controls.at(-1);
  const from = document.activeElement;
  const leaves = event.shiftKey ? from === first || from === event.currentTarget : from === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
