// Which of the lessons and texts that a search has found its filters leave.

import type { ListedPiece } from '../queries.ts';

export type PieceFilter = {
  readonly kind: 'all' | ListedPiece['kind'];
  /** Empty for all. */
  readonly band: string;
  readonly state: 'all' | ListedPiece['state'];
};

type Found = Pick<ListedPiece, 'kind' | 'band' | 'state'>;

export const isFound = (piece: Found, { kind, band, state }: PieceFilter): boolean =>
  (kind === 'all' || piece.kind === kind) &&
  (band === '' || String(piece.band) === band) &&
  (state === 'all' || piece.state === state);
