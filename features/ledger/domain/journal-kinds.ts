// The kinds of journals: the feature that posts them declares each, and names it for people in its texts.

declare const declared: unique symbol;

/** What happened, in the words of the feature that posts. Only `journalKinds` makes one, so that none goes without a name. */
export type JournalKind = string & { readonly [declared]: true };

type Declared<Kind extends string> = { readonly [Each in Kind]: Each & JournalKind };

/** Declares kinds such as `withdrawal.reserved`; each stands under its own name. */
export function journalKinds<const Kind extends string>(...kinds: readonly Kind[]): Declared<Kind> {
  // The mark says no more than that the kind stands in such a list.
  return Object.fromEntries(kinds.map((kind) => [kind, kind])) as Declared<Kind>;
}

/** What the ledger posts by itself. */
export const LEDGER_JOURNALS = journalKinds('reversal');
