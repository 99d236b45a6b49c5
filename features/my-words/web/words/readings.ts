// Reads a dictionary entry for the card: which reading the text means, pinyin with marks, glosses without their codes.

import type { DictionaryEntry, DictionaryReading } from '../../../../chinese/dictionary/index.ts';
import { parseSyllable, spellText, taughtPinyin, toMarks } from '../../../../chinese/sounds/index.ts';
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

/** Whether a word is a name in this reading and none in another: 单 is a surname as Shàn, and a word as dān. */
export const isNameAlone = ({ readings }: Pick<DictionaryEntry, 'readings'>, { pinyin }: DictionaryReading) =>
  isCapital(pinyin) && readings.some((other) => !isCapital(other.pinyin));

/** The syllables of numbered pinyin with tone marks; capitals stay: `Bei3 jing1` → `Běi`, `jīng`. */
export function markedSyllables(pinyin: string): readonly string[] {
  return pinyin
    .split(' ')
    .filter((syllable) => /[a-z0-9]/i.test(syllable))
    .map((syllable) => {
      const marked = toMarks(syllable);
      return isCapital(syllable) ? marked.charAt(0).toUpperCase() + marked.slice(1) : marked;
    });
}

/**
 * A word's pinyin as the orthography writes it: `yínháng`, `bú shì`, `Dèng Xiǎopíng`, with 不 and 一 as they are said in
 * it. What is not all characters, as a saying with a comma, stays syllable by syllable.
 */
export function writtenPinyin(word: string, pinyin: string): string {
  const characters = Array.from(word);
  const readings = taughtPinyin(word, pinyin).split(' ');
  if (!ALL_HAN.test(word) || readings.length !== characters.length) return markedSyllables(pinyin).join(' ');
  const starts = readings.flatMap((reading, at) => (at === 0 || isCapital(reading) ? [at] : []));
  const names = starts.map((from, at) => ({
    text: characters.slice(from, starts[at + 1]).join(''),
    readings: readings.slice(from, starts[at + 1]),
    isPlace: isCapital(readings[from] ?? ''),
  }));
  return spellText(names);
}

/** Each syllable of written pinyin, with the blank or apostrophe before it: joined they are what was written. */
export function writtenSyllables(written: string, syllables: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const syllable of syllables) {
    const at = written.toLowerCase().indexOf(syllable.toLowerCase(), from);
    if (at < 0) return syllables;
    parts.push(written.slice(from, at + syllable.length));
    from = at + syllable.length;
  }
  return parts;
}

const ALL_HAN = /^[\p{Script=Han}〇]+$/u;
const isCapital = (reading: string) => /^[A-Z]/.test(reading);

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
