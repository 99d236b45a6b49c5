// What is left of a purchase at a moment: how much of it a refund may take, and what that is.

import { ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { dateIn } from '../../../study-time/domain/index.ts';
import { sumStudied } from '../../../study-time/server/api.ts';
import {
  daysLeft,
  type FullRefundTerms,
  type Grant,
  isFullyRefundable,
  layPeriods,
  membershipArea,
  type Packs,
  type Paid,
  type Period,
  type RefundFailure,
  refundableOfPacks,
  refundableOfPeriod,
  takeDays,
  takePacks,
} from '../../domain/index.ts';
import { countOwned } from '../boosters/boosters-repo.ts';
import { findGrantOfPurchase, readGrants } from '../grants/grants-repo.ts';
import { sumTakeBacks } from '../grants/take-backs-repo.ts';
import type { Purchase } from './purchases-repo.ts';

/** All that the person was granted, and how the terms of a full refund are met. */
type Vip = {
  readonly grants: readonly Grant[];
  readonly terms: FullRefundTerms;
  readonly use: { readonly boughtAt: Date; readonly now: Date; readonly studiedSeconds: number };
};

/** What is left of a purchase: its period, or its packs. */
export type Left = { readonly paid: Paid; readonly isFull: boolean } & (
  | ({ readonly period: Period; readonly packs?: undefined } & Vip)
  | { readonly packs: Packs; readonly period?: undefined }
);

export type TakeBackShare = { readonly days: number; readonly isWhole: boolean; readonly packs: number };

type Sharing = {
  readonly fen: number;
  readonly mostFen: number;
  readonly isGoodwill: boolean;
  readonly now: Date;
};

const NOTHING: TakeBackShare = { days: 0, isWhole: false, packs: 0 };

/** What a refund of so many fen takes of it. */
export function shareOf(
  { paid, period, packs }: Left,
  { fen, mostFen, isGoodwill, now }: Sharing,
): Result<TakeBackShare, RefundFailure> {
  if (isGoodwill && fen <= mostFen) return ok(NOTHING);
  if (packs) {
    const taken = takePacks(paid, packs, { fen, mostFen });
    return taken.ok ? ok({ ...NOTHING, packs: taken.value }) : taken;
  }
  const taken = takeDays(paid, { period, fen, now, mostFen });
  if (!taken.ok) return taken;
  if (taken.value === 'whole') return ok({ days: daysLeft(period, now), isWhole: true, packs: 0 });
  return ok({ ...NOTHING, days: taken.value });
}

/** What the payer may have back without asking anybody. */
export function rightOf({ paid, period, packs, isFull }: Left, now: Date): number {
  return period ? refundableOfPeriod(paid, period, { now, isFull }) : refundableOfPacks(paid, packs);
}

type Owned = { readonly purchase: Purchase; readonly userId: UserId };

/** Undefined while nothing was given for the purchase. */
export async function readLeft(
  db: Executor,
  { purchase, userId, now }: Owned & { readonly now: Date },
): Promise<Left | undefined> {
  const { id, plan, amountFen, unitFen, quantity, fulfilledAt } = purchase;
  if (!fulfilledAt) return undefined;
  const { packs: takenBack, ...given } = await sumTakeBacks(db, id);
  const paid = { amountFen, ...given };
  if (plan === null) {
    const owned = await countOwned(db, userId);
    return { paid, isFull: false, packs: { unitFen, bought: quantity, takenBack, owned } };
  }
  const grant = await findGrantOfPurchase(db, id);
  const grants = await readGrants(db, userId);
  const period = layPeriods(grants).find(({ grantId }) => grantId === grant?.id);
  if (!period) return undefined;
  const studiedSeconds = await studiedOf(db, { purchase, userId, period });
  const { values: terms } = await readSettings(db, membershipArea, now);
  const use = { boughtAt: fulfilledAt, now, studiedSeconds };
  return { paid, period, grants, terms, use, isFull: isFullyRefundable(use, terms) };
}

/** Of the day on which it was given, only what came after. */
async function studiedOf(
  db: Executor,
  { purchase, userId, period }: Owned & { readonly period: Period },
): Promise<number> {
  const { fulfilledAt, studiedBefore } = purchase;
  const dayOf = (at: Date) => dateIn(period.zone, at.getTime());
  const from = dayOf(period.begin);
  const isSameDay = fulfilledAt !== null && from === dayOf(fulfilledAt);
  return Math.max(0, (await sumStudied(db, userId, { from })) - (isSameDay ? studiedBefore : 0));
}
