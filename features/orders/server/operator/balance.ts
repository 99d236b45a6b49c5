// What an order really cost beside its quote, the balance that the buyer is asked for, and taking that question back.

import { and, eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { shippingFen } from '../../../global-services/domain/index.ts';
import { paymentIdSchema } from '../../../payments/domain/index.ts';
import { closePayment, createPayment } from '../../../payments/server/api.ts';
import { BALANCE_DAYS, daysAfter, settle } from '../../domain/index.ts';
import { balanceReference } from '../money/fulfilment.ts';
import { mostKept } from '../money/most-kept.ts';
import type { Effect, Step } from '../orders/change-order.ts';
import { quotedCosts } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';
import { orderBalances } from '../tables.ts';
import type { CostsTooHigh, NotNow } from './failures.ts';

/** What it cost and what it will cost to send alone; undefined while something of that is not known. */
export async function settlementOf(tx: Executor, order: Order, sharedFen?: number) {
  const { goodsFen, freightFen, realGrams, price, totalFen } = order;
  if (goodsFen === null || freightFen === null || realGrams === null) return undefined;
  const aloneFen = shippingFen(realGrams, price.weight);
  const real = { goodsFen, freightFen, shippingFen: aloneFen };
  const besidesFen = await paidBesides(tx, order.id);
  return settle({ quoted: quotedCosts(order), totalFen, real, sharedFen: sharedFen ?? aloneFen, besidesFen });
}

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
  const id = paymentIdSchema.parse(newId());
  const amountFen = settlement.excessFen;
  await tx.insert(orderBalances).values({ id, orderId: order.id, amountFen, reason: text, createdAt: now });
  const created = await createPayment(tx, {
    id,
    payerId: order.payerId,
    kind: 'order_balance',
    reference: balanceReference(order.id, id),
    amountFen,
    expiresAt: daysAfter(now, BALANCE_DAYS),
  });
  if (!created.ok) throw new Error(`a balance was refused: ${created.error.code}`);
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
