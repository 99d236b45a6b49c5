// Which reading of a word a deck means: what stands in the note, held against the dictionary.

import { parsePinyin } from '../../../chinese/sounds/index.ts';

const toneless = (reading: string) => reading.toLowerCase().replaceAll(/[1-5]/g, '');

/**
 * Numbered pinyin as the dictionary writes it; undefined where nobody can tell. `pinyin`: as the note has it, with marks
 * or numbers, perhaps none; `listed`: the readings that the dictionary has, the most usual first.
 */
export function settleReading(word: string, pinyin: string, listed: readonly string[]): string | undefined {
  const typed = readTyped(pinyin);
  const exact = listed.find((reading) => reading.toLowerCase() === typed);
  // Decks write tones as they are spoken, or leave the neutral one out.
  const alike =
    typed === undefined ? undefined : listed.find((reading) => toneless(reading) === toneless(typed));
  if (exact ?? alike ?? (typed === undefined ? listed[0] : undefined)) return exact ?? alike ?? listed[0];
  return typed?.split(' ').length === Array.from(word).length ? typed : listed[0];
}

function readTyped(pinyin: string): string | undefined {
  // Some decks give several readings: the first counts.
  const [first = ''] = pinyin.split(/[,;/(]/);
  const syllables = parsePinyin(first)[0]?.syllables ?? [];
  if (syllables.length === 0) return undefined;
  return syllables.map(({ base, tone }) => `${base}${tone ?? 5}`).join(' ');
}
