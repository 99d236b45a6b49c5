/** Measures how often a word of the HSK list is read as the dictionary reads it. */

import type { Reader } from '../../sounds/reader/reader.ts';
import { normalReading } from '../readings/readings.ts';
import type { HskLine } from '../sources/sources.ts';

const PLAIN = /^(?:[a-z]+[1-5] ?)+$/;

/** Table for people: the share of words in one of their listed readings, and the words that differ. */
export function measureWords(reader: Reader, list: readonly HskLine[]): string {
  // Some readings of the table are not written as numbered syllables; they can confirm nothing.
  const usable = list
    .map(({ word, readings }) => ({
      word,
      readings: readings.map(normalReading).filter((one) => PLAIN.test(one)),
    }))
    .filter(({ readings }) => readings.length > 0);
  const wrong = usable.flatMap(({ word, readings }) => {
    const given = reader
      .readings(word)
      .filter((reading) => PLAIN.test(reading))
      .join(' ');
    return readings.includes(given) ? [] : [`${word} ${given}`];
  });
  const share = (100 * (1 - wrong.length / usable.length)).toFixed(2);
  return `words of the list: ${usable.length}, in a listed reading ${share} %; else ${wrong.join(', ')}\n`;
}
