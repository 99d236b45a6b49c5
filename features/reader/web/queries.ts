// What the pages of the reader ask: what the learner knows, the graded texts, and the texts of their own.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { readFile, readPieceFile, readPublished } from '../../learning-content/web/api.ts';
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

/** Files of the page, or published versions of them: they need no server where the browser keeps them. */
const FILE = {
  networkMode: 'always',
  staleTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;

export const textListQuery = queryOptions({
  queryKey: [...READER, 'list'],
  queryFn: readTextList,
  ...FILE,
});

/** The list of the build, with what was published in place of its texts or besides, without what is hidden. */
async function readTextList(): Promise<readonly ListedText[]> {
  const [{ texts, hidden }, built] = await Promise.all([readPublished(), readFile(inBuild(TEXT_LIST_FILE))]);
  // The build of the same version wrote the file in this shape; the server counts the words of what was published.
  const listed = (built ?? []) as readonly ListedText[];
  const published = (await Promise.all(
    Object.keys(texts).map((id) => readPieceFile('text', id, inBuild(textFileOf(id)))),
  )) as readonly (ListedText | null)[]; // Likewise.
  const changed = new Map(published.flatMap((text) => (text?.words ? [[text.id, text] as const] : [])));
  const isNew = ({ id }: ListedText) => !listed.some((text) => text.id === id);
  return [...listed.map((text) => changed.get(text.id) ?? text), ...[...changed.values()].filter(isNew)]
    .filter(({ id }) => !hidden.texts.includes(id))
    .toSorted((a, b) => a.band - b.band);
}

/** Null where there is no such text. */
export const textQuery = (id: string) =>
  queryOptions({
    queryKey: [...READER, 'text', id],
    // In this shape both are written, as above.
    queryFn: async () => (await readPieceFile('text', id, inBuild(textFileOf(id)))) as TextFile | null,
    ...FILE,
  });

const inBuild = (path: string): string => `${import.meta.env.YULU_DICTIONARY}/${path}`;

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
