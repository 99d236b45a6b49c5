// Tells people some days before their VIP ends, once for each end.

import { and, asc, gt, lte } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { PostNotice } from '../../../notices/server/api.ts';
import { localDay } from '../../../study-time/server/api.ts';
import { readMembership } from '../grants/read-membership.ts';
import { membershipGrants } from '../tables.ts';
import { endingNotice } from './ending-notice.ts';

export const DAYS_BEFORE = 3;
/** The job looks several times in this span; whoever is found twice is told once. */
const SPAN_DAYS = 1;
const DAY_MS = 24 * 3_600_000;
const PAGE = 500;

type ReminderDeps = { readonly db: Database; readonly postNotice: PostNotice };

export async function remindEnding(deps: ReminderDeps, now: Date): Promise<void> {
  const until = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
  let after = new Date(until.getTime() - SPAN_DAYS * DAY_MS);
  for (;;) {
    const ends = await listEnds(deps.db, after, until);
    for (const userId of new Set(ends.map((end) => end.userId))) await remind(deps, userId, now, until);
    const last = ends.at(-1);
    if (!last || ends.length < PAGE) return;
    after = last.endsAt;
  }
}

/**
 * Grants whose end was in this span when they were given. What was refunded since ends sooner: of that its refund has
 * told; and another grant may have come behind. Both are seen when the membership is read.
 */
const listEnds = (db: Database, after: Date, until: Date) =>
  db
    .select({ userId: membershipGrants.userId, endsAt: membershipGrants.endsAt })
    .from(membershipGrants)
    .where(and(gt(membershipGrants.endsAt, after), lte(membershipGrants.endsAt, until)))
    .orderBy(asc(membershipGrants.endsAt))
    .limit(PAGE);

async function remind(
  { db, postNotice }: ReminderDeps,
  userId: UserId,
  now: Date,
  until: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { kind, vipUntil } = await readMembership(tx, userId, now);
    if (kind !== 'vip' || vipUntil === null || vipUntil > until) return;
    const { date } = await localDay(tx, userId, vipUntil);
    await postNotice(tx, {
      userId,
      eventId: vipUntil.toISOString(),
      content: endingNotice.of({ endsOn: date }),
    });
  });
}
