// What a refund takes back, and how much may be refunded at most.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { type Period, unusedDays } from './periods.ts';

export type RefundFailure = Failure<'more_than_unused', { readonly refundableFen: number }>;

/** One purchase: what was paid, what refunds before have given back of it, and how much of that as goodwill, for which nothing was taken. */
export type Paid = { readonly amountFen: number; readonly refundedFen: number; readonly goodwillFen: number };

/** Under which a purchase of VIP is given back in full, as an admin has set it. */
export type FullRefundTerms = { readonly fullRefundDays: number; readonly fullRefundMinutes: number };

type Use = {
  readonly boughtAt: Date;
  readonly now: Date;
  /** Studied of what was bought. */
  readonly studiedSeconds: number;
};

const DAY_MS = 24 * 3600 * 1000;

/** A change of mind: soon after buying, and with hardly any of it used. */
export function isFullyRefundable(
  { boughtAt, now, studiedSeconds }: Use,
  { fullRefundDays, fullRefundMinutes }: FullRefundTerms,
): boolean {
  const isSoon = now.getTime() <= boughtAt.getTime() + fullRefundDays * DAY_MS;
  return isSoon && studiedSeconds <= fullRefundMinutes * 60;
}

/** The payer's right: all of a VIP purchase where `isFull`, else its unused days in proportion, rounded down to fen. */
export function refundableOfPeriod(
  { amountFen, refundedFen }: Paid,
  period: Period,
  { now, isFull }: { readonly now: Date; readonly isFull: boolean },
): number {
  if (isFull) return amountFen - refundedFen;
  const open = unusedDays(period, now) + period.takenDays;
  return Math.max(0, Math.floor((amountFen * open) / period.days) - refundedFen);
}

/** What may be given back at most, and what is left of the price at all. */
export const withinPrice = ({ amountFen, refundedFen }: Paid): number => amountFen - refundedFen;

/**
 * The days that a refund of so many fen takes from a period's end: as few whole days as are worth it together with what
 * was refunded before for days, and no more than are unused. With the last fen of the price goes all that is left: `whole`.
 */
export function takeDays(
  paid: Paid,
  {
    period,
    fen,
    now,
    mostFen,
  }: { readonly period: Period; readonly fen: number; readonly now: Date; readonly mostFen: number },
): Result<number | 'whole', RefundFailure> {
  if (fen > mostFen) return err('more_than_unused', { refundableFen: mostFen });
  const refunded = paid.refundedFen + fen;
  if (refunded === paid.amountFen) return ok('whole');
  const worth = Math.ceil(((refunded - paid.goodwillFen) * period.days) / paid.amountFen);
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

/** The packs that a refund of so many fen takes back: as few as are worth it with what was refunded before for packs, if they are there. */
export function takePacks(
  paid: Paid,
  packs: Packs,
  { fen, mostFen }: { readonly fen: number; readonly mostFen: number },
): Result<number, RefundFailure> {
  if (fen > mostFen) return err('more_than_unused', { refundableFen: mostFen });
  const worth = Math.ceil((paid.refundedFen - paid.goodwillFen + fen) / packs.unitFen) - packs.takenBack;
  return ok(Math.max(0, Math.min(worth, packs.bought - packs.takenBack, packs.owned)));
}
