// Whether two words could both be what was heard: such a pair never stands in one question for the ear.

import { charactersOf, type StudyWord, syllablesOf } from './study-word.ts';

/** Letter by letter; tones count as far as somebody who hears the word alone can be sure of them. */
export function couldSoundTheSame(a: StudyWord, b: StudyWord): boolean {
  const [own, others] = [heardSyllables(a), heardSyllables(b)];
  if (own.length !== others.length) return false;
  return own.every(({ letters, tone }, at) => {
    const other = others[at];
    if (other?.letters !== letters) return false;
    return tone === other.tone || tone === ANY || other.tone === ANY;
  });
}

/** Said with some tone as soon as it stands alone, and so not to be known by it: 的, 吗. */
export const isToneless = ({ reading }: Pick<StudyWord, 'reading'>): boolean =>
  syllablesOf(reading).every((syllable) => syllable.endsWith(ANY));

const ANY = '5';

/**
 * A neutral syllable is said with some tone when it stands alone: 的 as 得, 吗 as 妈. Third tones before third tones are
 * said as second ones: both count as one. 不 and 一 change theirs by what follows.
 */
function heardSyllables({ word, reading }: StudyWord) {
  const characters = charactersOf(word);
  return syllablesOf(reading.toLowerCase()).map((syllable, at) => {
    const tone = syllable.slice(-1).replace('3', '2');
    const changes = characters.length > 1 && CHANGING.has(characters[at] ?? '');
    return { letters: syllable.slice(0, -1), tone: changes ? ANY : tone };
  });
}

const CHANGING = new Set('一不');
