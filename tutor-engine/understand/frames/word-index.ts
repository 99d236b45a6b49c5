// The words of all classes, ready to be found in a text.

import type { Frames } from '../../../content/schema/content.ts';
import type { NounClass } from '../../../content/schema/listening/noun-class.ts';
import type { Predicate } from '../../../content/schema/listening/predicate.ts';
import type { Noun } from './frame.ts';

export type NounEntry = { readonly nounClass: NounClass; readonly noun: Noun | undefined };
/** `object`, `subject`: the class of nouns that the verb must have behind or before it; `isLast`: nothing else is told of it. */
export type VerbEntry = {
  readonly predicate: Predicate;
  readonly object: string | undefined;
  readonly subject: string | undefined;
  readonly isLast: boolean;
};

export type WordIndex = {
  readonly nouns: ReadonlyMap<string, NounEntry>;
  /** By their English and Portuguese names, without accents, in small letters. */
  readonly foreign: ReadonlyMap<string, NounEntry>;
  readonly verbs: ReadonlyMap<string, readonly VerbEntry[]>;
  /** By the first character, in characters. */
  readonly longestNoun: ReadonlyMap<string, number>;
  readonly longestVerb: ReadonlyMap<string, number>;
};

const indexes = new WeakMap<Frames, WordIndex>();

export function wordIndexOf(frames: Frames): WordIndex {
  const known = indexes.get(frames);
  if (known !== undefined) return known;
  const nouns = nounsOf(frames);
  const verbs = verbsOf(frames);
  const index = {
    nouns,
    foreign: foreignOf(frames),
    verbs,
    longestNoun: longest(nouns),
    longestVerb: longest(verbs),
  };
  indexes.set(frames, index);
  return index;
}

function nounsOf({ nouns }: Frames): Map<string, NounEntry> {
  const found = new Map<string, NounEntry>();
  for (const nounClass of nouns) {
    for (const noun of nounClass.words)
      for (const form of [noun.zh, ...(noun.also ?? [])]) found.set(form, { nounClass, noun });
    for (const form of nounClass.known.split(/\s+/u))
      if (form !== '' && !found.has(form)) found.set(form, { nounClass, noun: undefined });
  }
  return found;
}

/** Glosses of one word are found in running text. */
function foreignOf({ nouns }: Frames): Map<string, NounEntry> {
  const found = new Map<string, NounEntry>();
  for (const nounClass of nouns)
    for (const noun of nounClass.words)
      for (const gloss of [noun.en, noun.pt])
        for (const word of gloss.split(/[,/;]/u)) {
          const key = foldForeign(word);
          if (key.length > 2 && !key.includes(' ') && !found.has(key)) found.set(key, { nounClass, noun });
        }
  return found;
}

/** Compared without accents, capitals and the s of plurals; neighbor is neighbour, and theater theatre. */
export function foldForeign(word: string): string {
  const plain = word.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .replace(/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/u, '')
    .replace(/(?<=[a-z]{2})ies$/u, 'y')
    .replace(/(?<=[a-z]{2})s$/u, '')
    .replace(/(?<=[a-z]{3})our/u, 'or')
    .replace(/(?<=[a-z]t)re$/u, 'er');
}

function verbsOf({ predicates }: Frames): Map<string, VerbEntry[]> {
  const found = new Map<string, VerbEntry[]>();
  for (const predicate of predicates)
    for (const word of predicate.words) {
      const [verb, entry] = verbEntry(predicate, word);
      for (const form of formsOf(verb)) {
        const entries = found.get(form) ?? [];
        // The entry that asks for more says more.
        if (entry.object === undefined && entry.subject === undefined) entries.push(entry);
        else entries.unshift(entry);
        found.set(form, entries);
      }
    }
  return found;
}

/** 骂我 is 骂了我 and 骂过我, too. */
function formsOf(verb: string): string[] {
  return DONE_TO_ME.test(verb) ? [verb, verb.replace(/我$/u, '了我'), verb.replace(/我$/u, '过我')] : [verb];
}

const DONE_TO_ME = /^[^了过不没被给跟对和的得]{1,2}我$/u;

const WORD = /^(?:(?<subject>[a-z-]+)<)?(?<verb>[^<:$]+)(?<last>\$)?(?::(?<object>.+))?$/u;

function verbEntry(predicate: Predicate, word: string): readonly [string, VerbEntry] {
  const { subject, verb = word, last, object } = WORD.exec(word)?.groups ?? {};
  return [verb, { predicate, object, subject, isLast: last !== undefined }];
}

function longest(words: ReadonlyMap<string, unknown>): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words.keys())
    found.set(word.charAt(0), Math.max(word.length, found.get(word.charAt(0)) ?? 0));
  return found;
}
