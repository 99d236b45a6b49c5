// Whether a word is read in a sentence as it is learnt: 就行 is no example of 行 háng.

import type { Sentence } from '../exercise.ts';
import { charactersOf, type StudyWord, syllablesOf } from './study-word.ts';

type ReadWord = Pick<StudyWord, 'word' | 'reading' | 'isReadOtherwise'>;

/** Wherever its characters stand, be it in a longer word. What nobody can read counts as read so. */
export function isReadAs({ pieces, readings }: Sentence, target: ReadWord): boolean {
  const wanted = syllablesOf(target.reading);
  const word = charactersOf(target.word);
  if (wanted.length !== word.length) return true;
  const read = pieces.flatMap((piece, at) => {
    const characters = charactersOf(piece);
    const syllables = syllablesOf(readings[at] ?? '');
    const isRead = syllables.length === characters.length;
    return characters.map((character, place) => ({
      character,
      syllable: isRead ? syllables[place] : undefined,
    }));
  });
  const isSame = target.isReadOtherwise ? isEqual : isAlike;
  return read.every((_, from) => {
    const there = read.slice(from, from + word.length);
    const isThere = word.every((character, at) => there[at]?.character === character);
    return !isThere || wanted.every((syllable, at) => isSame(there[at]?.syllable ?? syllable, syllable));
  });
}

const isEqual = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Dictionaries differ in what they write without a tone: xie4 xie4 is xie4 xie5. */
const isAlike = (one: string, other: string): boolean =>
  isEqual(one, other) || (isEqual(lettersOf(one), lettersOf(other)) && (isNeutral(one) || isNeutral(other)));

const lettersOf = (syllable: string): string => syllable.replace(/\d$/u, '');
const isNeutral = (syllable: string): boolean => /(?:5|[^\d])$/u.test(syllable);
