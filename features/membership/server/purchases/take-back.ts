// Takes back what a refund is for, and says beforehand what that would be: VIP days that are not used, packs that are not applied, and the revenue.

import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaidThing, SettledPayment, TakeBackPreview, TakingBack } from '../../../payments/server/api.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { BOOSTER_SECONDS, dateIn } from '../../../study-time/domain/index.ts';
import { sumStudied } from '../../../study-time/server/api.ts';
import {
  isFullyRefundable,
  layPeriods,
  MEMBERSHIP_JOURNALS,
  membershipArea,
  type Packs,
  type Paid,
  type Period,
  type RefundFailure,
  refundableOfPacks,
  refundableOfPeriod,
  takeDays,
  takePacks,
  unusedDays,
  withinPrice,
} from '../../domain/index.ts';
import { countOwned } from '../boosters/boosters-repo.ts';
import { findGrantOfPurchase, readGrants } from '../grants/grants-repo.ts';
import { lockMembership } from '../grants/lock-membership.ts';
import { findTakeBack, insertTakeBack, sumTakeBacks } from '../grants/take-backs-repo.ts';
import { writeLine } from './describe-purchase.ts';
import { move } from './fulfil.ts';
import { findPurchase, type Purchase } from './purchases-repo.ts';

/** What is left of a purchase: its period, or its packs. */
type Left = { readonly paid: Paid; readonly isFull: boolean } & (
  | { readonly period: Period; readonly packs?: undefined }
  | { readonly packs: Packs; readonly period?: undefined }
);

/** In the refund's transaction, once per refund: takes the goods and books the money back to `customer_prepaid`. */
export async function takeBack(
  tx: Executor,
  payment: SettledPayment,
  refund: TakingBack,
): Promise<Result<void, RefundFailure>> {
  const { payerId: userId } = payment;
  const now = await lockMembership(tx, userId);
  if (await findTakeBack(tx, refund.id)) return ok(undefined);
  const purchase = await findPurchase(tx, payment.id);
  const left = purchase?.userId === userId ? await readLeft(tx, { purchase, userId, now }) : undefined;
  if (!purchase || !left) return err('more_than_unused', { refundableFen: 0 });
  const isByRight = refund.by === 'payer';
  const mostFen = isByRight ? rightOf(left, now) : withinPrice(left.paid);
  const taken = share(left, { fen: refund.amountFen, mostFen, now });
  if (!taken.ok) return taken;
  const { packs } = taken.value;
  const { id, amountFen, actorId } = refund;
  await insertTakeBack(tx, {
    id,
    userId,
    purchaseId: purchase.id,
    amountFen,
    ...taken.value,
    createdAt: now,
  });
  if (packs > 0) {
    await move(tx, {
      key: `refund:${id}:boosters`,
      kind: MEMBERSHIP_JOURNALS['boosters.taken_back'],
      from: { kind: 'minutes_boosters', owner: userId },
      to: { kind: 'minutes_issued', for: userId },
      amount: packs * BOOSTER_SECONDS,
      actorId,
    });
  }
  await move(tx, {
    key: `refund:${id}:taken_back`,
    kind: MEMBERSHIP_JOURNALS['membership.taken_back'],
    from: { kind: 'revenue' },
    to: { kind: 'customer_prepaid', owner: userId },
    amount: amountFen,
    actorId,
  });
  return ok(undefined);
}

type TakeBackShare = { readonly days: number; readonly isWhole: boolean; readonly packs: number };

type Sharing = { readonly fen: number; readonly mostFen: number; readonly now: Date };

function share(
  { paid, period, packs }: Left,
  { fen, mostFen, now }: Sharing,
): Result<TakeBackShare, RefundFailure> {
  if (packs) {
    const taken = takePacks(paid, packs, { fen, mostFen });
    return taken.ok ? ok({ days: 0, isWhole: false, packs: taken.value }) : taken;
  }
  const taken = takeDays(paid, { period, fen, now, mostFen });
  if (!taken.ok) return taken;
  if (taken.value === 'whole') return ok({ days: unusedDays(period, now), isWhole: true, packs: 0 });
  return ok({ days: taken.value, isWhole: false, packs: 0 });
}

/** What the payer may have back without asking anybody. */
function rightOf({ paid, period, packs, isFull }: Left, now: Date): number {
  return period ? refundableOfPeriod(paid, period, { now, isFull }) : refundableOfPacks(paid, packs);
}

type Owned = { readonly purchase: Purchase; readonly userId: UserId };

/** Undefined while nothing was given for the purchase. */
async function readLeft(
  db: Executor,
  { purchase, userId, now }: Owned & { readonly now: Date },
): Promise<Left | undefined> {
  const { id, plan, amountFen, unitFen, quantity, fulfilledAt } = purchase;
  if (!fulfilledAt) return undefined;
  const { refundedFen, packs: takenBack } = await sumTakeBacks(db, id);
  const paid = { amountFen, refundedFen };
  if (plan === null) {
    const owned = await countOwned(db, userId);
    return { paid, isFull: false, packs: { unitFen, bought: quantity, takenBack, owned } };
  }
  const grant = await findGrantOfPurchase(db, id);
  const periods = layPeriods(await readGrants(db, userId));
  const period = periods.find(({ grantId }) => grantId === grant?.id);
  if (!period) return undefined;
  const studiedSeconds = await studiedOf(db, { purchase, userId, period });
  const { values: terms } = await readSettings(db, membershipArea, now);
  return { paid, period, isFull: isFullyRefundable({ boughtAt: fulfilledAt, now, studiedSeconds }, terms) };
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

/** What a refund would take now: of so many fen as an admin sees fit, or of all that the payer has a right to. */
export async function previewTakeBack(
  db: Executor,
  payment: PaidThing,
  fen?: number,
): Promise<TakeBackPreview> {
  const now = await databaseNow(db);
  const purchase = await findPurchase(db, payment.id);
  const userId = payment.payerId;
  const left = purchase?.userId === userId ? await readLeft(db, { purchase, userId, now }) : undefined;
  if (!left) return { mostFen: 0, isWhole: false, takes: writeLine('takes.nothing') };
  const { paid, period } = left;
  const mostFen = rightOf(left, now);
  const isWhole = mostFen > 0 && mostFen === withinPrice(paid);
  const asked = fen === undefined ? { fen: mostFen, mostFen } : { fen, mostFen: withinPrice(paid) };
  const taken = share(left, { ...asked, now });
  const count = taken.ok ? taken.value.days + taken.value.packs : 0;
  if (count === 0) return { mostFen, isWhole, takes: writeLine('takes.nothing') };
  return {
    mostFen,
    isWhole,
    takes: period ? writeLine('takes.days', { count }) : writeLine('takes.packs', { count }),
  };
}
