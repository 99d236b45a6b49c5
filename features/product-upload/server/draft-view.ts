// A draft as the page sees it.

import type { Files } from '../../../kit/server/files/files.ts';
import type { Draft } from './drafts-repo.ts';

/** A reading whose lease is over broke off with its process. */
export function toView(files: Pick<Files, 'addresses'>, draft: Draft, now: Date) {
  const { id, origin, state, problem, reader, fields, otherPrices, pictureId, version, updatedAt } = draft;
  return {
    id,
    origin,
    ...(isBrokenOff(draft, now)
      ? { state: 'failed' as const, problem: 'broken_off' as const }
      : { state, problem }),
    reader,
    fields,
    otherPrices: [...otherPrices],
    pictureId,
    picture: pictureId && files.addresses.addressOf(pictureId, now),
    version,
    updatedAt: updatedAt.toISOString(),
  };
}

export const isBrokenOff = ({ state, leaseUntil }: Draft, now: Date): boolean =>
  state === 'reading' && leaseUntil !== null && leaseUntil < now;
