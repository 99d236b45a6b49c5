/** Puts the hits of a search in the order a learner expects: the meaning asked for, then level and frequency. */

import {
  ALTERNATIVE_MATCH,
  foldGloss,
  foldPinyin,
  glossKeys,
  glossMatch,
  type TypedPinyin,
  toFolded,
  WHOLE_MATCH,
} from './fold.ts';
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

const NEUTRAL = '5';

/** Whoever types a tone for each syllable gives the neutral ones one, too: `xie4xie4` is 谢谢 xie4 xie5. */
function fitsTones(pinyin: string, tones: string): boolean {
  if (tones === '' || foldPinyin(pinyin).tones === tones) return true;
  const own = Array.from(pinyin.matchAll(/[1-5]/g), ([tone]) => tone);
  return own.length === tones.length && own.every((tone, place) => tone === NEUTRAL || tone === tones[place]);
}

/** Rows of a pinyin key that have the tones typed, if any were; the usual readings of common words first. */
export function rankByPinyin(rows: readonly SearchRow[], { tones, breaks }: TypedPinyin): SearchRow[] {
  const fitting = rows.filter(([, pinyin]) => fitsTones(pinyin, tones));
  return ranked(
    fitting.map((row) => ({ row, score: commonness(row) - row[3] + breakScore(row[1], breaks) })),
  );
}

/** More than level and frequency together: what a learner's gloss says comes before what a dictionary lists. */
const LEARNERS_FIRST = 20;
/** The first gloss of a word says what it is for; a later one is a word's second use. */
const LATER_GLOSS = 3;

/** What a learner's gloss gains that answers a query as a whole or by one of its alternatives, which count alike. */
export function learnersGain(match: number, sense: number): number {
  if (match < ALTERNATIVE_MATCH) return 0;
  return LEARNERS_FIRST - LATER_GLOSS * sense + (match < WHOLE_MATCH ? 1 : 0);
}

/** Whether a row's gloss is what was asked for (folded), not merely something with these words in it. */
export function answersQuery(wanted: string, [, , gloss, , , , isLearners]: SearchRow): boolean {
  return glossMatch(wanted, toFolded(gloss)) >= (isLearners ? ALTERNATIVE_MATCH : WHOLE_MATCH);
}

/** Rows whose gloss has all words of the query. */
export function rankByGloss(rows: readonly SearchRow[], query: string): SearchRow[] {
  const wanted = foldGloss(query);
  const keys = glossKeys(query);
  const fitting = rows.filter(([, , gloss]) => {
    const own = new Set(glossKeys(gloss));
    return keys.every((key) => own.has(key));
  });
  const score = (row: SearchRow) => {
    const [, , gloss, sense, , , isLearners] = row;
    const folded = toFolded(gloss);
    const match = glossMatch(wanted, folded);
    const gain = isLearners ? learnersGain(match, sense) : 0;
    return gain + commonness(row) + match - 0.4 * sense - 0.1 * folded.whole.split(' ').length;
  };
  return ranked(fitting.map((row) => ({ row, score: score(row) })));
}
