// What an order really cost beside its quote, the balance that the buyer is asked for, and taking that question back.

import { and, eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { paymentIdSchema } from '../../../payments/domain/index.ts';
import { closePayment, createPayment } from '../../../payments/server/api.ts';
import { BALANCE_DAYS, daysAfter, doubtDearer, PRICE_DAYS, quotedCosts } from '../../domain/index.ts';
import { balanceReference } from '../money/fulfilment.ts';
import { mostKept } from '../money/most-kept.ts';
import { settlementOf } from '../money/settlement-of.ts';
import type { Effect, Step } from '../orders/change-order.ts';
import { paidBesides } from '../orders/orders-repo.ts';
import { orderBalances } from '../tables.ts';
import type { CostsTooHigh, NotNow } from './failures.ts';

/** The amount follows from what it cost; the operator says why, and what would be kept instead. */
export async function askBalance(
  tx: Executor,
  { order, now }: Step,
  { text, costsFen }: { readonly text: string; readonly costsFen: number },
): Promise<Result<Effect, CostsTooHigh | NotNow>> {
  const refuse = (reason: 'not_weighed' | 'no_balance_needed') =>
    err('not_allowed', { reason, stage: order.stage });
  const settlement = await settlementOf(tx, order);
  if (!settlement) return refuse('not_weighed');
  if (!settlement.isBalanceNeeded) return refuse('no_balance_needed');
  const mostFen = await mostKept(tx, order);
  if (costsFen > mostFen) return err('costs_too_high', { mostFen });
  const amountFen = settlement.excessFen;
  await openBalance(tx, { order, now }, { amountFen, reason: text, days: BALANCE_DAYS });
  return ok({
    set: {
      settlement,
      // From now on it is the balance that is reminded of.
      remindedDays: 0,
      statedFen: costsFen,
      shippingFen: settlement.lines.find(({ kind }) => kind === 'weight')?.realFen ?? 0,
    },
    note: text,
    data: { amountFen, costsFen },
    news: { to: 'buyer', key: 'awaiting_balance', amountFen },
  });
}

type NewBalance = {
  readonly amountFen: number;
  readonly reason: string;
  /** For which it can be paid. */
  readonly days: number;
};

async function openBalance(
  tx: Executor,
  { order, now }: Pick<Step, 'order' | 'now'>,
  { amountFen, reason, days }: NewBalance,
): Promise<void> {
  const id = paymentIdSchema.parse(newId());
  await tx.insert(orderBalances).values({ id, orderId: order.id, amountFen, reason, createdAt: now });
  const created = await createPayment(tx, {
    id,
    payerId: order.payerId,
    kind: 'order_balance',
    reference: balanceReference(order.id, id),
    amountFen,
    expiresAt: daysAfter(now, days),
  });
  if (!created.ok) throw new Error(`a balance was refused: ${created.error.code}`);
}

export type PriceAsk = {
  readonly action: 'ask_price';
  /** What the seller asks now. */
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly text: string;
  readonly isSure: boolean;
};

/**
 * Before it is bought: the buyer is asked for what the seller asks more than was paid, where that is more than we bear.
 * Without an answer, and when the buyer says no, the order ends and all of it goes back.
 */
export async function askPrice(
  tx: Executor,
  { order, now }: Step,
  { goodsFen, freightFen, text }: PriceAsk,
): Promise<Result<Effect, NotNow>> {
  const besidesFen = await paidBesides(tx, order.id);
  const { totalFen } = order;
  const dearer = doubtDearer({ goodsFen, freightFen }, quotedCosts(order), { totalFen, besidesFen });
  if (!dearer) return err('not_allowed', { reason: 'no_balance_needed', stage: order.stage });
  const amountFen = dearer.given - dearer.expected;
  await openBalance(tx, { order, now }, { amountFen, reason: text, days: PRICE_DAYS });
  return ok({
    set: { remindedDays: 0 },
    note: text,
    data: { goodsFen, freightFen, amountFen },
    news: { to: 'buyer', key: 'awaiting_price', amountFen },
  });
}

/**
 * Nobody has to pay it any more, and what follows from the costs is open again. Paid at the same moment, it is either
 * taken before, and this is refused, or it comes after, and goes back by itself.
 */
export async function withdrawBalance(
  tx: Executor,
  { order, now }: Step,
  { text }: { readonly text: string },
): Promise<Result<Effect, never>> {
  const withdrawn = await tx
    .update(orderBalances)
    .set({ state: 'void' })
    .where(and(eq(orderBalances.orderId, order.id), eq(orderBalances.state, 'open')))
    .returning();
  for (const { id } of withdrawn) await closePayment(tx, id, now);
  const amountFen = withdrawn.reduce((sum, balance) => sum + balance.amountFen, 0);
  return ok({
    set: { settlement: null, statedFen: null, shippingFen: null },
    note: text,
    data: { amountFen },
    news: { to: 'buyer', key: 'balance_withdrawn', amountFen },
  });
}
