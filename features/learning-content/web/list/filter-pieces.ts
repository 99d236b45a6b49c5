// Which lessons and texts a search and its filters find.

import type { ListedPiece } from '../queries.ts';

export type PieceFilter = {
  readonly search: string;
  readonly kind: 'all' | ListedPiece['kind'];
  /** Empty for all. */
  readonly band: string;
  readonly state: 'all' | ListedPiece['state'];
};

type Found = Pick<ListedPiece, 'id' | 'kind' | 'band' | 'state' | 'title'>;

/** The search looks into the titles of all languages, whatever the case, and into the id. */
export function isFound(piece: Found, { search, kind, band, state }: PieceFilter): boolean {
  const { id, title } = piece;
  const wanted = search.trim().toLowerCase();
  return (
    (kind === 'all' || piece.kind === kind) &&
    (band === '' || String(piece.band) === band) &&
    (state === 'all' || piece.state === state) &&
    [id, title.zh, title.en, title.pt].some((text) => text.toLowerCase().includes(wanted))
  );
}
