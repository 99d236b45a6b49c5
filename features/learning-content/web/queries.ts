// What the pages on lessons and texts read and change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { changedBy } from '../../../kit/web/changed-by.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { LearningContentContract } from '../contract.ts';
import type { PieceKind } from '../domain/piece.ts';
import { t } from './texts.ts';

type Outputs = InferContractRouterOutputs<LearningContentContract>;
export type ListedPiece = Outputs['listPieces'][number];
export type Piece = Outputs['readPiece'];
export type Choices = Outputs['choices'];

export const contentApi = apiOf<LearningContentContract>('learningContent');

/** Of all queries about lessons and texts here, also of what learners meet. */
export const CONTENT_KEY = ['learning-content'] as const;

/** All, or those in which `search` stands; what was found before stays until the answer is here. */
export const piecesQuery = (search: string) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'list', search],
    queryFn: () => contentApi.listPieces(search === '' ? {} : { q: search }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const choicesQuery = queryOptions({
  queryKey: [...CONTENT_KEY, 'choices'],
  queryFn: () => contentApi.choices(),
  staleTime: 60_000,
});

export type PieceName = { readonly kind: PieceKind; readonly id: string };

export const pieceQuery = ({ kind, id }: PieceName, version?: number) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'piece', kind, id, version],
    queryFn: () => contentApi.readPiece({ kind, id, ...(version === undefined ? {} : { version }) }),
    // The form is filled once: what another admin saves in the meantime must not replace what is being typed.
    staleTime: 0,
  });

/** Counted each time that somebody is about to publish. */
export const learnersQuery = ({ kind, id }: PieceName) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'learners', kind, id],
    queryFn: () => contentApi.countLearners({ kind, id }),
    staleTime: 0,
  });

/** Reads what a version says, 0 being what is shipped. */
export function useDraftAt(name: PieceName) {
  const queries = useQueryClient();
  return async (version: number): Promise<Piece['draft']> =>
    (await queries.fetchQuery({ ...pieceQuery(name, version), staleTime: 0 })).draft;
}

/** Who wrote which version, the newest first. */
export const versionsQuery = ({ kind, id }: PieceName) =>
  infiniteQueryOptions({
    queryKey: [...CONTENT_KEY, 'versions', kind, id],
    queryFn: ({ pageParam }) =>
      contentApi.listPieceVersions({ kind, id, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: undefined as number | undefined, // the first page begins at the newest
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    staleTime: 0,
  });

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'PIECE_STALE':
      return t('errors.PIECE_STALE', { by: changedBy(error) });
    case 'PIECE_EXISTS':
    case 'PIECE_LIMIT':
    case 'PIECE_INCOMPLETE':
    case 'PIECE_NEEDED':
      return t(`errors.${code}`);
    default:
      return errorText(code);
  }
}

export const pathOf = ({ kind, id }: PieceName): string => `/admin/lessons/${kind}/${id}`;
