/** The bands of the HSK 3.0 standard and the CEFR-like levels beside them. */

/** Band 1–6; 7 stands for 7 to 9, which the standard does not tell apart in its word list. */
export type Band = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Cefr = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';

/**
 * The standard names no CEFR level. Ours goes by the size of vocabulary that each is usually said to need: band 3
 * ends at 2,245 words, 4 at 3,245, 6 at 5,456, 9 at 11,092.
 */
const CEFR: Readonly<Record<Band, Cefr>> = {
  1: 'A1',
  2: 'A2',
  3: 'B1',
  4: 'B2',
  5: 'C1',
  6: 'C1',
  7: 'C2',
};

export function cefrOf(band: Band): Cefr {
  return CEFR[band];
}

/** A number of the lexicon as a band; undefined if it is none. */
export function toBand(value: number | undefined): Band | undefined {
  // The check is what makes the number a band.
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 7
    ? (value as Band)
    : undefined;
}
