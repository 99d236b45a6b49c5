// Which reading of a word a deck means: what stands in the note, held against the dictionary.

import { parsePinyin, toMarks, withLetters } from '../../../chinese/sounds/index.ts';

const toneless = (reading: string) => reading.toLowerCase().replaceAll(/[1-5]/g, '');

/**
 * Numbered pinyin as the dictionary writes it; undefined where nobody can tell. `pinyin`: as the note has it, with marks
 * or numbers, perhaps none; `listed`: the readings that the dictionary has, the most usual first.
 */
export function settleReading(word: string, pinyin: string, listed: readonly string[]): string | undefined {
  const ways = readTyped(pinyin);
  // What is written together may be cut in several ways: the word says which is meant.
  const exact = listed.find((reading) => ways.includes(reading.toLowerCase()));
  // Decks write tones as they are spoken, or leave the neutral one out.
  const alike = listed.find((reading) => ways.map(toneless).includes(toneless(reading)));
  const [likeliest] = ways;
  const isWhole = likeliest?.split(' ').length === Array.from(word).length;
  return exact ?? alike ?? (isWhole ? likeliest : listed[0]);
}

/** All ways to read it, the likeliest first. */
function readTyped(pinyin: string): string[] {
  // Some decks give several readings: the first counts.
  const [first = ''] = pinyin.split(/[,;/(]/);
  return parsePinyin(first).map(({ syllables }) =>
    syllables.map(({ base, tone }) => `${base}${tone ?? 5}`).join(' '),
  );
}

/** Numbered pinyin with marks, syllable by syllable: how a word goes out whose learner has written it nowhere. */
export const writtenApart = (pinyin: string): string => withLetters(pinyin).split(' ').map(toMarks).join(' ');
