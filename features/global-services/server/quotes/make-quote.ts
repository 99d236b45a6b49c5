// Makes a quote: the price at this moment, kept with all that it was reckoned from.

import { isDeepStrictEqual } from 'node:util';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Files } from '../../../../kit/server/files/files.ts';
import { type PriceFailure, QUOTE_MINUTES, type QuoteRequest, reckonPrice } from '../../domain/index.ts';
import { findOwnQuote, insertQuote, type StoredQuote } from './quotes-repo.ts';
import { readTerms } from './read-terms.ts';

export type QuoteDeps = { readonly db: Database; readonly files: Pick<Files, 'find' | 'addresses'> };

type NewQuote = { readonly id: string; readonly userId: UserId; readonly request: QuoteRequest };
type QuoteFailure = PriceFailure | Failure<'quote_taken'> | Failure<'picture_unknown'>;

/** The same id with the same content is the same quote, at the price of its first time. */
export async function makeQuote(
  { db, files }: QuoteDeps,
  { id, userId, request }: NewQuote,
): Promise<Result<StoredQuote, QuoteFailure>> {
  const known = await findOwnQuote(db, id, userId);
  if (known) return isDeepStrictEqual(known.request, request) ? ok(known) : err('quote_taken');
  for (const { pictureId } of request.items) {
    if (pictureId !== null && (await files.find(pictureId))?.ownerId !== userId)
      return err('picture_unknown');
  }
  const now = new Date();
  const { terms, versions } = await readTerms(db, now);
  const price = reckonPrice(request, terms);
  if (!price.ok) return price;
  const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
  const row = { id, userId, request, price: price.value, versions, createdAt: now, expiresAt };
  const stored = (await insertQuote(db, row)) ?? (await findOwnQuote(db, id, userId));
  // Another tab with the same id was faster, or the id is somebody else's.
  return stored && isDeepStrictEqual(stored.request, request) ? ok(stored) : err('quote_taken');
}
