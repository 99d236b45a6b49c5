// In which other tones a word is read right: as its learner's deck has it, and with the tone that a syllable has by itself.

import { parsePinyin } from '../../../../../chinese/sounds/index.ts';
import { charactersOf, syllablesOf } from './study-word.ts';

export type ReadToLearn = {
  readonly word: string;
  readonly reading: string;
  /** As decks have written it. */
  readonly spellings: readonly string[];
  /** The readings of the same characters that the dictionary has. */
  readonly listed: readonly string[];
  /** The readings of one character, the most usual first. */
  readonly readingsOf: (character: string) => readonly string[];
};

/** Numbered pinyin, with the syllables of the reading in other tones. */
export function alsoRead(read: ReadToLearn): string[] {
  const own = read.spellings.flatMap((spelling) => ownReading(read, spelling) ?? []);
  const full = withFullTones(read);
  return [...new Set([...own, ...(full === undefined ? [] : [full])])].filter((one) => one !== read.reading);
}

const lettersOf = (syllable: string): string => syllable.toLowerCase().replace(/\d$/u, '');

/** Undefined where it is written without any tone, or reads otherwise. */
function ownReading({ reading }: ReadToLearn, spelling: string): string | undefined {
  const wanted = syllablesOf(reading).map(lettersOf);
  const way = parsePinyin(spelling).find(
    ({ syllables }) =>
      syllables.length === wanted.length && syllables.every(({ base }, at) => base === wanted[at]),
  );
  if (!way?.syllables.some(({ tone }) => tone !== undefined)) return undefined;
  return way.syllables.map(({ base, tone }) => `${base}${tone ?? 5}`).join(' ');
}

/** Particles and endings, which nobody says with a tone. */
const TONELESS = new Set('们子头么着了的地得吗呢吧啊呀嘛啦个'.split(''));

/**
 * 后面 is hou4 mian5 in one dictionary and hou4 mian4 in another. A doubled word keeps its neutral tone, and where the full
 * tones make another word, as dong1 xi1 is east and west, they are not this one's.
 */
function withFullTones({ word, reading, listed, readingsOf }: ReadToLearn): string | undefined {
  const characters = charactersOf(word);
  const syllables = syllablesOf(reading);
  if (characters.length !== syllables.length || !reading.includes('5')) return undefined;
  const full = syllables.map((syllable, at) => {
    const character = characters[at] ?? '';
    if (!syllable.endsWith('5') || at === 0 || TONELESS.has(character)) return syllable;
    if (characters[at - 1] === character) return syllable;
    const alike = readingsOf(character).find(
      (one) => !one.endsWith('5') && lettersOf(one) === lettersOf(syllable),
    );
    return alike?.toLowerCase() ?? syllable;
  });
  const written = full.join(' ');
  return listed.some((one) => one.toLowerCase() === written.toLowerCase()) ? undefined : written;
}
