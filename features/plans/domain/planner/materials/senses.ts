// Words by what they mean: a phrase of English or Portuguese finds the words that have it for a meaning as a whole.

import type { PlanWord } from '../../plan/plan.ts';
import { baseForms, foldPhrase } from './forms.ts';

export const SENSE_LANGUAGES = ['en', 'pt'] as const;
export type SenseLanguage = (typeof SENSE_LANGUAGES)[number];

/** A word that our content or the dictionary explains; `isVerb`: by its first meaning. */
export type ExplainedWord = PlanWord & {
  /** Of the HSK standard, 7 for 7 to 9 and for what is on no list. */
  readonly band: number;
  readonly isVerb: boolean;
  /** By its commonest use a noun, a verb or a name, and no day or month: what somebody may dream of. */
  readonly names: boolean;
  readonly isPlace: boolean;
  /** Senses stand between semicolons, ways of saying one between commas; remarks in brackets. */
  readonly en: string;
  readonly pt: string;
};

/**
 * A word with the meaning by which it was found. `rank`: the lower, the more it is what the word is there for: first
 * senses and first ways of saying them come first, those with a remark (a narrower use) later.
 */
type Meaning = {
  readonly word: ExplainedWord;
  readonly rank: number;
  readonly isVerb: boolean;
  /** Written with a capital letter: a city, a feast, a language. */
  readonly isName: boolean;
  /** Said of one thing among several that the phrase may mean: `director (of a film)`. */
  readonly isNarrow: boolean;
};
export type Senses = Readonly<Record<SenseLanguage, ReadonlyMap<string, readonly Meaning[]>>>;

export function sensesOf(words: readonly ExplainedWord[]): Senses {
  return { en: byMeaning(words, 'en'), pt: byMeaning(words, 'pt') };
}

function byMeaning(words: readonly ExplainedWord[], language: SenseLanguage) {
  const found = new Map<string, Meaning[]>();
  for (const word of words) {
    const english = sensesIn(word.en);
    for (const [place, ways] of sensesIn(word[language]).entries()) {
      const isVerb = (english[place] ?? english[0])?.[0]?.startsWith('to ') ?? false;
      for (const [at, way] of ways.entries()) {
        const key = foldPhrase(way.replaceAll(REMARK, ' '), language);
        const rank = 4 * place + at + (way.includes('(') ? 2 : 0);
        const meaning = {
          word,
          rank,
          isVerb,
          isName: /^\p{Lu}/u.test(way),
          isNarrow: place === 0 && NARROWED.test(way),
        };
        if (key !== '') found.set(key, [...(found.get(key) ?? []), meaning]);
      }
    }
  }
  return found;
}

/** A remark behind it that tells of what; not one that only tells how it is used. */
const NARROWED = /\S \((?!lit|fig|coll|loan|old|abbr|esp|usu)[^)]*\)$/;
const REMARK = /\([^)]*\)/g;

/** Commas within a remark divide nothing. */
const sensesIn = (gloss: string): readonly (readonly string[])[] =>
  gloss
    .split(';')
    .map((sense) => sense.split(/,(?![^(]*\))| or (?![^(]*\))| ou (?![^(]*\))/).map((way) => way.trim()));

type MeaningParams = {
  readonly language: SenseLanguage;
  /** Whether the sentence asks for something that is done; undefined where it does not show: things come first then. */
  readonly isVerb: boolean | undefined;
  /** Written as a name: then it means what has a name. */
  readonly isName?: boolean;
};

/** Nearly what a word is there for: whatever means a phrase only in some later place does not mean it. */
const RANK_MAX = 5;

/**
 * The word that means a phrase as a whole, the commonest of those that mean it first of all; undefined where none does, and
 * where it might as well mean another.
 */
export function wordMeaning(
  senses: Senses,
  phrase: string,
  { language, isVerb, isName = false }: MeaningParams,
): ExplainedWord | undefined {
  for (const form of baseForms(phrase, language)) {
    const all = (senses[language].get(form) ?? []).filter(({ rank }) => rank <= RANK_MAX);
    const found = all.filter((meaning) => meaning.word.names && (meaning.isName || !isName));
    const fits = (meaning: Meaning) => meaning.isVerb === (isVerb ?? false);
    const [best] = found.toSorted(
      (a, b) =>
        Number(fits(b)) - Number(fits(a)) ||
        Number(a.isName) - Number(b.isName) ||
        a.rank - b.rank ||
        a.word.band - b.word.band,
    );
    if (!best || (isVerb !== undefined && !fits(best))) continue;
    return all.some((other) => isRival(other, best)) ? undefined : best.word;
  }
  return undefined;
}

/** Of two words that mean a phrase as much, one is a narrower use of it, or nothing that is named: nobody knows which is meant. */
const isRival = (other: Meaning, best: Meaning): boolean =>
  other.word.zh !== best.word.zh &&
  other.word.band <= best.word.band &&
  (other.isNarrow || (!other.word.names && other.rank <= best.rank));
