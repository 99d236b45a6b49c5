// What the words of a Chinese name mean one by one: help to who reads none, and never a translation of the whole.

import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../../kit/core/locale.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { withoutNames } from '../../domain/without-names.ts';
import { meaningIn, readingMeant } from '../card/readings.ts';

const HAN = /\p{Script=Han}/u;
/** A title of a shop repeats what sells; its first words say what the thing is. */
const MOST_WORDS = 10;
/** What is longer explains, and is no gloss. */
const LONGEST = 32;
const FOR_THIS_PAGE_MS = 600_000;
const NONE: readonly string[] = [];

type WordMeaning = { readonly text: string; readonly language: Locale | undefined };

/** One for each Chinese word that is known, in their order. */
export type Meanings = readonly WordMeaning[];

/** Undefined while nothing is known, where the reader reads Chinese, and where most words are unknown. `names`: of shops and people in it. */
export function useMeanings(text: string, names: readonly string[] = NONE): Meanings | undefined {
  const isHelp = locale !== 'zh' && HAN.test(text);
  const core = useLanguageCore();
  const { data } = useQuery({
    queryKey: ['word-meanings', locale, text, names],
    queryFn: async () => (core ? findMeanings(core, withoutNames(text, names)) : null),
    enabled: isHelp && core !== null,
    staleTime: FOR_THIS_PAGE_MS,
    // A name without its meanings is still a name.
    retry: false,
  });
  return data ?? undefined;
}

async function findMeanings(core: LanguageCore, parts: readonly string[]): Promise<Meanings | null> {
  // What is not Chinese stands in the name already.
  const words = parts
    .flatMap((part) => core.annotate(part))
    .filter(({ text: word }) => HAN.test(word))
    .slice(0, MOST_WORDS);
  const meanings = await Promise.all(words.map(meaningOf));
  const known = meanings.filter((meaning) => meaning !== undefined);
  if (known.length * 2 < words.length || known.length === 0) return null;
  return known.filter(({ text: one }, at) => known.findIndex(({ text: other }) => other === one) === at);
}

type Annotated = ReturnType<LanguageCore['annotate']>[number];

/** The first sense without what explains it, in English where the reader's language has none; undefined where nobody has told it. */
async function meaningOf({ text, readings }: Annotated): Promise<WordMeaning | undefined> {
  const entry = await dictionary().word(text);
  const reading = entry?.readings[readingMeant(entry, readings)];
  if (!reading) return undefined;
  const { senses, language } = meaningIn(reading, locale);
  const first = senses
    .map(withoutNotes)
    .find((sense) => sense !== '' && sense.length <= LONGEST && !NAMED.test(sense));
  return first ? { text: first, language } : undefined;
}

/** That a character is also somebody's name helps nobody to read a message. */
const NAMED = /^(?:surname|family name|given name|personal name|sobrenome|nome próprio)\b/iu;

const withoutNotes = (sense: string): string => sense.replaceAll(/\s*\([^)]*\)/g, '').trim();
