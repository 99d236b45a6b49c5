// What a dream names: its phrases, each with the words that mean it, without what every wish is made of.

import type { ContentIndex, Term } from '../materials/content-index.ts';
import { baseForms, fold } from '../materials/forms.ts';
import { SENSE_LANGUAGES, type SenseLanguage, wordMeaning } from '../materials/senses.ts';
import { wishedIn } from './clauses.ts';
import { DREAMS } from './dreams.ts';
import { meantIn } from './homonyms.ts';
import { spansOf } from './said.ts';
import { isCommon, isOfEveryWish, isOfOtherLanguage, showsNoun, showsVerb } from './small-words.ts';
import { THEMES } from './themes.ts';

/** So many say what somebody dreams of; who writes more is not understood better. */
const TERMS_MAX = 6;
const LEAST_LETTERS = 3;
const PHRASE_MAX = 4;
const HAN = /\p{Script=Han}+/gu;
const LATIN = /[\p{Script=Latin}][\p{Script=Latin}'’-]*/gu;
const NOT_LATIN = /[^\p{Script=Latin}'’\s-]+/u;

/**
 * Each once, in the order of the sentence: only what certainly means a word. Names that our words do not know, small words,
 * days and months, and what is written in a language whose words nobody has listed say nothing here. What stands for a theme
 * or a whole direction is no word of its own: it weighs topics.
 */
export function termsIn(written: string, index: ContentIndex): readonly Term[] {
  const dream = wishedIn(written.normalize('NFC'));
  const rest = withoutThemes(dream);
  const han = [...rest.matchAll(HAN)].flatMap(([run]) => hanTerms(run, index));
  const languages = languagesOf(dream);
  const isTitled = isInCapitals(dream);
  const latin = rest
    .split(NOT_LATIN)
    .flatMap((part) => latinTerms(part, { languages, index, dream, isTitled }));
  const named = (term: Term) => term.words[0]?.zh ?? fold(term.text);
  return [...new Map([...han, ...latin].toReversed().map((term) => [named(term), term])).values()]
    .toReversed()
    .slice(0, TERMS_MAX);
}

/** Between what stands on either side of them nothing is read as one phrase. */
const GAP = '|';

function withoutThemes(dream: string): string {
  const spans = [...THEMES, ...DREAMS].flatMap((each) => spansOf(dream, each.said));
  return Array.from({ length: dream.length }, (_, at) =>
    spans.some(({ from, to }) => from <= at && at < to) ? GAP : dream.charAt(at),
  ).join('');
}

/** One of a number is counted by what comes after it. */
const COUNTED = /^[一两几这那]$/;

function hanTerms(run: string, { segment, explained }: ContentIndex): Term[] {
  const words = segment(run);
  return words.flatMap(({ word, names }, at) => {
    const isMeasure = word.length === 1 && COUNTED.test(words[at - 1]?.word ?? '');
    if (isOfEveryWish(word) || !names || isMeasure) return [];
    const known = explained.get(word);
    if (known) return [{ text: word, words: [known] }];
    // Of what nobody explains its parts are explained: 骑 and 马 of 骑马; longer ones are names.
    const parts = [...word].flatMap((character) => explained.get(character) ?? []);
    const isPut = word.length === 2 && parts.length === 2 && parts.every((part) => part.names);
    return isPut ? [{ text: word, words: parts }] : [];
  });
}

/** By the small words that stand in it; where there are none, either. None where they are those of another language. */
function languagesOf(text: string): readonly SenseLanguage[] {
  const words = [...text.matchAll(LATIN)].map(([word]) => word.toLowerCase());
  const other = words.filter(isOfOtherLanguage).length;
  const [en = 0, pt = 0] = SENSE_LANGUAGES.map(
    (language) => words.filter((word) => isCommon(word, language)).length,
  );
  if (other > Math.max(en, pt)) return [];
  if (pt > en || (pt === en && /[ãõçáéíóúâêô]/i.test(text))) return ['pt'];
  return en > 0 ? ['en'] : SENSE_LANGUAGES;
}

/** Who writes all words with capitals tells no names by them. */
function isInCapitals(text: string): boolean {
  const words = [...text.matchAll(LATIN)]
    .map(([word]) => word)
    .filter(({ length }) => length >= LEAST_LETTERS);
  return words.length > 1 && words.every(isCapital);
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The longest phrases that mean something go before their parts. */
function latinTerms(text: string, reading: Reading): Term[] {
  const words = [...text.matchAll(LATIN)].map(([word]) => word);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { term, length } = termAt(words, at, reading);
    if (term) terms.push(term);
    at += length;
  }
  return terms;
}

type Reading = {
  readonly languages: readonly SenseLanguage[];
  readonly index: ContentIndex;
  /** What else it says tells which of two meanings is meant. */
  readonly dream: string;
  readonly isTitled: boolean;
};

function termAt(words: readonly string[], at: number, { languages, index, dream, isTitled }: Reading) {
  const first = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (languages.some((language) => isCommon(first.toLowerCase(), language))) return { length: 1 };
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    for (const language of languages) {
      if (length > 1 && isCommon((own.at(-1) ?? '').toLowerCase(), language)) continue;
      const isSaid = own.some((word) => !isSmall(word, language));
      // Within a sentence a capital letter begins a name.
      const isName = at > 0 && !isTitled && isCapital(first);
      const isVerb = length > 1 || isName ? undefined : verbAfter(before, language);
      const text = own.join(' ');
      const word = wordMeaning(index.senses, text, { language, isVerb, isName });
      const meant = word?.isVerb ? undefined : meantIn(dream, text, language);
      const words = meant?.flatMap((zh) => index.explained.get(zh) ?? []) ?? (word ? [word] : []);
      // What is made of small words alone names nothing, whatever it means.
      if (words.length > 0 && (isSaid || length > 1))
        return { ...(isSaid ? { term: { text, words } } : {}), length };
    }
  }
  return { length: 1 };
}

function verbAfter(before: string, language: SenseLanguage): boolean | undefined {
  if (showsVerb(before, language)) return true;
  return showsNoun(before, language) ? false : undefined;
}

const isSmall = (word: string, language: SenseLanguage): boolean =>
  word.length < LEAST_LETTERS || isOfEveryWish(fold(word)) || baseForms(word, language).some(isOfEveryWish);
