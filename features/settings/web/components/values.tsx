// Values of settings as people read them.

import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { Table } from '../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { labelOf, type SettingsForm } from '../forms.ts';
import type { AreaView } from '../queries.ts';
import { t } from '../texts.ts';
import { isRows } from '../typed-values.ts';
import { isFolded, rowTitle } from './row-title.ts';

type Value = AreaView['values'][string];
type FieldView = AreaView['fields'][number];
/** What a single value is read as. */
type Shown = FieldView['columns'][number]['kind'] | 'rates';

type ValuesProps = {
  readonly fields: AreaView['fields'];
  readonly values: AreaView['values'];
  readonly form: SettingsForm;
};

export function Values({ fields, values, form }: ValuesProps) {
  return (
    <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2 wide:grid-cols-3">
      {fields.map((field) =>
        field.kind === 'table' ? (
          <div key={field.key} className="col-span-full">
            <dt className="text-caption text-muted">{labelOf(form, field.key)}</dt>
            <dd>
              <Rows field={field} value={values[field.key]} form={form} />
            </dd>
          </div>
        ) : (
          <div key={field.key}>
            <dt className="text-caption text-muted">{labelOf(form, field.key)}</dt>
            <dd className="whitespace-pre-line tabular-nums">
              <MixedText text={showValue(field.kind, values[field.key])} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Values are written in any language, Chinese among them. */
const marked = (text: string) => <MixedText text={text} />;

/** Longer tables are opened by who wants to read them: on a phone each row is a card. */
const SHOWN_ROWS = 3;

type RowsProps = {
  readonly field: FieldView;
  readonly value: Value | undefined;
  readonly form: SettingsForm;
};

function Rows({ field, value, form }: RowsProps) {
  const { key, columns } = field;
  if (!isRows(value) || value.length === 0) return t('area.empty');
  if (isFolded(field, value.length)) return <RowList field={field} rows={value} form={form} />;
  // Long texts would make columns of one word; they are read in the form.
  const short = columns.filter(({ kind }) => kind !== 'lines');
  const table = (
    <Table
      caption={labelOf(form, key)}
      rows={value}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: labelOf(form, `${key}.id`), cell: ({ id }) => marked(id) },
        ...short.map((column) => ({
          key: column.key,
          header: labelOf(form, `${key}.${column.key}`),
          ...(column.kind === 'money' || column.kind === 'count' ? { align: 'end' as const } : {}),
          cell: (row: (typeof value)[number]) =>
            marked(showCell(form, { table: key, column, value: row[column.key] })),
        })),
      ]}
    />
  );
  if (value.length <= SHOWN_ROWS) return table;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-active underline-offset-4 hover:underline">
        {t('area.rows', { count: value.length })}
      </summary>
      {table}
    </details>
  );
}

type RowListProps = {
  readonly field: FieldView;
  readonly rows: Extract<Value, readonly unknown[]>;
  readonly form: SettingsForm;
};

/** Each row by its name, opened for all that stands in it. */
function RowList({ field, rows, form }: RowListProps) {
  const { key, columns } = field;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-active underline-offset-4 hover:underline">
        {t('area.rows', { count: rows.length })}
      </summary>
      <ul>
        {rows.map((row) => {
          const { name, facts } = rowTitle(field, form, (column) => String(row[column] ?? ''));
          return (
            <li key={row.id} className="border-t border-line">
              <details>
                <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
                  <span className="font-medium">{marked(name)}</span>{' '}
                  <span className="text-small text-muted">{facts}</span>
                </summary>
                <dl className="grid gap-x-8 gap-y-2 pt-1 pb-4 tablet:grid-cols-2 wide:grid-cols-3">
                  {columns.map((column) => (
                    <div key={column.key}>
                      <dt className="text-caption text-muted">{labelOf(form, `${key}.${column.key}`)}</dt>
                      <dd className="whitespace-pre-line">
                        {marked(showCell(form, { table: key, column, value: row[column.key] }))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type CellParams = {
  readonly table: string;
  readonly column: FieldView['columns'][number] | undefined;
  readonly value: string | number | null | undefined;
};

/** A cell; a word of a choice in the words of the feature that owns the table. */
export function showCell(form: SettingsForm, { table, column, value }: CellParams): string {
  if (column?.kind === 'choice' && value !== undefined && value !== null)
    return labelOf(form, `${table}.${column.key}.${value}`);
  return showValue(column?.kind, value);
}

/** Kept as decimal text; a double holds all the digits that people give a rate. */
const showRate = (text: string): string => formatNumber(Number(text), { maximumFractionDigits: 12 });

export function showValue(kind: Shown | undefined, value: Value | null | undefined): string {
  if (value === undefined || value === null) return t('history.absent');
  if (isRows(value)) return t('area.empty');
  if (typeof value === 'object') {
    const lines = Object.entries(value).map(([entry, text]) => `${entry} ${showRate(text)}`);
    return lines.length === 0 ? t('area.empty') : lines.join('\n');
  }
  if (typeof value === 'string') return value === '' ? t('area.empty') : value;
  if (kind === 'money') return formatFen(value);
  if (kind === 'share') {
    return formatNumber(value / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  }
  return formatNumber(value);
}
