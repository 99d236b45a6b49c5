// Whether a skill of a word can be asked at all: by whoever plans, before anything is made of it.

import type { Skill } from '../../../learning-events/domain/index.ts';
import { toneExercise } from './kinds/tones.ts';
import { isToneless } from './words/same-sound.ts';
import { type GlossLanguage, meaningOf, questionOf, type StudyWord } from './words/study-word.ts';

/**
 * False where no sentence and no other words could help: a particle has no tone to ask for and none to hear, and a meaning that says the
 * word's own pinyin (“chá” for 茶) cannot ask for the word. What this allows may still find no fair exercise on a page.
 */
export function canBeAsked(word: StudyWord, skill: Skill, language: GlossLanguage): boolean {
  if (skill === 'tone') return hasTones(word);
  if (skill === 'listening') return !isToneless(word);
  if (skill === 'recall') return questionOf(word, language) !== undefined;
  if (skill === 'recognise' || skill === 'writing') return meaningOf(word, language) !== undefined;
  return true;
}

/** Whether anything can be asked of how the word is said: 吗 and 的 have no tone. */
export const hasTones = (word: Pick<StudyWord, 'word' | 'reading'>): boolean =>
  toneExercise({ ...word, ...UNGLOSSED }) !== undefined;

const UNGLOSSED = {
  senses: { en: [], pt: [] },
  band: undefined,
  pos: '',
  synonyms: [],
  isReadOtherwise: false,
} as const;

/** A word that stands in none of our lists, as its gloss explains it. */
export const asGlossed = (
  { word, reading }: Pick<StudyWord, 'word' | 'reading'>,
  gloss: { readonly en: string; readonly pt: string } | null | undefined,
): StudyWord => ({
  ...UNGLOSSED,
  word,
  reading,
  senses: { en: sensesOf(gloss?.en), pt: sensesOf(gloss?.pt) },
});

const sensesOf = (gloss = ''): string[] => gloss.split('; ').filter((sense) => sense !== '');
