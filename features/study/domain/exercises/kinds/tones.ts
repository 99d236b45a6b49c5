// The tones of a word, syllable by syllable, with its characters and its letters in sight.

import { parseSyllable, type Tone } from '../../../../../chinese/sounds/index.ts';
import type { ToneExercise } from '../exercise.ts';
import { charactersOf, type StudyWord, syllablesOf } from '../words/study-word.ts';

/** Undefined for what is not read character by character, or has neutral syllables alone. */
export function toneExercise(target: StudyWord): ToneExercise | undefined {
  const characters = charactersOf(target.word);
  const read = syllablesOf(target.reading).map(parseSyllable);
  if (characters.length !== read.length) return undefined;
  const syllables = read.flatMap((syllable, at) =>
    syllable?.tone === undefined
      ? []
      : [{ character: characters[at] ?? '', base: shownBase(syllable.base), tone: syllable.tone }],
  );
  if (syllables.length !== read.length || syllables.every(({ tone }) => tone === 5)) return undefined;
  return {
    kind: 'tones',
    skill: 'tone',
    target,
    syllables: syllables.map(({ character, base }) => ({ character, base })),
    right: syllables.map((_, at) => tonesOf(syllables, at)),
  };
}

const shownBase = (base: string): string => base.replaceAll('v', 'ü');

/** As it is written, and as it is said beside its neighbours: 你好 is 3 3 and 2 3, 不 before a fourth tone is 4 and 2. */
function tonesOf(
  syllables: readonly { readonly character: string; readonly tone: Tone }[],
  at: number,
): readonly Tone[] {
  const own = syllables[at];
  if (!own) return [];
  const next = syllables[at + 1]?.tone;
  const all: Tone[] = [own.tone];
  if (own.tone === 3 && next === 3) all.push(2);
  if (own.character === '不' && next === 4) all.push(4, 2);
  if (own.character === '一' && next !== undefined) all.push(1, next === 4 ? 2 : 4);
  return [...new Set(all)];
}
