// One slip of the hand in a word that is known: a letter of its pinyin, or one of several characters.

import { parsePinyin, type Tone } from '../../../../chinese/sounds/index.ts';
import { charactersOf, syllablesOf } from './words/study-word.ts';

/** In shorter ones a letter makes another word: ma, mai, mao. */
const LEAST_LETTERS = 4;
/** Of fewer characters one is half of the word. */
const LEAST_CHARACTERS = 3;

/** The letters of pinyin in one, without tones; ü as v. */
export const lettersOf = (pinyin: string): string =>
  pinyin
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('u\u0308', 'v')
    .replaceAll(/[^a-z]/g, '');

/** Whether one letter is missing, too many or another one, or two have changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (long === short || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const rest = long.slice(at + 1);
  if (long.length > short.length) return rest === short.slice(at);
  if (rest === short.slice(at + 1)) return true;
  return (
    long[at] === short[at + 1] && long[at + 1] === short[at] && long.slice(at + 2) === short.slice(at + 2)
  );
}

/** `alike`: letters of other words that lie as near: who writes one of those has written another word. */
export function isLetterSlip(typed: string, reading: string, alike: readonly string[]): boolean {
  const [had, wanted] = [lettersOf(typed), lettersOf(reading)];
  if (wanted.length < LEAST_LETTERS || !isOneLetterOff(wanted, had) || alike.includes(had)) return false;
  const tones = tonesIn(typed);
  return tones.length === 0 || tones.join('') === syllablesOf(reading).flatMap(toneOf).join('');
}

/** The tones that are written out, in their order; the neutral one is not. */
const tonesIn = (typed: string): Tone[] => {
  const marks = [...typed.normalize('NFD')].flatMap((sign) => MARKS[sign] ?? []);
  return marks.length > 0
    ? marks
    : (parsePinyin(typed)[0]?.syllables ?? []).flatMap(({ tone }) => tone ?? []);
};
const MARKS: Readonly<Record<string, Tone>> = { '\u0304': 1, '\u0301': 2, '\u030c': 3, '\u0300': 4 };
const toneOf = (syllable: string): string[] => syllable.match(/[1-4]$/) ?? [];

/** One character is another, and what stands there is no word of its own; answers the right character. */
export function characterSlip(
  typed: string,
  word: string,
  isWord: (text: string) => boolean,
): string | undefined {
  const [had, wanted] = [charactersOf(typed), charactersOf(word)];
  if (wanted.length < LEAST_CHARACTERS || had.length !== wanted.length || isWord(typed)) return undefined;
  const other = wanted.filter((character, at) => character !== had[at]);
  return other.length === 1 ? other[0] : undefined;
}
