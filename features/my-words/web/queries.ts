// What the card and the list read: the dictionary, and which words the learner keeps.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paging } from '../../../kit/web/api/paging.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { locale } from '../../../kit/web/i18n.ts';
import { dictionary } from '../../../kit/web/language-core/dictionary.ts';
import { loadExamples } from '../../../kit/web/language-core/example-lines.ts';
import type { MyWordsContract } from '../contract.ts';
import { myWordsApi } from './my-words-api.ts';

export type KeptWord = InferContractRouterOutputs<MyWordsContract>['list']['words'][number];

/** The language that words are explained in: the interface's; for Chinese interfaces English. */
export const GLOSS_LANGUAGE = locale === 'pt' ? 'pt' : 'en';

/** The dictionary needs no server where the browser keeps its files, so it is asked whatever the browser says of it. */
const OFFLINE_TOO = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** A word's entry; null where the dictionary lacks it. */
export const entryQuery = (word: string) =>
  queryOptions({
    queryKey: ['dictionary', 'word', word],
    queryFn: async () => (await dictionary().word(word)) ?? null,
    ...OFFLINE_TOO,
  });

export const examplesQuery = (word: string) =>
  queryOptions({
    queryKey: ['dictionary', 'examples', word],
    queryFn: () => loadExamples(word),
    ...OFFLINE_TOO,
  });

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['dictionary', 'search', GLOSS_LANGUAGE, text],
    queryFn: () => dictionary().search(text, { language: GLOSS_LANGUAGE }),
    ...OFFLINE_TOO,
  });

const MINE = ['my-words'] as const;
const LIST_KEY = [...MINE, 'list'] as const;
const readingsKey = (word: string) => [...MINE, 'readings', word];

/** The readings of a word (in simplified characters) that are on the list. */
export const readingsQuery = (word: string) =>
  queryOptions({
    queryKey: readingsKey(word),
    queryFn: (): Promise<KeptWord[]> => myWordsApi.readings({ word }),
  });

/** The words on the list, the latest first. */
export const listQuery = infiniteQueryOptions({
  queryKey: LIST_KEY,
  queryFn: ({ pageParam }) => myWordsApi.list(pageParam),
  ...paging,
});

/** Those of them that are searched for. */
export const foundQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...LIST_KEY, 'found', search],
    queryFn: ({ pageParam }) => myWordsApi.list({ ...pageParam, search }),
    ...paging,
  });

/** Takes note that a word has come onto the list. */
export function wordKept(kept: KeptWord): void {
  queryClient.setQueryData<KeptWord[]>(readingsKey(kept.word), (known = []) => [
    ...known.filter(({ id }) => id !== kept.id),
    kept,
  ]);
  void queryClient.invalidateQueries({ queryKey: LIST_KEY });
}

/** Takes note of what a kept word means to the learner; the lists of what they study tell it too. */
export function meaningSaved(kept: KeptWord): void {
  wordKept(kept);
  void queryClient.invalidateQueries({ queryKey: ['study', 'words'] });
}

/** Takes note that a word has gone from the list; the open list shows it until it is read again, with a way back. */
export function wordDropped({ id, word }: KeptWord): void {
  queryClient.setQueryData<KeptWord[]>(readingsKey(word), (known = []) =>
    known.filter((one) => one.id !== id),
  );
  void queryClient.invalidateQueries({ queryKey: LIST_KEY, refetchType: 'none' });
}

/** Takes note that words have come in a deck. */
export function wordsBrought(): void {
  void queryClient.invalidateQueries({ queryKey: MINE });
}

/** Takes note that several words have gone, come back, or are in reviews no more; done when the lists are read anew. */
export async function wordsChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['study'] });
  await queryClient.invalidateQueries({ queryKey: MINE });
}
