/** Chooses the words of the lexicon and gives each its cost, parts of speech, readings and band. */

import { withUsualReadings } from '../readings/reading-order.ts';
import { readingsOf } from '../readings/readings.ts';
import type { CedictLine } from '../sources/cedict-line.ts';
import type { HskLine, JiebaLine } from '../sources/sources.ts';
import { cut, sharedCounts } from './counts.ts';
import { partsOfSpeech } from './parts-of-speech.ts';

export type LexiconWord = {
  word: string;
  /** Estimated occurrences in jieba's corpus; never below a small floor. */
  count: number;
  pos: string[];
  readings: string[];
  band: number;
};

const HANZI = /[\u3007\u3400-\u9fff]/;
const WORD = /^[\u3007\u3400-\u9fffA-Za-z0-9]+$/;
const LONGEST = 8;
/** The count of a dictionary word that jieba's corpus never saw. */
const UNSEEN = 2;

/** Words that a text can be cut into: with a character, without punctuation, not a whole proverb. */
function isCuttable(word: string): boolean {
  return WORD.test(word) && HANZI.test(word) && word.length <= LONGEST;
}

export function groupBySimplified(cedict: CedictLine[]): Map<string, CedictLine[]> {
  const groups = new Map<string, CedictLine[]>();
  for (const line of cedict) {
    const group = groups.get(line.simplified);
    if (group) group.push(line);
    else groups.set(line.simplified, [line]);
  }
  return groups;
}

/** Bands up to which a listed word is one for a learner, however freely its parts go together (不客气, 请坐). */
const TAUGHT_WHOLE = 4;

/** The least count with which a listed word stands against its own parts. */
function leastCount(word: string, band: number, counts: ReadonlyMap<string, number>, total: number): number {
  const isWhole = band > 0 && (band <= TAUGHT_WHOLE || word.length > 2);
  const parts = isWhole ? cut(word, counts, total) : undefined;
  if (parts === undefined) return UNSEEN;
  const chance = parts.reduce((product, part) => product * (((counts.get(part) ?? 0) + 1) / total), 1);
  return Math.max(UNSEEN, Math.round(chance * total * 1.5));
}

/** All words of CC-CEDICT and of the HSK list that a text can be cut into. */
export function lexiconWords(cedict: CedictLine[], jieba: JiebaLine[], hsk: HskLine[]): LexiconWord[] {
  const lines = groupBySimplified(cedict);
  const tagged = new Map(jieba.map((line) => [line.word, line]));
  const listed = new Map(hsk.map((line) => [line.word, line]));
  const words = [...new Set([...lines.keys(), ...listed.keys()])].filter(isCuttable);
  const counts = sharedCounts(words, jieba);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const chosen = words.map((word) => {
    const own = lines.get(word) ?? [];
    const tag = tagged.get(word);
    const inList = listed.get(word);
    return {
      word,
      count: Math.max(counts.get(word) ?? 0, leastCount(word, inList?.band ?? 0, counts, total)),
      pos: partsOfSpeech(tag?.pos, inList, own),
      readings: readingsOf(word, own, inList),
      band: inList?.band ?? 0,
    };
  });
  return withUsualReadings(chosen);
}
