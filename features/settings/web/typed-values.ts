// What stands in the form of an area, field by field, and the values that it makes.

import { IS_COMMA_GROUP } from '../../../kit/web/typed-amount.ts';
import type { Cell, SettingValue } from '../domain/area.ts';
import { CURRENCIES } from '../domain/currencies.ts';
import { readTyped } from '../domain/field-text.ts';
import { writeFen } from './fen.ts';
import { labelOf, type SettingsForm } from './forms.ts';
import type { AreaView } from './queries.ts';

/**
 * By field; the rate of a currency as `rates:USD`, a cell as `shipping:0:baseFen` with the row's handle, which stays
 * the same while rows come and go, and the handles of a table's rows in their order as `shipping:rows`.
 */
export type Typed = Readonly<Record<string, string>>;

type FieldView = AreaView['fields'][number];
type ColumnView = FieldView['columns'][number];

export const entryName = (key: string, entry: string): string => `${key}:${entry}`;
export const cellName = (key: string, handle: string, column: string): string => `${key}:${handle}:${column}`;
export const rowsName = (key: string): string => `${key}:rows`;

export const readHandles = (text: string | undefined): readonly string[] => text?.match(/\d+/g) ?? [];

/** The handles with one more, which none of them was. */
export const addHandle = (handles: readonly string[], next: number): string => [...handles, next].join(' ');

/** The form as it opens: with what holds now. */
export function typedOf({ fields, values }: Pick<AreaView, 'fields' | 'values'>): Typed {
  return Object.fromEntries(fields.flatMap((field) => typedField(field, values[field.key])));
}

/** One field of it. */
export function typedField(
  { key, kind, columns }: FieldView,
  value: SettingValue | undefined,
): [string, string][] {
  if (kind === 'rates') {
    const rates: Readonly<Record<string, string>> = isRates(value) ? value : {};
    return CURRENCIES.map((currency) => [entryName(key, currency), rates[currency] ?? '']);
  }
  if (kind !== 'table') return [[key, typeof value === 'object' ? '' : write(kind, value)]];
  const rows = isRows(value) ? value : [];
  return [
    [rowsName(key), [...rows.keys()].join(' ')],
    ...rows.flatMap((row, index): [string, string][] => [
      [cellName(key, String(index), 'id'), row.id],
      ...columns.map((column): [string, string] => [
        cellName(key, String(index), column.key),
        write(column.kind, row[column.key]),
      ]),
    ]),
  ];
}

/** Those in which a form differs from what is in force, by their entries: a row more or less counts, too. */
export function changedFields(
  { fields, values }: Pick<AreaView, 'fields' | 'values'>,
  typed: Typed,
): AreaView['fields'] {
  return fields.filter((field) =>
    typedField(field, values[field.key]).some(([name, text]) => typed[name] !== text),
  );
}

export const isRows = (value: SettingValue | undefined): value is Extract<SettingValue, readonly unknown[]> =>
  Array.isArray(value);

const isRates = (value: SettingValue | undefined): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && !isRows(value);

/** A value as its field shows it. */
function write(kind: ColumnView['kind'], value: Cell | undefined): string {
  if ((kind === 'money' || kind === 'share') && typeof value === 'number') return writeFen(value);
  return String(value ?? '');
}

type Read = { readonly values: AreaView['values']; readonly wrong: readonly string[] };

/** The values of what is typed, and the names of the fields that make none; what may stand in them is for the server to say. */
export function readForm(fields: AreaView['fields'], typed: Typed): Read {
  const wrong: string[] = [];
  const read = (name: string, kind: ColumnView['kind']): Cell => {
    const text = typed[name] ?? '';
    const value = kind === 'choice' ? text : readTyped(kind, text, IS_COMMA_GROUP);
    if (value === undefined) wrong.push(name);
    return value ?? '';
  };
  const values = fields.map(({ key, kind, columns }): [string, SettingValue] => {
    if (kind === 'rates') return [key, readRates(key, typed)];
    if (kind !== 'table') return [key, read(key, kind)];
    const rows = readHandles(typed[rowsName(key)]).map((handle) => ({
      ...Object.fromEntries(
        columns.map((column) => [column.key, read(cellName(key, handle, column.key), column.kind)]),
      ),
      id: String(read(cellName(key, handle, 'id'), 'text')),
    }));
    return [key, rows];
  });
  return { values: Object.fromEntries(values), wrong };
}

function readRates(key: string, typed: Typed): Readonly<Record<string, string>> {
  const entries = CURRENCIES.map((currency) => [currency, (typed[entryName(key, currency)] ?? '').trim()]);
  return Object.fromEntries(entries.filter(([, rate]) => rate !== ''));
}

/** The field of a path as the server refuses it: it counts rows, the form has their handles. */
export function fieldOfPath(path: string, typed: Typed): string {
  const [key = '', index = '', column] = path.split(':');
  if (column === undefined) return path;
  return cellName(key, readHandles(typed[rowsName(key)])[Number(index)] ?? '', column);
}

/** What a field of the form is called: a cell of a table by its column, a rate by its currency. */
export function fieldLabel(texts: SettingsForm, name: string): string {
  const [key = '', entry, column] = name.split(':');
  if (column !== undefined) return labelOf(texts, `${key}.${column}`);
  return entry === undefined ? labelOf(texts, key) : entry;
}

/** As what its value is written; undefined for what is no value of an area. */
export function kindOf(fields: AreaView['fields'], name: string): ColumnView['kind'] | 'rates' | undefined {
  const [key, , column] = name.split(':');
  const field = fields.find((each) => each.key === key);
  if (column !== undefined) return field?.columns.find((each) => each.key === column)?.kind;
  return field?.kind === 'table' ? undefined : field?.kind;
}
