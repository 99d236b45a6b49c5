// What a version of an area changes: each value before and after, also within a table.

import type { AreaValues, Cell, SettingValue } from './area.ts';

export type Change = {
  readonly key: string;
  /** The entry of a table that changes: a currency, or the id of a row; null where the whole value is one. */
  readonly entry: string | null;
  /** The column of the row. */
  readonly column: string | null;
  /** Null where there was none. */
  readonly from: Cell | null;
  readonly to: Cell | null;
};

/** The values that differ, in the order of their names. */
export function listChanges(before: AreaValues, after: AreaValues): Change[] {
  return union(before, after).flatMap((key) => {
    const [from, to] = [flatten(before[key]), flatten(after[key])];
    return [...new Set([...from.keys(), ...to.keys()])]
      .filter((name) => from.get(name)?.value !== to.get(name)?.value)
      .map((name) => ({
        key,
        entry: null,
        column: null,
        ...(to.get(name) ?? from.get(name))?.place,
        from: from.get(name)?.value ?? null,
        to: to.get(name)?.value ?? null,
      }));
  });
}

type Leaf = { readonly place: Partial<Pick<Change, 'entry' | 'column'>>; readonly value: Cell };

/** Every single value of a value, by its place. */
function flatten(value: SettingValue | undefined): ReadonlyMap<string, Leaf> {
  if (value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([['', { place: {}, value }]]);
  if (!isRows(value))
    return new Map(union(value).map((entry) => [entry, { place: { entry }, value: value[entry] ?? '' }]));
  return new Map(
    value.flatMap((row) =>
      Object.entries(row)
        .filter(([column]) => column !== 'id')
        .map(([column, cell]) => [`${row.id}:${column}`, { place: { entry: row.id, column }, value: cell }]),
    ),
  );
}

const isRows = (value: SettingValue): value is Extract<SettingValue, readonly unknown[]> =>
  Array.isArray(value);

const union = (...objects: readonly object[]): string[] =>
  [...new Set(objects.flatMap((object) => Object.keys(object)))].toSorted();
