// The status of a lesson or text as admins see it.

import { isDeepStrictEqual } from 'node:util';
import type { DraftItem } from '../../drafts/server/api.ts';
import type { PieceKind } from '../domain/piece.ts';

type Stood = {
  readonly kind: PieceKind;
  readonly id: string;
  readonly isShipped: boolean;
  readonly item: DraftItem | undefined;
  /** Of the version that is looked at. */
  readonly isComplete: boolean;
  readonly isAhead: boolean;
};

export function statusOf({ kind, id, isShipped, item, isComplete, isAhead }: Stood) {
  return {
    kind,
    id,
    origin: isShipped ? ('shipped' as const) : ('made' as const),
    state: stateOf(isShipped, item),
    version: item?.version ?? 0,
    publishedVersion: item?.publishedVersion ?? null,
    isAhead,
    isComplete,
    updatedAt: item?.updatedAt.toISOString() ?? null,
  };
}

type Met = {
  /** Of the newest version; null while something is missing. */
  readonly newest: unknown;
  /** What learners meet; undefined where they meet nothing. */
  readonly met: unknown;
};

/** A version that only says again what learners meet anyway has nothing that waits to be published. */
export const isAheadOf = ({ newest, met }: Met): boolean =>
  met !== undefined && (newest === null || !isDeepStrictEqual(newest, JSON.parse(JSON.stringify(met))));

type PieceState = 'shipped' | 'changed' | 'draft' | 'published' | 'hidden';

function stateOf(isShipped: boolean, item: DraftItem | undefined): PieceState {
  if (item?.isHidden) return 'hidden';
  const isPublished = (item?.publishedVersion ?? null) !== null;
  if (isShipped) return isPublished ? 'changed' : 'shipped';
  return isPublished ? 'published' : 'draft';
}
