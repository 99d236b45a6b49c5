/** Puts the hits of a search in the order a learner expects: the meaning asked for, then level and frequency. */

import { foldGloss, foldPinyin, glossKeys, glossMatch, type TypedPinyin } from './fold.ts';
import type { SearchRow } from './shards.ts';

/** How commonly a learner meets a word: Zipf frequency, raised by the level that teaches it. */
function commonness([, , , , zipf, band]: SearchRow): number {
  return zipf / 10 + (band === 0 ? 0 : (8 - band) * 0.4);
}

function ranked(rows: { row: SearchRow; score: number }[]): SearchRow[] {
  return rows.toSorted((a, b) => b.score - a.score || (a.row[0] < b.row[0] ? -1 : 1)).map(({ row }) => row);
}

/** How well the syllables of a row fit the places where the person ended one: `xi'an` is 西安, not 先. */
function breakScore(pinyin: string, breaks: readonly number[]): number {
  const own = new Set(foldPinyin(pinyin).breaks);
  return breaks.every((place) => own.has(place)) ? 0 : -6;
}

/** Rows of a pinyin key that have the tones typed, if any were; the usual readings of common words first. */
export function rankByPinyin(rows: readonly SearchRow[], { tones, breaks }: TypedPinyin): SearchRow[] {
  const fitting = rows.filter(([, pinyin]) => tones === '' || foldPinyin(pinyin).tones === tones);
  return ranked(
    fitting.map((row) => ({ row, score: commonness(row) - row[3] + breakScore(row[1], breaks) })),
  );
}

/** Rows whose gloss has all words of the query. */
export function rankByGloss(rows: readonly SearchRow[], query: string): SearchRow[] {
  const wanted = foldGloss(query);
  const keys = glossKeys(query);
  const fitting = rows.filter(([, , gloss]) => {
    const own = new Set(glossKeys(gloss));
    return keys.every((key) => own.has(key));
  });
  const score = (row: SearchRow) =>
    commonness(row) + glossMatch(wanted, row[2]) - 0.4 * row[3] - 0.1 * foldGloss(row[2]).split(' ').length;
  return ranked(fitting.map((row) => ({ row, score: score(row) })));
}
