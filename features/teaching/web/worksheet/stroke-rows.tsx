// How each character is written, stroke after stroke, and squares to write it into.

import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { DrawnCharacter, SheetWord } from './sheet.ts';

/** To trace, and to write alone; together a line of a sheet of A4. */
const [TRACED, EMPTY] = [3, 9] as const;

export function StrokeRows({ word: { word, pinyin, meaning, characters } }: { readonly word: SheetWord }) {
  return (
    <li className="break-inside-avoid border-t border-line py-3 print:py-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span lang="zh-Hans" className="text-hanzi font-medium">
          {word}
        </span>
        <span>{pinyin}</span>
        <span className="text-small text-muted">{meaning}</span>
      </p>
      {characters.map((drawn, place) => (
        // A word never reorders its characters.
        // oxlint-disable-next-line react/no-array-index-key
        <Character key={place} drawn={drawn} />
      ))}
    </li>
  );
}

function Character({ drawn }: { readonly drawn: DrawnCharacter }) {
  const { strokes } = drawn;
  return (
    <div aria-hidden="true" className="mt-2 break-inside-avoid print:mt-1">
      <div className="flex flex-wrap gap-0.5">
        {strokes.map((stroke, at) => (
          <Square key={stroke} size="step" strokes={strokes.slice(0, at + 1)} look="steps" />
        ))}
      </div>
      {/* Full lines of equal squares, whatever the width: two on a phone, one on paper. */}
      <div className="mt-1 grid max-w-2xl grid-cols-6 pe-px tablet:grid-cols-12 print:max-w-lg print:grid-cols-12">
        {Array.from({ length: TRACED + EMPTY }, (_, at) => (
          <Square
            key={at}
            size="write"
            strokes={at < TRACED ? strokes : []}
            look={at === 0 ? 'model' : 'trace'}
          />
        ))}
      </div>
    </div>
  );
}

type Look = 'steps' | 'model' | 'trace';
type SquareProps = {
  readonly strokes: readonly string[];
  readonly size: 'step' | 'write';
  /** `steps`: the last stroke stands out. */
  readonly look: Look;
};

/** Strokes are drawn in a square of 1024 whose y goes up from 124 below its bottom. */
function Square({ strokes, size, look }: SquareProps) {
  return (
    <svg
      viewBox="0 0 1024 1024"
      className={classNames(
        'border border-line-strong',
        size === 'step' ? 'size-9 print:size-6' : '-me-px aspect-square w-[calc(100%+1px)]',
      )}
    >
      <path
        d="M512 0V1024M0 512H1024"
        className="stroke-line"
        strokeWidth="8"
        strokeDasharray="40 40"
        fill="none"
      />
      <g transform="translate(0 900) scale(1 -1)">
        {strokes.map((stroke, at) => (
          <path key={stroke} d={stroke} className={inkOf(look, at === strokes.length - 1)} />
        ))}
      </g>
    </svg>
  );
}

function inkOf(look: Look, isLast: boolean): string {
  if (look === 'trace') return 'fill-ink opacity-20';
  return look === 'steps' && isLast ? 'fill-seal' : 'fill-ink';
}
