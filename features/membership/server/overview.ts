// The membership as its page shows it.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { listPayable } from '../../payments/server/api.ts';
import { readSettings } from '../../settings/server/api.ts';
import { BOOSTER_SECONDS } from '../../study-time/domain/index.ts';
import { localDay } from '../../study-time/server/api.ts';
import {
  type Grant,
  isCutShort,
  lastEnd,
  layPeriods,
  membershipArea,
  type Offer,
  PLAN_MONTHS,
  PLANS,
} from '../domain/index.ts';
import { readBoosters } from './boosters/apply-booster.ts';
import type { MembershipDeps } from './deps.ts';
import { readGrants } from './grants/grants-repo.ts';
import { readMembership } from './grants/read-membership.ts';
import { listUnfulfilled } from './purchases/purchases-repo.ts';

/** Older ones have run out long ago, or are found among the payments. */
const OPEN_MAX = 20;

export async function readOverview(deps: MembershipDeps, userId: UserId) {
  const { db, studyRules } = deps;
  const now = new Date();
  const { kind, vipUntil } = await readMembership(db, userId, now);
  const grants = await readGrants(db, userId);
  const { values: offer } = await readSettings(db, membershipArea, now);
  const { packsFree, packsVip } = offer;
  const { freeSeconds, vipSeconds } = await studyRules(db, now);
  return {
    kind,
    vipUntil: vipUntil?.toISOString() ?? null,
    isCutShort: kind === 'free' && isCutShort(grants),
    plans: await readPlans(db, userId, { now, offer, grants }),
    boosterFen: offer.booster,
    gives: {
      minutes: { free: toMinutes(freeSeconds), vip: toMinutes(vipSeconds) },
      knowledgePacks: { free: packsFree, vip: packsVip },
      boosterMinutes: toMinutes(BOOSTER_SECONDS),
    },
    boosters: await readBoosters(db, userId, now),
    open: await readOpen(db, userId, now),
  };
}

type OverviewParams = { readonly now: Date; readonly offer: Offer; readonly grants: readonly Grant[] };

/** Each plan, and until when VIP would run with it. */
async function readPlans(db: Executor, userId: UserId, { now, offer, grants }: OverviewParams) {
  const { zone } = await localDay(db, userId, now);
  return PLANS.map((plan) => {
    const months = PLAN_MONTHS[plan];
    const wanted = { id: 'wanted', grantedAt: now, span: { months }, zone, takenBack: 0 } as const;
    const until = lastEnd(layPeriods([...grants, wanted])) ?? now;
    return { plan, months, amountFen: offer[plan], until: until.toISOString() };
  });
}

const toMinutes = (seconds: number) => Math.floor(seconds / 60);

async function readOpen(db: Executor, userId: UserId, now: Date) {
  const purchases = await listUnfulfilled(db, userId, OPEN_MAX);
  const open = new Set(
    await listPayable(
      db,
      purchases.map(({ id }) => id),
      now,
    ),
  );
  return purchases
    .filter(({ id }) => open.has(id))
    .map(({ id, plan, quantity, amountFen, createdAt }) => ({
      paymentId: id,
      plan,
      quantity,
      amountFen,
      createdAt: createdAt.toISOString(),
    }));
}
