// What stands in the form of an area, field by field, and the values that it makes.

import type { FieldKind, SettingValue } from '../domain/area.ts';
import { CURRENCIES } from '../domain/currencies.ts';
import { readTyped } from '../domain/field-text.ts';
import { writeFen } from './fen.ts';
import type { AreaView } from './queries.ts';

/** By field; the entries of a table by field and entry: `rates:USD`. */
export type Typed = Readonly<Record<string, string>>;

export const entryName = (key: string, entry: string): string => `${key}:${entry}`;

/** The form as it opens: with what holds now. */
export function typedOf({ fields, values }: Pick<AreaView, 'fields' | 'values'>): Typed {
  return Object.fromEntries(
    fields.flatMap(({ key, kind }) => {
      const value = values[key];
      if (kind !== 'rates') return [[key, write(kind, value)]];
      const table = typeof value === 'object' ? value : {};
      return CURRENCIES.map((currency) => [entryName(key, currency), table[currency] ?? '']);
    }),
  );
}

/** A value as its field shows it. */
function write(kind: FieldKind, value: SettingValue | undefined): string {
  if (value === undefined || typeof value === 'object') return '';
  if ((kind === 'money' || kind === 'share') && typeof value === 'number') return writeFen(value);
  return String(value);
}

type Read = { readonly values: AreaView['values']; readonly wrong: readonly string[] };

/** The values of what is typed, and the fields that make none; what a rate may be is for the server to say. */
export function readForm(fields: AreaView['fields'], typed: Typed): Read {
  const read = fields.map(({ key, kind }) => {
    if (kind !== 'rates') return [key, readTyped(kind, typed[key] ?? '')] as const;
    const entries = CURRENCIES.map((currency) => [currency, (typed[entryName(key, currency)] ?? '').trim()]);
    return [key, Object.fromEntries(entries.filter(([, rate]) => rate !== ''))] as const;
  });
  return {
    values: Object.fromEntries(read.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
    wrong: read.flatMap(([key, value]) => (value === undefined ? [key] : [])),
  };
}
