// What was written, each stroke coloured by what the judge says of it, with the numbers that the remarks speak of.

import type { Fault, Judgement, PenStroke } from '../../../../../chinese/strokes/index.ts';
import { t } from '../../texts.ts';
import { Grid, PEN, SIDE, SQUARE } from './grid.tsx';
import { linePoints } from './memory-pad.tsx';
import { type Mark, marksOf, type StrokeMark } from './stroke-marks.ts';

type JudgedDrawingProps = { readonly writing: readonly PenStroke[]; readonly judgement: Judgement };

/** Numbers stand above all strokes. */
export function JudgedDrawing({ writing, judgement }: JudgedDrawingProps) {
  const { faults, model, verdict } = judgement;
  const guides = verdict === 'unsure' ? [] : guidesOf(faults);
  const missing = guides.filter(({ kind }) => kind === 'missing');
  const marks = marksOf(judgement);
  return (
    <figure aria-label={t('write.judged')} className={SQUARE}>
      <Grid />
      <svg
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {writing.map((line, written) => (
          // What was written stays as it was.
          // oxlint-disable-next-line react/no-array-index-key
          <polyline key={written} points={linePoints(line)} {...LINE} className={colourOf(marks[written])} />
        ))}
        {guides.map(({ stroke, kind }) => (
          <g key={stroke} className={kind === 'direction' ? COLOURS.remark : COLOURS.wrong}>
            <polyline
              points={linePoints(model[stroke] ?? [])}
              {...LINE}
              strokeWidth={PEN * 0.7}
              strokeDasharray="8 46"
            />
            <Arrow line={model[stroke]} />
          </g>
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

const GUIDED = ['missing', 'direction', 'place', 'shape'] as const;
type Guide = Extract<Fault, { readonly kind: (typeof GUIDED)[number] }>;

/** What is missing, runs the other way, stands elsewhere or has another shape is drawn as it should be, once for each stroke. */
const guidesOf = (faults: readonly Fault[]): readonly Guide[] =>
  faults
    .filter((fault): fault is Guide => GUIDED.some((kind) => kind === fault.kind))
    .filter(({ stroke }, at, all) => all.findIndex((other) => other.stroke === stroke) === at);

type Place = Judgement['model'][number][number];

/** The head of an arrow where the stroke ends. */
function Arrow({ line = [] }: { readonly line: readonly Place[] | undefined }) {
  const end = line.at(-1);
  const before = line.findLast((point) => end && Math.hypot(end.x - point.x, end.y - point.y) > HEAD);
  if (!end || !before) return null;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const side = (turn: number): Place => ({
    x: end.x + HEAD * Math.cos(angle + turn),
    y: end.y + HEAD * Math.sin(angle + turn),
  });
  return <polyline points={linePoints([side(BACK), end, side(-BACK)])} {...LINE} strokeWidth={PEN * 0.6} />;
}

const HEAD = 70;
/** Of each side of the head, against the way of the stroke. */
const BACK = (Math.PI * 5) / 6;

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
