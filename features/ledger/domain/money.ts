// Amounts as the ledger counts them: whole minor units of an asset, never fractions.

/** What the ledger counts, and how many minor units make the unit that people know: fen, and seconds. */
export const ASSETS = {
  CNY: { minorPerUnit: 100 },
  MINUTES: { minorPerUnit: 60 },
} as const;

export type Asset = keyof typeof ASSETS;

/** A whole number of fen or seconds that a JavaScript number holds exactly; negative where something goes out. */
export type MinorUnits = number & { readonly __brand: 'MinorUnits' };

/** The number as minor units; undefined for a fraction and for what is too large to be exact. */
export function toMinorUnits(value: number | bigint): MinorUnits | undefined {
  const number = Number(value);
  // Every whole and exact number is one; only the mark is missing.
  return Number.isSafeInteger(number) ? ((number === 0 ? 0 : number) as MinorUnits) : undefined;
}

/** Minor units of what the database or the code itself has made; throws for anything else. */
export function minorUnits(value: number | bigint): MinorUnits {
  const units = toMinorUnits(value);
  if (units === undefined) throw new RangeError(`${value} is no whole, exact number of minor units`);
  return units;
}
