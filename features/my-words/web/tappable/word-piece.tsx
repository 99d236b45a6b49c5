// One piece of a text: a word that can be opened, with its pinyin on wish, or a mark between words.

import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import type { Piece } from '../words/word-target.ts';

type WordPieceProps = {
  readonly place: number;
  readonly piece: Piece | undefined;
  readonly showPinyin: boolean;
  readonly isMarked: boolean;
  /** The one of its text that Tab comes to. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
};

const WORD =
  'rounded-[0.2em] transition-colors hover:bg-active/20 aria-expanded:bg-active/30 focus-visible:outline-offset-0 select-text';
const MARKED = 'underline decoration-retry decoration-dotted decoration-2 underline-offset-4';

export function WordPiece({ place, piece, showPinyin, isMarked, isStop, isOpen }: WordPieceProps) {
  if (!piece) return null;
  const { word, target } = piece;
  if (!target) return word.text;
  return (
    <span
      // A button element would take the text out of what can be selected and broken into lines.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-word={place}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={classNames(WORD, isMarked && MARKED)}
    >
      {showPinyin ? <Chinese text={word.text} syllables={word.marked} showPinyin /> : word.text}
    </span>
  );
}
