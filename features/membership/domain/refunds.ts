// What a refund takes back, and how much may be refunded at most.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { type Period, unusedDays } from './periods.ts';

export type RefundFailure = Failure<'more_than_unused', { readonly refundableFen: number }>;

/** One purchase: what was paid, and what refunds before have given back of it. */
export type Paid = { readonly amountFen: number; readonly refundedFen: number };

/** At most so much of a VIP purchase can be refunded: its unused days, in proportion, rounded down to fen. */
export function refundableOfPeriod({ amountFen, refundedFen }: Paid, period: Period, now: Date): number {
  const open = unusedDays(period, now) + period.takenDays;
  return Math.max(0, Math.floor((amountFen * open) / period.days) - refundedFen);
}

/**
 * The days that a refund of so many fen takes from a period's end: as few whole days as are worth it together with what
 * was refunded before. All that is left of a period that has not begun is `whole`.
 */
export function takeDays(
  paid: Paid,
  { period, fen, now }: { readonly period: Period; readonly fen: number; readonly now: Date },
): Result<number | 'whole', RefundFailure> {
  const refundableFen = refundableOfPeriod(paid, period, now);
  if (fen > refundableFen) return err('more_than_unused', { refundableFen });
  const refunded = paid.refundedFen + fen;
  if (refunded === paid.amountFen && now <= period.begin) return ok('whole');
  const worth = Math.ceil((refunded * period.days) / paid.amountFen);
  return ok(Math.min(unusedDays(period, now), Math.max(0, worth - period.takenDays)));
}

export type Packs = {
  readonly unitFen: number;
  /** How many were bought, and how many of them were taken back by refunds before. */
  readonly bought: number;
  readonly takenBack: number;
  /** How many the person has that are not applied, from whatever purchase. */
  readonly owned: number;
};

/** At most so much of a purchase of booster packs can be refunded: those that are not applied. */
export function refundableOfPacks({ amountFen, refundedFen }: Paid, packs: Packs): number {
  const left = Math.min(packs.bought - packs.takenBack, packs.owned);
  const open = Math.min(amountFen, (packs.takenBack + left) * packs.unitFen);
  return Math.max(0, open - refundedFen);
}

/** The packs that a refund of so many fen takes back: as few as are worth it together with what was refunded before. */
export function takePacks(paid: Paid, packs: Packs, fen: number): Result<number, RefundFailure> {
  const refundableFen = refundableOfPacks(paid, packs);
  if (fen > refundableFen) return err('more_than_unused', { refundableFen });
  return ok(Math.max(0, Math.ceil((paid.refundedFen + fen) / packs.unitFen) - packs.takenBack));
}
