// What a version of an area changes: each value before and after, also within a table of rates.

import type { AreaValues, SettingValue } from './area.ts';

export type Change = {
  readonly key: string;
  /** The entry of a table that changes, such as a currency; null where the whole value is one. */
  readonly entry: string | null;
  /** Null where there was none. */
  readonly from: string | number | null;
  readonly to: string | number | null;
};

/** The values that differ, in the order of their names. */
export function listChanges(before: AreaValues, after: AreaValues): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys.flatMap((key) => changesOf(key, before[key], after[key]));
}

function changesOf(key: string, from: SettingValue | undefined, to: SettingValue | undefined): Change[] {
  if (typeof from !== 'object' && typeof to !== 'object') {
    return from === to ? [] : [{ key, entry: null, from: from ?? null, to: to ?? null }];
  }
  const [old, now] = [typeof from === 'object' ? from : {}, typeof to === 'object' ? to : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .toSorted()
    .filter((entry) => old[entry] !== now[entry])
    .map((entry) => ({ key, entry, from: old[entry] ?? null, to: now[entry] ?? null }));
}
