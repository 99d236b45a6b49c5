// Words by what they mean: a phrase of English or Portuguese finds the words that have it for a meaning as a whole.

import type { PlanWord } from '../../plan/plan.ts';
import { baseForms, foldPhrase } from './forms.ts';

export type SenseLanguage = 'en' | 'pt';

/** A word that our content or the dictionary explains; `isVerb`: by its first meaning. */
export type ExplainedWord = PlanWord & {
  /** Of the HSK standard, 7 for 7 to 9 and for what is on no list. */
  readonly band: number;
  readonly isVerb: boolean;
  /** Senses stand between semicolons, ways of saying one between commas; remarks in brackets. */
  readonly en: string;
  readonly pt: string;
};

/**
 * A word with the meaning by which it was found. `rank`: the lower, the more it is what the word is there for: first
 * senses and first ways of saying them come first, those with a remark (a narrower use) later.
 */
type Meaning = { readonly word: ExplainedWord; readonly rank: number; readonly isVerb: boolean };
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
        if (key !== '') found.set(key, [...(found.get(key) ?? []), { word, rank, isVerb }]);
      }
    }
  }
  return found;
}

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
};

/** Nearly what a word is there for: whatever means a phrase only in some later place does not mean it. */
const RANK_MAX = 5;

/** The word that means a phrase as a whole, the commonest of those that mean it first of all; undefined where none does. */
export function wordMeaning(
  senses: Senses,
  phrase: string,
  { language, isVerb }: MeaningParams,
): ExplainedWord | undefined {
  for (const form of baseForms(phrase, language)) {
    const found = (senses[language].get(form) ?? []).filter(({ rank }) => rank <= RANK_MAX);
    const fits = (meaning: Meaning) => meaning.isVerb === (isVerb ?? false);
    const [best] = found.toSorted(
      (a, b) => Number(fits(b)) - Number(fits(a)) || a.rank - b.rank || a.word.band - b.word.band,
    );
    if (best && (isVerb === undefined || fits(best))) return best.word;
  }
  return undefined;
}
