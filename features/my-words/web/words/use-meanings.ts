// What the words of a Chinese name mean one by one: help to who reads none, and never a translation of the whole.

import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../../kit/core/locale.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { meaningIn, readingMeant } from '../card/readings.ts';

const HAN = /\p{Script=Han}/u;
/** A title of a shop repeats what sells; its first words say what the thing is. */
const MOST_WORDS = 10;
const FOR_THIS_PAGE_MS = 600_000;

type WordMeaning = { readonly text: string; readonly language: Locale | undefined };

/** One for each word that is known, in their order; what is not Chinese stands as it is, in no language. */
export type Meanings = readonly WordMeaning[];

/** Undefined while nothing is known, where the reader reads Chinese, and where most words are unknown. */
export function useMeanings(text: string): Meanings | undefined {
  const isHelp = locale !== 'zh' && HAN.test(text);
  const core = useLanguageCore();
  const { data } = useQuery({
    queryKey: ['word-meanings', locale, text],
    queryFn: async () => (core ? findMeanings(core, text) : null),
    enabled: isHelp && core !== null,
    staleTime: FOR_THIS_PAGE_MS,
    // A name without its meanings is still a name.
    retry: false,
  });
  return data ?? undefined;
}

async function findMeanings(core: LanguageCore, text: string): Promise<Meanings | null> {
  const words = core
    .annotate(text)
    .filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
  const meanings = await Promise.all(words.map(meaningOf));
  const known = meanings.filter((meaning) => meaning !== undefined);
  if (known.length * 2 < words.length || known.length === 0) return null;
  return known.filter(({ text: one }, at) => known.findIndex(({ text: other }) => other === one) === at);
}

type Annotated = ReturnType<LanguageCore['annotate']>[number];

/** The first sense without what explains it, in English where the reader's language has none; undefined where nobody has told it. */
async function meaningOf({ text, readings }: Annotated): Promise<WordMeaning | undefined> {
  if (!HAN.test(text)) return { text, language: undefined };
  const entry = await dictionary().word(text);
  const reading = entry?.readings[readingMeant(entry, readings)];
  if (!reading) return undefined;
  const { senses, language } = meaningIn(reading, locale);
  const first = senses[0]?.replaceAll(/\s*\([^)]*\)/g, '').trim();
  return first ? { text: first, language } : undefined;
}
