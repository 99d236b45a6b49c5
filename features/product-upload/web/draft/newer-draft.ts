// Brings what is typed and what has come from elsewhere together: field by field, by what both began with.

import type { DraftField, DraftValues } from './form-values.ts';

type Changes = { -readonly [Name in DraftField]?: DraftValues[Name] };

export type Brought = {
  /** Of fields in which nothing was typed: they show the newer one. */
  readonly taken: Changes;
  /** Fields that were changed here and elsewhere, each in its own way. */
  readonly contested: readonly DraftField[];
};

type Versions = {
  /** What both began with. */
  readonly base: DraftValues;
  readonly mine: DraftValues;
  readonly theirs: DraftValues;
  /** What this form has sent and not heard of yet: no change from elsewhere. */
  readonly sent: DraftValues | undefined;
};

export function bring(names: readonly DraftField[], { base, mine, theirs, sent }: Versions): Brought {
  const isNew = (name: DraftField) => theirs[name] !== base[name] && theirs[name] !== sent?.[name];
  const open = names.filter((name) => mine[name] === base[name] && theirs[name] !== mine[name]);
  return {
    taken: Object.fromEntries(open.map((name) => [name, theirs[name]])),
    contested: names.filter(
      (name) => mine[name] !== base[name] && mine[name] !== theirs[name] && isNew(name),
    ),
  };
}
