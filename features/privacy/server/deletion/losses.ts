// What is lost with an account and can still be had before: money for what was bought, claims, and what teachers see until then.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { PrivacyDeps } from '../deps.ts';

export async function readLosses(
  { db, rightsOf, claimableUntil, countSeen }: PrivacyDeps,
  userId: UserId,
  locale: Locale,
) {
  const [rights, until, { classes }] = await Promise.all([
    rightsOf(db, userId),
    claimableUntil(db, userId, new Date()),
    countSeen(db, userId),
  ]);
  return {
    refundable: rights.map(({ title, ...right }) => ({ ...right, title: title[locale] })),
    claimableUntil: until?.toISOString() ?? null,
    classes,
  };
}
