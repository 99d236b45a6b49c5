// What stands in the form of an item and the server has not got yet, kept in this tab: a reload in the middle of a word loses nothing.

import { COPIES } from '../../../../kit/web/storage.ts';
import { keepInTab, readInTab } from '../../../../kit/web/tab-storage.ts';
import type { DraftField, DraftValues } from './form-values.ts';
import { bring } from './newer-draft.ts';

type Typed = {
  /** What the server had when it was typed. */
  readonly base: DraftValues;
  readonly mine: DraftValues;
};

const keyOf = (id: string): string => `${COPIES}item-${id}`;

/** `stored`: what the server has; what says no more than that is not kept. */
export function keepTyped(id: string, { base, mine }: Typed): void {
  const isStored = JSON.stringify(base) === JSON.stringify(mine);
  keepInTab(keyOf(id), isStored ? null : JSON.stringify({ base, mine }));
}

function readTyped(id: string, like: DraftValues): Typed | undefined {
  try {
    const kept: unknown = JSON.parse(readInTab(keyOf(id)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('base' in kept && 'mine' in kept)) return undefined;
    const isWhole = [kept.base, kept.mine].every((values) => isLike(values, like));
    // Each part has the fields of `like` by now, as this file alone writes them.
    return isWhole ? (kept as Typed) : undefined;
  } catch {
    return undefined; // Another release wrote it.
  }
}

const isLike = (values: unknown, like: DraftValues): boolean =>
  typeof values === 'object' &&
  values !== null &&
  Object.keys(like).every(
    (name) => typeof Object.entries(values).find(([key]) => key === name)?.[1] === 'string',
  );

export type Begun = {
  readonly values: DraftValues;
  /** What was changed here and elsewhere meanwhile, as it is there. */
  readonly contested: Partial<DraftValues> | undefined;
};

/** What a form begins with: what the server has, with what was typed in this tab and did not reach it. */
export function beginForm(id: string, theirs: DraftValues, names: readonly DraftField[]): Begun {
  const typed = readTyped(id, theirs);
  if (!typed) return { values: theirs, contested: undefined };
  const { taken, contested } = bring(names, { ...typed, theirs, sent: undefined });
  return {
    values: { ...typed.mine, ...taken },
    contested:
      contested.length === 0 ? undefined : Object.fromEntries(contested.map((name) => [name, theirs[name]])),
  };
}
