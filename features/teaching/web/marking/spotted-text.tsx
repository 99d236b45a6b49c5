// A text that was handed in, its spots marked with numbers, and below it what the teacher says to each.

import { type Ref, useId } from 'react';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { piecesOf, type Spot, withWords } from '../../domain/spots.ts';
import { t } from '../texts.ts';

type SpottedTextProps = {
  readonly text: string;
  /** They fit the text. */
  readonly spots: readonly Spot[];
  /** Of the text alone: in it places are selected, so it holds no other letter. */
  readonly textRef?: Ref<HTMLParagraphElement>;
  /** Takes one away. */
  readonly onRemove?: (index: number) => void;
};

export function SpottedText({ text, spots, textRef, onRemove }: SpottedTextProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <p ref={textRef} className="max-w-prose text-hanzi wrap-anywhere whitespace-pre-line">
        {piecesOf(text, spots).map(({ text: piece, spot }, index) =>
          spot === undefined ? (
            // Pieces never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Chinese key={index} text={piece} />
          ) : (
            <mark
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              aria-describedby={`${id}-${spot}`}
              data-number={spot + 1}
              className="bg-transparent text-ink underline decoration-retry decoration-2 underline-offset-4 after:ms-0.5 after:align-super after:text-caption after:font-bold after:text-retry after:content-[attr(data-number)]"
            >
              <Chinese text={piece} />
            </mark>
          ),
        )}
      </p>
      {spots.length === 0 ? null : (
        <ol aria-label={t('marking.spots')} className="grid max-w-prose gap-2 border-s-2 border-retry ps-4">
          {withWords(text, spots).map(({ start, words, remark }, index) => (
            <li key={start} id={`${id}-${index}`} className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">
                <span className="font-bold text-retry tabular-nums">{index + 1}</span>{' '}
                <span lang="zh-Hans" className="text-muted">
                  {words}
                </span>{' '}
                <MixedText text={remark} />
              </span>
              {onRemove ? <Remove words={words} onRemove={() => onRemove(index)} /> : null}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

type RemoveProps = { readonly words: string; readonly onRemove: () => void };

export function Remove({ words, onRemove }: RemoveProps) {
  return (
    <button
      type="button"
      aria-label={t('marking.removeSpot', { words })}
      onClick={onRemove}
      className="-my-2 min-h-11 shrink-0 px-2 text-small text-active underline-offset-4 hover:underline"
    >
      {t('marking.remove')}
    </button>
  );
}
