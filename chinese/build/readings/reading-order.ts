/** Puts the readings of single characters in the order in which words use them. */

import { USUAL_OF_CHARACTERS } from './usual-readings.ts';

/** Senses are counted per reading, which puts an old verb before a plain noun (雨 yù, yǔ); such a share of use decides. */
const CLEAR_SHARE = 0.9;

type ReadWord = { readonly word: string; readonly readings: string[]; readonly count: number };

/** Character → reading → how often words of several characters use it. */
function usesOf(words: readonly ReadWord[]): Map<string, Map<string, number>> {
  const uses = new Map<string, Map<string, number>>();
  for (const { word, readings, count } of words) {
    const syllables = readings[0]?.split(' ') ?? [];
    if (word.length < 2 || syllables.length !== word.length) continue;
    syllables.forEach((syllable, at) => {
      const own = uses.get(word.charAt(at)) ?? new Map<string, number>();
      uses.set(word.charAt(at), own.set(syllable, (own.get(syllable) ?? 0) + count));
    });
  }
  return uses;
}

function ordered(word: ReadWord, uses: ReadonlyMap<string, number>): readonly string[] {
  const all = [...uses.values()].reduce((sum, count) => sum + count, 0);
  const [clear] = [...uses].find(([, count]) => count > CLEAR_SHARE * all) ?? [];
  // A neutral tone stands in words only.
  if (clear === undefined || clear.endsWith('5')) return word.readings;
  return [clear, ...word.readings.filter((reading) => reading !== clear)];
}

/** The words, with the reading first that nearly all words of a character use, listed or not (合 hé, which only variants have); what is judged by hand stays. */
export function withUsualReadings<Word extends ReadWord>(words: readonly Word[]): Word[] {
  const uses = usesOf(words);
  return words.map((word) => {
    if (word.word.length > 1 || word.readings.length === 0 || USUAL_OF_CHARACTERS[word.word]) return word;
    return { ...word, readings: [...ordered(word, uses.get(word.word) ?? new Map())] };
  });
}
