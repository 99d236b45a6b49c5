// Carries in a type that a row was read as its owner's, so that what acts on it need not ask, and cannot be given another's.

declare const ownership: unique symbol;

/** A row of the caller's: only queries whose condition names the owner make one. */
export type Owned<Row> = Row & { readonly [ownership]: 'of the caller' };

/** For such queries alone: what they found is the owner's. */
export function asOwned<Row>(row: Row): Owned<Row>;
export function asOwned<Row>(row: Row | undefined): Owned<Row> | undefined;
export function asOwned<Row>(row: Row | undefined) {
  // The mark exists for the compiler only; the query has held to it.
  return row as Owned<Row> | undefined;
}
