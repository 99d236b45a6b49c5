// What was written, each stroke coloured by what the judge says of it, with the numbers that the remarks speak of.

import type { Judgement, PenStroke } from '../../../../../chinese/strokes/index.ts';
import { t } from '../../texts.ts';
import { Grid, PEN, SIDE, SQUARE } from './grid.tsx';
import { linePoints } from './memory-pad.tsx';
import { type Mark, marksOf, type StrokeMark } from './stroke-marks.ts';

type JudgedDrawingProps = { readonly writing: readonly PenStroke[]; readonly judgement: Judgement };

/** Numbers stand above all strokes. */
export function JudgedDrawing({ writing, judgement }: JudgedDrawingProps) {
  const { faults, model, verdict } = judgement;
  const missing = verdict === 'unsure' ? [] : faults.filter((fault) => fault.kind === 'missing');
  const marks = marksOf(judgement);
  return (
    <figure aria-label={t('write.judged')} className={SQUARE}>
      <Grid />
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {missing.map(({ stroke }) => (
          <polyline
            key={stroke}
            points={linePoints(model[stroke] ?? [])}
            {...LINE}
            strokeWidth={PEN * 0.7}
            strokeDasharray="8 46"
            className="text-wrong"
          />
        ))}
        {writing.map((line, written) => (
          // What was written stays as it was.
          // oxlint-disable-next-line react/no-array-index-key
          <polyline key={written} points={linePoints(line)} {...LINE} className={colourOf(marks[written])} />
        ))}
        {missing.map(({ stroke }) => (
          <Label key={stroke} at={model[stroke]?.[0]} text={String(stroke + 1)} className="text-wrong" />
        ))}
        {marks.map(({ mark, label }, written) =>
          label === undefined ? null : (
            <Label
              // Nor do its marks change.
              // oxlint-disable-next-line react/no-array-index-key
              key={written}
              at={writing[written]?.[0]}
              text={label}
              className={COLOURS[mark]}
            />
          ),
        )}
      </svg>
    </figure>
  );
}

const LINE = {
  stroke: 'currentColor',
  strokeWidth: PEN,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
} as const;

const COLOURS: Readonly<Record<Mark, string>> = {
  plain: 'text-ink',
  right: 'text-good',
  remark: 'text-retry',
  wrong: 'text-wrong',
};

const colourOf = (marked: StrokeMark | undefined) => COLOURS[marked?.mark ?? 'plain'];

const RADIUS = 44;

type LabelProps = {
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly text: string;
  readonly className: string;
};

/** A number at the beginning of a stroke, kept inside of the square. */
function Label({ at, text, className }: LabelProps) {
  if (!at) return null;
  const [x, y] = [inside(at.x - RADIUS), inside(at.y - RADIUS)];
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={RADIUS} className="fill-surface" stroke="currentColor" strokeWidth={5} />
      <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={58} fontWeight={700} fill="currentColor">
        {text}
      </text>
    </g>
  );
}

const inside = (value: number) => Math.min(SIDE - RADIUS, Math.max(RADIUS, value));
