/** Pinyin as textbooks print it: 不, 一 and a doubled verb as they are said in their place, all else with the tone of its own. */

import { applySandhi, type SandhiOptions, type SpokenCharacter, type WrittenWord } from './sandhi.ts';

/** The reading to show for a character. Third tones keep their mark: that they rise before another is for the card to say. */
export function taughtReading({ character, written, spoken, rule }: SpokenCharacter): string {
  return character === '不' || character === '一' || rule === 'reduplication' ? spoken : written;
}

/** The readings to show for words of one text, per word and character. */
export function taughtReadings(words: readonly WrittenWord[], options: SandhiOptions = {}): string[][] {
  const characters = applySandhi(words, options);
  let at = 0;
  return words.map(({ text }) => {
    const from = at;
    at += Array.from(text).length;
    return characters.slice(from, at).map(taughtReading);
  });
}

/**
 * The same for one entry of a word list, `bu4 shi4` for 不是: `bu2 shi4`. Pinyin that does not go by character, with the
 * commas of a saying, stays as it is.
 */
export function taughtPinyin(word: string, pinyin: string): string {
  const readings = pinyin.split(' ');
  if (readings.length !== Array.from(word).length) return pinyin;
  // Names begin with a capital, which is no tone.
  const [shown = []] = taughtReadings([{ text: word, readings }]);
  return shown.join(' ');
}
