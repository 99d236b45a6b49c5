// Sets out to buy: the purchase and its payment appear together, once per id.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import { createPayment } from '../../../payments/server/api.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { membershipArea, type PurchaseChoice, priceOf } from '../../domain/index.ts';
import type { MembershipDeps } from '../deps.ts';
import { findPurchase, insertPurchase, type Purchase } from './purchases-repo.ts';

export type Order = {
  /** Made by the page, so that a second tap is the same purchase. */
  readonly id: PaymentId;
  readonly userId: UserId;
  readonly choice: PurchaseChoice;
  /** What the person was shown. */
  readonly amountFen: number;
};

export type BuyFailure =
  | Failure<'price_changed', { readonly amountFen: number }>
  | Failure<'purchase_taken' | 'email_unverified' | 'too_young' | 'age_unknown'>;

/** Answers the id of the payment, which is the purchase's. */
export async function buy(
  { db, ageOf, waitsForEmail }: Pick<MembershipDeps, 'db' | 'ageOf' | 'waitsForEmail'>,
  order: Order,
): Promise<Result<PaymentId, BuyFailure>> {
  return inLedgerTransaction(db, async (tx) => {
    const age = await ageOf(tx, order.userId);
    if (age !== 'adult') return err(age ? 'too_young' : 'age_unknown');
    const known = await findPurchase(tx, order.id);
    if (known) return isSameOrder(known, order) ? ok(order.id) : err('purchase_taken');
    const { version, values } = await readSettings(tx, membershipArea, new Date());
    const price = priceOf(order.choice, values);
    if (price.amountFen !== order.amountFen) return err('price_changed', { amountFen: price.amountFen });
    if (await waitsForEmail(tx, order)) return err('email_unverified');
    const { id, userId, choice } = order;
    const plan = choice.kind === 'plan' ? choice.plan : null;
    const purchase = await insertPurchase(tx, { id, userId, plan, ...price, pricesVersion: version });
    if (!isSameOrder(purchase, order)) return err('purchase_taken');
    const payment = { id, payerId: userId, reference: id, amountFen: price.amountFen } as const;
    const created = await createPayment(tx, {
      ...payment,
      kind: plan === null ? 'booster' : 'membership',
    });
    if (!created.ok) throw new Error(`a payment was refused: ${created.error.code}`);
    return ok(id);
  });
}

function isSameOrder(purchase: Purchase, { userId, choice, amountFen }: Order): boolean {
  const isSameThing =
    choice.kind === 'plan'
      ? purchase.plan === choice.plan
      : purchase.plan === null && purchase.quantity === choice.count;
  return isSameThing && purchase.userId === userId && purchase.amountFen === amountFen;
}
