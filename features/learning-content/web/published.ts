// Which lessons and texts are met in a version of this installation; kept in the browser, so that it is known without a network.

import { queryOptions } from '@tanstack/react-query';
import { apiOf, isAbsence } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { readStored, store } from '../../../kit/web/storage.ts';
import type { LearningContentContract } from '../contract.ts';
import { NOTHING_PUBLISHED, type PieceKind, type PublishedIndex, publishedFileOf } from '../domain/piece.ts';

const api = apiOf<LearningContentContract>('learningContent');
const KEY = 'yulu-published-1';

const publishedQuery = queryOptions({
  queryKey: ['learning-content', 'published'],
  queryFn: readIndex,
  staleTime: 60_000,
});

/** As the server says, else as it said the last time. */
export const readPublished = (): Promise<PublishedIndex> => queryClient.fetchQuery(publishedQuery);

async function readIndex(): Promise<PublishedIndex> {
  try {
    const told = await api.published();
    store(KEY, JSON.stringify(told));
    return told;
  } catch (error) {
    if (!isAbsence(error)) throw error;
    return recall();
  }
}

function recall(): PublishedIndex {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? 'null');
    const isIndex = typeof kept === 'object' && kept !== null && 'lessons' in kept && 'hidden' in kept;
    // This file alone writes under its key, in this shape.
    return isIndex ? (kept as PublishedIndex) : NOTHING_PUBLISHED;
  } catch {
    return NOTHING_PUBLISHED; // No JSON: something else wrote it.
  }
}

const LISTS = { lesson: 'lessons', text: 'texts' } as const;

/**
 * The file of a lesson or text: its published version, else the one of the build under `built`; null where there is
 * none, or learners no longer meet it. A version that cannot be had without a network gives way to the build's.
 */
export async function readPieceFile(kind: PieceKind, id: string, built: string): Promise<unknown> {
  const { hidden, ...numbers } = await readPublished();
  const list = LISTS[kind];
  if (hidden[list].includes(id)) return null;
  const number = numbers[list][id];
  if (number === undefined) return readFile(built);
  return (await readFile(publishedFileOf(kind, id, number)).catch(() => null)) ?? readFile(built);
}

/** Null where there is none. */
export async function readFile(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
