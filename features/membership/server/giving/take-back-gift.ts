// An admin takes back VIP that an admin has given: what is left of that gift and no more, recorded, and told to the person.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import type { PostNotice } from '../../../notices/server/api.ts';
import { daysLeft as daysLeftOf, layPeriods } from '../../domain/index.ts';
import { findGift, listGifts, readGrants, type StoredGrant } from '../grants/grants-repo.ts';
import { readMembership } from '../grants/read-membership.ts';
import { revokeGrant } from '../grants/revoke-grant.ts';
import { takenBackNotice } from './given-notice.ts';

export type Gift = Pick<StoredGrant, 'id' | 'createdAt' | 'months' | 'days'> & { readonly daysLeft: number };

/** What admins have given a person and can still take back, the latest first. */
export async function readGifts(db: Executor, userId: UserId, now: Date): Promise<Gift[]> {
  const [gifts, grants] = await Promise.all([listGifts(db, userId), readGrants(db, userId)]);
  const periods = layPeriods(grants);
  return gifts.flatMap(({ id, createdAt, months, days }) => {
    const period = periods.find(({ grantId }) => grantId === id);
    const daysLeft = period && period.takenDays === 0 ? daysLeftOf(period, now) : 0;
    return daysLeft > 0 ? [{ id, createdAt, months, days, daysLeft }] : [];
  });
}

type TakingBack = {
  readonly userId: UserId;
  readonly grantId: string;
  readonly reason: string;
  readonly admin: Member;
};

/** Answers how many days went. What was paid for, and what invitations have brought, is out of its reach. */
export async function takeBackGift(
  { db, postNotice }: { readonly db: Database; readonly postNotice: PostNotice },
  { userId, grantId, reason, admin }: TakingBack,
): Promise<Result<number, Failure<'not_found'> | Failure<'nothing_left'>>> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const gift = person && (await findGift(tx, { userId, id: grantId }));
    if (!gift) return err('not_found');
    const isLeft = (await readGifts(tx, userId, new Date())).some(({ id }) => id === grantId);
    if (!isLeft) return err('nothing_left');
    const before = await readMembership(tx, userId, new Date());
    const days = await revokeGrant(tx, { userId, key: gift.key });
    const { vipUntil } = await readMembership(tx, userId, new Date());
    await recordAudit(tx, {
      actor: admin,
      action: 'vip_taken_back',
      subject: { kind: 'person', id: userId, name: person.name },
      before: { until: before.vipUntil?.toISOString() ?? null },
      after: { until: vipUntil?.toISOString() ?? null, days },
      reason,
    });
    await postNotice(tx, { userId, eventId: grantId, content: takenBackNotice.of({ days, reason }) });
    return ok(days);
  });
}
