// What the pages of the reader ask: what the learner knows, the graded texts, and the texts of their own.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import type { ReaderContract } from '../contract.ts';
import { type ListedText, TEXT_LIST_FILE, type TextFile, textFileOf } from '../domain/index.ts';

export const readerApi = apiOf<ReaderContract>('reader');
export type OwnListed = InferContractRouterOutputs<ReaderContract>['listOwn']['texts'][number];

const READER = ['reader'] as const;

/** Asked anew at every visit: people come here from reviews, talks and other texts. */
export const knowledgeQuery = queryOptions({
  queryKey: [...READER, 'knowledge'],
  queryFn: () => readerApi.knowledge(),
  staleTime: 0,
});

/** Files of the page: they need no server where the browser keeps them. */
const FILE = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

export const textListQuery = queryOptions({
  queryKey: [...READER, 'list'],
  // The build of the same version wrote the file in this shape.
  queryFn: async () => (await readFile(TEXT_LIST_FILE)) as readonly ListedText[],
  ...FILE,
});

/** Null where there is no such text. */
export const textQuery = (id: string) =>
  queryOptions({
    queryKey: [...READER, 'text', id],
    // The build of the same version wrote the file in this shape.
    queryFn: async () => (await readFile(textFileOf(id))) as TextFile | null,
    ...FILE,
  });

async function readFile(path: string): Promise<unknown> {
  const answer = await fetch(`${import.meta.env.YULU_DICTIONARY}/${path}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

export const ownTextsKey = [...READER, 'own'] as const;

export const ownTextsQuery = infiniteQueryOptions({
  queryKey: ownTextsKey,
  queryFn: ({ pageParam }) => readerApi.listOwn(pageParam),
  ...paging,
});

export const ownTextQuery = (id: string) =>
  queryOptions({
    queryKey: [...READER, 'own-text', id],
    queryFn: () => readerApi.readOwn({ id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
