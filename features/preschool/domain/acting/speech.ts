// Mouths move with what is said: each syllable opens and closes, as wide and as round as its vowel.

import { clamp, easeInOut } from '../ease.ts';
import type { Caption } from '../film.ts';

export type MouthShape = { readonly open: number; readonly round: number };

/** By the vowel that is heard most. */
const SHAPES: readonly (readonly [RegExp, MouthShape])[] = [
  [/[aāáǎà]/i, { open: 0.85, round: 0.15 }],
  [/[oōóǒò]/i, { open: 0.6, round: 0.8 }],
  [/[uūúǔùüǖǘǚǜw]/i, { open: 0.35, round: 1 }],
  [/[eēéěè]/i, { open: 0.5, round: 0.1 }],
  [/[iīíǐìy]/i, { open: 0.28, round: 0 }],
];
const CLOSED: MouthShape = { open: 0, round: 0 };
const SIGN = /^[\p{P}\s]*$/u;

/** The syllables that are heard, in order; a pause counts as half of one. */
export function syllablesOf({ pinyin, zh, en }: Caption, language: 'zh' | 'en'): readonly string[] {
  if (language === 'en') return en.match(/[^aeiouy\s]*[aeiouy]+|\s*[.,!?;:…]/gi) ?? [];
  return Array.from(zh).map((character, index) => pinyin[index] ?? (SIGN.test(character) ? '' : character));
}

/** How the mouth stands at a moment of a caption. */
export function mouthAt(caption: Caption, language: 'zh' | 'en', seconds: number): MouthShape {
  if (seconds < caption.from || seconds >= caption.said) return CLOSED;
  const syllables = syllablesOf(caption, language);
  const at = ((seconds - caption.from) / (caption.said - caption.from)) * syllables.length;
  const shape = shapeOf(syllables[Math.floor(at)] ?? '');
  // Quicker open than closed.
  const within = at - Math.floor(at);
  const share = within < 0.35 ? easeInOut(within / 0.35) : 1 - easeInOut(clamp((within - 0.5) / 0.5)) * 0.8;
  return { open: shape.open * share, round: shape.round };
}

function shapeOf(syllable: string): MouthShape {
  return SHAPES.find(([vowel]) => vowel.test(syllable))?.[1] ?? CLOSED;
}
