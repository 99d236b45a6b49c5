// Reads a dictionary entry for the card: which reading the text means, pinyin with marks, glosses without their codes.

import type { DictionaryEntry, DictionaryReading } from '../../../../chinese/dictionary/index.ts';
import { parseSyllable, taughtPinyin, toMarks } from '../../../../chinese/sounds/index.ts';
import type { Locale } from '../../../../kit/core/locale.ts';

const plain = (pinyin: string) =>
  pinyin
    .toLowerCase()
    .replaceAll(/[^a-z0-9:]+/g, ' ')
    .trim();

/** The place among the entry's readings of the one that is read in the text; the most usual where the text is silent. */
export function readingMeant({ readings }: DictionaryEntry, read: readonly string[]): number {
  const wanted = plain(read.join(' '));
  const exact = readings.findIndex(({ pinyin }) => plain(pinyin) === wanted);
  if (exact >= 0) return exact;
  // Neutral in this place, as 5 in 看看, while the dictionary gives the full tone.
  const toneless = wanted.replaceAll(/[1-5]/g, '');
  const near = readings.findIndex(({ pinyin }) => plain(pinyin).replaceAll(/[1-5]/g, '') === toneless);
  return Math.max(near, 0);
}

/** The syllables of numbered pinyin with tone marks; capitals stay: `Bei3 jing1` → `Běi`, `jīng`. */
export function markedSyllables(pinyin: string): readonly string[] {
  return pinyin
    .split(' ')
    .filter((syllable) => /[a-z0-9]/i.test(syllable))
    .map((syllable) => {
      const marked = toMarks(syllable);
      const isCapital = /^[A-Z]/.test(syllable);
      return isCapital ? marked.charAt(0).toUpperCase() + marked.slice(1) : marked;
    });
}

/** The syllables of a word as textbooks print them: 不 and 一 as they are said in it. */
export function shownSyllables(word: string, pinyin: string): readonly string[] {
  return markedSyllables(taughtPinyin(word, pinyin));
}

/** Why a word is said otherwise than it is shown; undefined where it is not. */
export type Change = 'bu' | 'yi' | 'thirdTone' | 'other';

/** `shown` and `spoken`: numbered syllables of the word, one per character. */
export function changeIn(
  word: string,
  shown: readonly string[],
  spoken: readonly string[],
): Change | undefined {
  const characters = Array.from(word);
  const at = spoken.findIndex((syllable, place) => syllable !== shown[place]?.toLowerCase());
  if (at < 0) return undefined;
  if (characters[at] === '不') return 'bu';
  if (characters[at] === '一') return 'yi';
  return toneOf(shown[at] ?? '') === 3 && toneOf(spoken[at] ?? '') === 2 ? 'thirdTone' : 'other';
}

/** The tone of a numbered syllable; undefined for what is none, such as a letter. */
export function toneOf(syllable: string): number | undefined {
  return parseSyllable(syllable)?.tone;
}

/** `see 会[hui4]` → `see 会 (huì)`; `習|习[xi2]` → `习 (xí)`. */
export function readableGloss(gloss: string): string {
  return gloss
    .replaceAll(/\p{Script=Han}+\|(?=\p{Script=Han})/gu, '')
    .replaceAll(/\[([^\]]+)\]/g, (_, pinyin: string) => ` (${markedSyllables(pinyin).join(' ')})`);
}

export type Meaning = { readonly senses: readonly string[]; readonly language: Locale };

/** What a reading means to a learner: in their language where we have glosses, else as the dictionary says in English. */
export function meaningIn({ glosses, senses }: DictionaryReading, locale: Locale): Meaning {
  return glosses
    ? { senses: glosses[locale], language: locale }
    : { senses: senses.map(readableGloss), language: 'en' };
}
