// Reads and writes the weight of a thing as buyers type it: in kilograms, or in another unit that they name.

import { BOUNDS } from './quote/terms.ts';

const GRAMS: Readonly<Record<string, number>> = {
  '': 1000,
  kg: 1000,
  公斤: 1000,
  千克: 1000,
  斤: 500,
  g: 1,
  克: 1,
};

const WEIGHT = /^(\d{1,6})(?:[.,](\d{1,3}))?\s*(kg|公斤|千克|斤|g|克|)$/iu;

/** Grams of `0.25`, `0,25`, `250 g`, `1.2 公斤`; undefined for what is none, is no whole gram, or fits no parcel. */
export function readWeight(typed: string): number | undefined {
  const [, whole = '', part = '', unit = ''] = WEIGHT.exec(typed.normalize('NFKC').trim()) ?? [];
  const thousandths = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
  const grams = (thousandths * (GRAMS[unit.toLowerCase()] ?? 0)) / 1000;
  return Number.isInteger(grams) && grams >= 1 && grams <= BOUNDS.parcelGrams ? grams : undefined;
}

/** In kilograms, without trailing zeros, as {@link readWeight} reads it. */
export const writeWeight = (grams: number): string => String(grams / 1000);
