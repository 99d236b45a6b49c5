// Amounts over time as bars, with the same numbers as a table for whoever reads rather than looks.

import { classNames } from '../elements/class-names.ts';
import { type Column, Table } from './table.tsx';

export type Bar = {
  readonly key: string;
  /** Its time; under the chart for the first, the middle and the last bar. */
  readonly label: string;
  readonly value: number;
  /** The value as people read it. */
  readonly shown: string;
};

type BarChartProps = {
  readonly caption: string;
  /** In the order of time. */
  readonly bars: readonly Bar[];
  readonly columns: { readonly label: string; readonly value: string };
  /** What opens the table. */
  readonly tableTitle: string;
};

/** Of the drawing, which is stretched to the width of the page; text stands beside it and is not. */
const SIZE = 100;
const [BAR, GAP] = [0.7, 0.15];

export function BarChart({ caption, bars, columns, tableTitle }: BarChartProps) {
  const marks = [0, Math.floor((bars.length - 1) / 2), bars.length - 1].map((at) => bars[at]);
  return (
    <figure>
      <Highest bars={bars} />
      <Drawing bars={bars} />
      <p aria-hidden="true" className="mt-1 flex justify-between text-caption text-muted tabular-nums">
        {marks.map((bar) => (bar ? <span key={bar.key}>{bar.label}</span> : null))}
      </p>
      <figcaption className="sr-only">{caption}</figcaption>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-small text-muted">
          {tableTitle}
        </summary>
        <Table caption={caption} rows={bars} rowKey={({ key }) => key} columns={toColumns(columns)} />
      </details>
    </figure>
  );
}

/** What the height of the drawing stands for, so that a bar that fills it says how much that is. */
function Highest({ bars }: Pick<BarChartProps, 'bars'>) {
  const [highest] = bars.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  // Without anything to show its place stays, so that charts side by side stand on one line.
  const isNothing = highest === undefined || highest.value === 0;
  return (
    <p
      aria-hidden="true"
      className={classNames(
        'mb-1 min-h-5 border-b border-dashed text-caption text-muted tabular-nums',
        isNothing ? 'border-transparent' : 'border-line',
      )}
    >
      {isNothing ? null : highest.shown}
    </p>
  );
}

function Drawing({ bars }: Pick<BarChartProps, 'bars'>) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  const step = SIZE / Math.max(1, bars.length);
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-40 w-full border-b border-line-strong tablet:h-48"
    >
      {bars.map(({ key, label, value, shown }, index) => {
        const height = (Math.abs(value) / most) * SIZE;
        return (
          <g key={key}>
            <title>{`${label}: ${shown}`}</title>
            {/* As high as the drawing: the number of a low bar is found, too. */}
            <rect x={index * step} y={0} width={step} height={SIZE} className="fill-transparent" />
            <rect
              x={(index + GAP) * step}
              y={SIZE - height}
              width={BAR * step}
              height={height}
              className={value < 0 ? 'fill-wrong' : 'fill-active'}
            />
          </g>
        );
      })}
    </svg>
  );
}

const toColumns = (headers: BarChartProps['columns']): readonly Column<Bar>[] => [
  { key: 'label', header: headers.label, cell: ({ label }) => label },
  {
    key: 'value',
    header: headers.value,
    cell: ({ shown }) => <span className="tabular-nums">{shown}</span>,
  },
];
