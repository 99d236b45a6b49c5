// What a dream names: its phrases, each with the words that mean it, without what every wish is made of.

import type { ContentIndex, Term } from '../materials/content-index.ts';
import { baseForms, fold } from '../materials/forms.ts';
import { type SenseLanguage, wordMeaning } from '../materials/senses.ts';
import { wishedIn } from './clauses.ts';
import { dreamsIn } from './dreams.ts';
import { meantIn } from './homonyms.ts';
import { isCommon, isOfEveryWish, showsNoun, showsVerb } from './small-words.ts';

/** So many say what somebody dreams of; who writes more is not understood better. */
const TERMS_MAX = 6;
const LEAST_LETTERS = 3;
const PHRASE_MAX = 4;
const HAN = /\p{Script=Han}+/gu;
const LATIN = /[\p{Script=Latin}][\p{Script=Latin}'’-]*/gu;
const NOT_LATIN = /[^\p{Script=Latin}'’\s-]+/u;

/** Each once, in the order of the sentence. What stands for a whole direction is none: it weighs topics. */
export function termsIn(written: string, index: ContentIndex): readonly Term[] {
  const dream = wishedIn(written);
  const han = [...dream.matchAll(HAN)].flatMap(([run]) => hanTerms(run, index));
  const languages = languagesOf(dream);
  const latin = dream.split(NOT_LATIN).flatMap((part) => latinTerms(part, { languages, index, dream }));
  const terms = [...han, ...latin].filter(({ text }) => dreamsIn(text).length === 0);
  const named = (term: Term) => term.words[0]?.zh ?? fold(term.text);
  return [...new Map(terms.toReversed().map((term) => [named(term), term])).values()]
    .toReversed()
    .slice(0, TERMS_MAX);
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
    // Of what nobody explains its parts are explained: 骑 and 马 of 骑马.
    const parts = [...word].flatMap((character) => explained.get(character) ?? []);
    return word.length > 1 ? [{ text: word, words: parts.length === word.length ? parts : [] }] : [];
  });
}

/** By the small words that stand in it; where these do not tell, either. */
function languagesOf(text: string): readonly SenseLanguage[] {
  const words = [...text.matchAll(LATIN)].map(([word]) => word.toLowerCase());
  const count = (language: SenseLanguage) => words.filter((word) => isCommon(word, language)).length;
  if (/[ãõçáéíóúâêô]/i.test(text) || count('pt') > count('en')) return ['pt'];
  return count('en') > 0 ? ['en'] : ['en', 'pt'];
}

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
};

function termAt(words: readonly string[], at: number, { languages, index, dream }: Reading) {
  const first = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (languages.some((language) => isCommon(first.toLowerCase(), language))) return { length: 1 };
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    for (const language of languages) {
      if (length > 1 && isCommon((own.at(-1) ?? '').toLowerCase(), language)) continue;
      const isSaid = own.some((word) => !isSmall(word, language));
      const isVerb = length > 1 ? undefined : verbAfter(before, language);
      const text = own.join(' ');
      const word = wordMeaning(index.senses, text, { language, isVerb });
      const meant = word?.isVerb ? undefined : meantIn(dream, text, language);
      const words = meant?.flatMap((zh) => index.explained.get(zh) ?? []) ?? (word ? [word] : []);
      // What is made of small words alone names nothing, whatever it means.
      if (words.length > 0 && (isSaid || length > 1))
        return { ...(isSaid ? { term: { text, words } } : {}), length };
    }
  }
  const isNamed = first.length >= LEAST_LETTERS && languages.every((language) => !isSmall(first, language));
  return { ...(isNamed ? { term: { text: first, words: [] } } : {}), length: 1 };
}

function verbAfter(before: string, language: SenseLanguage): boolean | undefined {
  if (showsVerb(before, language)) return true;
  return showsNoun(before, language) ? false : undefined;
}

const isSmall = (word: string, language: SenseLanguage): boolean =>
  word.length < LEAST_LETTERS || isOfEveryWish(fold(word)) || baseForms(word, language).some(isOfEveryWish);
