// A word as exercises know it: characters in one reading, what it means, and how hard it is.

/** The language that meanings are shown in; who reads the interface in Chinese gets English. */
export type GlossLanguage = 'en' | 'pt';

type Senses = Readonly<Record<GlossLanguage, readonly string[]>>;

export type StudyWord = {
  /** Simplified characters. */
  readonly word: string;
  /** Numbered pinyin, a space between syllables, as the dictionary writes it. */
  readonly reading: string;
  /** The same in tones that are right as well: as the learner's deck has them, or a neutral one in full. */
  readonly alsoRead?: readonly string[] | undefined;
  /** Short senses, the most needed first. */
  readonly senses: Senses;
  /** Senses that are not shown where the word is taught, and right all the same. */
  readonly further?: Senses | undefined;
  /** What it means to the learner, in their own words. */
  readonly note?: string | undefined;
  /** Where the picture of the learner's deck is read. */
  readonly picture?: string | undefined;
  /** HSK band, 7 for 7 to 9; undefined outside the list. */
  readonly band: number | undefined;
  /** What kind of word it is, by the first letter of its part of speech; empty where nobody knows. */
  readonly pos: string;
  /** Words that share its meanings. */
  readonly synonyms: readonly string[];
  /** Whether the same characters have another common reading. */
  readonly isReadOtherwise: boolean;
};

/** The word in the senses in which it is taught somewhere: 面 as noodles, though it is a face as well. */
export function taughtAs(word: StudyWord, senses: Senses): StudyWord {
  return { ...word, senses, further: word.senses };
}

/**
 * The word with the learner's own meaning: what it says is right as well, in whichever language it is, so that no wrong
 * option says it.
 */
export function notedAs(word: StudyWord, note: string | undefined): StudyWord {
  if (note === undefined) return word;
  const senses = ownSenses(note);
  const further = (language: GlossLanguage) => [...(word.further?.[language] ?? []), ...senses];
  return { ...word, note, further: { en: further('en'), pt: further('pt') } };
}

/** The learner's own meaning beside a question for the word; undefined where it would tell the answer. */
export const ownQuestionOf = (word: StudyWord): string | undefined =>
  word.note === undefined || HAN.test(word.note) || tellsPinyin(word.note, word)
    ? undefined
    : word.note.slice(0, LONGEST);

const HAN = /\p{Script=Han}/u;
/** Remarks that quote Chinese, such as (我的书 my book). */
const REMARK = /\s*[（(][^()（）]*\p{Script=Han}[^()（）]*[)）]/gu;
const MOST_SENSES = 2;
const LONGEST = 60;

/**
 * What the word means, short enough for a button; undefined where no meaning can be shown that does not quote
 * Chinese.
 */
export const meaningOf = (word: StudyWord, language: GlossLanguage): string | undefined =>
  written(plainSenses(word, language));

/**
 * What the word means where it is one of several to choose from: to who has noted it what they have noted, since that is
 * what they have learnt of it; else its gloss.
 */
export function optionOf(word: StudyWord, language: GlossLanguage): string | undefined {
  const own = ownQuestionOf(word) === undefined ? undefined : written(ownSenses(word.note ?? ''));
  return own ?? meaningOf(word, language);
}

const ownSenses = (note: string): readonly string[] =>
  note
    .split(/[;\n]/)
    .map((sense) => sense.trim())
    .filter((sense) => sense !== '');

const plainSenses = ({ senses }: StudyWord, language: GlossLanguage): readonly string[] =>
  senses[language]
    .map((sense) => sense.replaceAll(REMARK, '').trim())
    .filter((sense) => sense !== '' && !HAN.test(sense));

function written(senses: readonly string[]): string | undefined {
  const [first, ...others] = senses.slice(0, MOST_SENSES);
  if (first === undefined) return undefined;
  const all = [first, ...others].join('; ');
  return all.length <= LONGEST ? all : first.slice(0, LONGEST);
}

/**
 * The meaning as a question whose answer is the word, without the senses in which its pinyin stands (“de” for 的);
 * undefined where there is no other (Beijing, chá).
 */
export function questionOf(word: StudyWord, language: GlossLanguage): string | undefined {
  const question = written(plainSenses(word, language).filter((sense) => !tellsPinyin(sense, word)));
  return question === undefined || tellsPinyin(question, word) ? undefined : question;
}

/** Whether a text in Latin letters has the word's own pinyin in it. */
export function tellsPinyin(text: string, { reading }: StudyWord): boolean {
  const letters = lettersOf(reading);
  const words = text.split(/[^\p{L}\p{M}’']+/u).map(lettersOf);
  if (words.includes(letters)) return true;
  return reading.includes(' ') && words.join('').includes(letters);
}

/** Small letters without tones and signs; ü as u. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('v', 'u')
    .replaceAll(/[^a-z]/g, '');

export const charactersOf = (word: string): string[] => Array.from(word);
export const syllablesOf = (reading: string): string[] => reading.split(' ').filter((part) => part !== '');
