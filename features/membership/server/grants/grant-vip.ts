// Gives VIP to a person: once per key, behind all that they have.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { localDay } from '../../../study-time/server/api.ts';
import { layPeriods, type Span } from '../../domain/index.ts';
import {
  findGrantByKey,
  type GrantSource,
  insertGrant,
  readGrants,
  type StoredGrant,
} from './grants-repo.ts';
import { lockMembership } from './lock-membership.ts';

export type VipGrant = {
  readonly userId: UserId;
  /** Whole calendar months or days. */
  readonly span: Span;
  /** Names the one event that is rewarded or paid for; unique for ever. */
  readonly key: string;
  readonly source: GrantSource;
  /** The person who caused it; null for the system. */
  readonly actorId: UserId | null;
  readonly purchaseId?: string;
};

export type GrantedVip = {
  readonly grantId: string;
  readonly begin: Date;
  readonly end: Date;
  /** It had been granted before; this call has granted nothing. */
  readonly isRepeated: boolean;
};

/** In a transaction of the caller. Throws when the key was used for something else, which only a bug can do. */
export async function grantVip(tx: Executor, wanted: VipGrant): Promise<GrantedVip> {
  const { userId, span, key, source, actorId, purchaseId = null } = wanted;
  const now = await lockMembership(tx, userId);
  const known = await findGrantByKey(tx, key);
  if (known) return repeated(known, wanted);
  const id = newId(now);
  const { zone } = await localDay(tx, userId, now);
  const grants = await readGrants(tx, userId);
  const fresh = { id, grantedAt: now, span, zone, takenBack: 0 } as const;
  const period = layPeriods([...grants, fresh]).find(({ grantId }) => grantId === id);
  if (!period) throw new Error('a grant has no period');
  const { begin, end } = period;
  await insertGrant(tx, {
    id,
    userId,
    key,
    source,
    months: 'months' in span ? span.months : null,
    days: 'days' in span ? span.days : null,
    zone,
    beginsAt: begin,
    endsAt: end,
    purchaseId,
    actorId,
    createdAt: now,
  });
  return { grantId: id, begin, end, isRepeated: false };
}

function repeated(known: StoredGrant, { userId, span, key }: VipGrant): GrantedVip {
  const isSame =
    known.userId === userId &&
    known.months === ('months' in span ? span.months : null) &&
    known.days === ('days' in span ? span.days : null);
  if (!isSame) throw new Error(`the key ${key} names another grant`);
  return { grantId: known.id, begin: known.beginsAt, end: known.endsAt, isRepeated: true };
}
