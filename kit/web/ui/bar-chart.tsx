// Amounts over time as bars, with the same numbers as a table for whoever reads rather than looks.

import { type Column, Table } from './table.tsx';

export type Bar = {
  readonly key: string;
  /** Under the bar; may be shown for some bars only. */
  readonly label: string;
  readonly value: number;
  /** The value as people read it. */
  readonly shown: string;
};

type BarChartProps = {
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly columns: { readonly label: string; readonly value: string };
  /** What opens the table. */
  readonly tableTitle: string;
};

const [WIDTH, HEIGHT, FOOT] = [640, 200, 24];
/** As many labels as fit beside each other on a phone. */
const LABELS_MAX = 6;

export function BarChart({ caption, bars, columns, tableTitle }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  const step = WIDTH / Math.max(1, bars.length);
  const each = Math.ceil(bars.length / LABELS_MAX);
  const rows = bars.filter(({ value }) => value !== 0);
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true" className="h-auto w-full">
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
        {bars.map(({ key, label, value, shown }, index) => {
          const height = (Math.abs(value) / most) * (HEIGHT - 8);
          return (
            <g key={key}>
              <rect
                x={index * step + step * 0.15}
                y={HEIGHT - height}
                width={step * 0.7}
                height={height}
                rx={2}
                className={value < 0 ? 'fill-wrong' : 'fill-active'}
              >
                <title>{`${label}: ${shown}`}</title>
              </rect>
              {index % each === 0 ? (
                <text
                  x={index * step + step / 2}
                  y={HEIGHT + 18}
                  textAnchor={index === 0 ? 'start' : 'middle'}
                  className="fill-muted text-caption"
                >
                  {label}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <figcaption className="sr-only">{caption}</figcaption>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-small text-muted">
          {tableTitle}
        </summary>
        <Table caption={caption} rows={rows} rowKey={({ key }) => key} columns={toColumns(columns)} />
      </details>
    </figure>
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
