// What the words of a Chinese name mean one by one, as shops use them: help to who reads none, and never a translation of the whole.

import { useQuery } from '@tanstack/react-query';
import { locale } from '../../../../kit/web/i18n.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { withoutNames } from '../../../my-words/domain/index.ts';
import { meaningOfWord, type WordMeaning } from '../../../my-words/web/api.ts';

const HAN = /\p{Script=Han}/u;
/** A title of a shop repeats what sells; more words than these help nobody. */
const MOST_WORDS = 16;
const FOR_THIS_PAGE_MS = 600_000;

/** `chinese`: the word itself. */
export type Meaning = WordMeaning & { readonly chinese: string };

export type MeaningsAsked = {
  readonly text: string;
  /** Of shops and people in it, which mean nothing word by word. */
  readonly names?: readonly string[] | undefined;
  /** Words that shops use and no others: in a heap of search words the rest misleads. */
  readonly isTradeOnly?: boolean | undefined;
};

/** Undefined while nothing is known, where the reader reads Chinese, and where most words are unknown. */
export function useMeanings(asked: MeaningsAsked): readonly Meaning[] | undefined {
  const core = useLanguageCore();
  const { data } = useQuery({
    queryKey: ['word-meanings', locale, asked],
    queryFn: async () => (core ? findMeanings(core, asked) : null),
    enabled: locale !== 'zh' && HAN.test(asked.text) && core !== null,
    staleTime: FOR_THIS_PAGE_MS,
    // A name without its meanings is still a name.
    retry: false,
  });
  return data ?? undefined;
}

async function findMeanings(
  core: LanguageCore,
  { text, names, isTradeOnly }: MeaningsAsked,
): Promise<readonly Meaning[] | null> {
  if (locale === 'zh') return null;
  const language = locale;
  // A table of some size, which no page needs to begin with.
  const { glossPieces } = await import('../../domain/trade-words/gloss-pieces.ts');
  const pieces = glossPieces(text, {
    language,
    segment: core.annotate,
    withoutNames: (part) => withoutNames(part, names),
  })
    .filter(({ meaning }) => !isTradeOnly || typeof meaning === 'string')
    .slice(0, MOST_WORDS);
  const all = await Promise.all(
    pieces.map(async ({ chinese, meaning }) => {
      const known = typeof meaning === 'string' ? { text: meaning, language } : await meaningOfWord(meaning);
      return known ? [{ ...known, chinese }] : [];
    }),
  );
  const known = all.flat();
  if (known.length * 2 < pieces.length || known.length === 0) return null;
  return known.filter(({ text: one }, at) => known.findIndex(({ text: other }) => other === one) === at);
}
