// A purpose of payments as an order will be: its money waits in escrow, is given back when it is cancelled, costs less or
// is claimed, and its service fee earns commission when it is delivered.

import { type Account, journalKinds } from '../../../features/ledger/domain/index.ts';
import { openAccount, post } from '../../../features/ledger/server/api.ts';
import type { PaymentId, RefundRequestId } from '../../../features/payments/domain/index.ts';
import type { FulfilmentHandler, PurposeRefund } from '../../../features/payments/server/api.ts';
import { ok } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { type Database, type Executor } from '../../../kit/server/db/database.ts';
import type { PurposePorts } from '../../server/compose/compose-money.ts';

const JOURNALS = journalKinds('order.paid', 'order.delivered', 'order.given_back');

type Move = { readonly key: string; readonly from: Account; readonly to: Account; readonly amount: number };

async function move(tx: Executor, kind: keyof typeof JOURNALS, { key, from, to, amount }: Move) {
  const transfers = [{ from, to, amount }];
  const posted = await post(tx, { key, kind: JOURNALS[kind], actorId: null, transfers });
  if (!posted.ok) throw new Error(`${key}: ${posted.error.code}`);
}

const escrowOf = (tx: Executor, order: string) => openAccount(tx, { kind: 'order_escrow', owner: order });
const prepaidOf = (tx: Executor, owner: UserId) => openAccount(tx, { kind: 'customer_prepaid', owner });

/** An order has one payment, and one more for each balance: their references begin with it. */
const orderOf = (reference: string): string => reference.split('/')[0] ?? reference;

const fulfilment: FulfilmentHandler = {
  kind: 'order',
  describe: async (_executor, payments) =>
    payments.map(({ reference }) => ({
      zh: `订单 ${reference}`,
      en: `Order ${reference}`,
      pt: `Pedido ${reference}`,
    })),
  fulfil: async (tx, { id, payerId, reference, amountFen }) => {
    const [from, to] = [await prepaidOf(tx, payerId), await escrowOf(tx, orderOf(reference))];
    await move(tx, 'order.paid', { key: `order:${id}:paid`, from, to, amount: amountFen });
    return 'fulfilled';
  },
  takeBack: async (tx, { payerId, reference }, { id, amountFen }) => {
    const [from, to] = [await escrowOf(tx, orderOf(reference)), await prepaidOf(tx, payerId)];
    await move(tx, 'order.given_back', { key: `order:${id}:taken_back`, from, to, amount: amountFen });
    return ok(undefined);
  },
};

type GivingBack = {
  readonly order: string;
  readonly buyer: UserId;
  readonly paymentIds: readonly PaymentId[];
  readonly requestId: RefundRequestId;
  readonly amountFen: number;
  readonly origin: PurposeRefund['origin'];
  /** Of that, service fee, which has earned commission. */
  readonly feeFen?: number;
};

type Delivery = {
  readonly order: string;
  readonly buyer: UserId;
  readonly feeFen: number;
  readonly at: Date;
};

/** What an order does with its money; each in one transaction. */
export function createTestOrders({ refunds, commission }: PurposePorts, db: () => Database) {
  const giveBack = async (tx: Executor, giving: GivingBack) => {
    const { order, buyer, requestId, amountFen, origin, paymentIds, feeFen = 0 } = giving;
    const from = origin === 'claim' ? await openAccount(tx, { kind: 'revenue' }) : await escrowOf(tx, order);
    const to = await prepaidOf(tx, buyer);
    await move(tx, 'order.given_back', { key: `order:${requestId}:back`, from, to, amount: amountFen });
    const begun = await refunds.begin(tx, {
      requestId,
      paymentIds,
      origin,
      amountFen,
      reason: origin,
      actorId: null,
    });
    if (!begun.ok) throw new RefundRefused(begun.error);
    if (feeFen > 0) {
      const reversal = {
        key: requestId,
        source: 'order_fee',
        reference: order,
        refundedFen: feeFen,
      } as const;
      await commission.reverse(tx, reversal);
    }
    return begun.value;
  };
  return {
    fulfilment,
    refunds,
    giveBackIn: giveBack,
    giveBack: async (giving: GivingBack) => {
      const begun = await db().transaction((tx) => giveBack(tx, giving));
      await refunds.submit(giving.requestId);
      return begun;
    },
    /** All that is in escrow is spent, or earned, and the fee earns commission. */
    deliver: ({ order, buyer, feeFen, at }: Delivery) =>
      db().transaction(async (tx) => {
        const [from, to] = [await escrowOf(tx, order), await openAccount(tx, { kind: 'revenue' })];
        const key = `order:${order}:delivered`;
        await move(tx, 'order.delivered', { key, from, to, amount: from.balance });
        const accrual = {
          invitedId: buyer,
          source: 'order_fee',
          reference: order,
          baseFen: feeFen,
          at,
        } as const;
        return commission.accrue(tx, accrual);
      }),
  };
}

export type TestOrders = ReturnType<typeof createTestOrders>;

/** What payments said no to, so that the whole transaction is rolled back. */
export class RefundRefused extends Error {
  readonly failure: { readonly code: string };
  constructor(failure: { readonly code: string }) {
    super(failure.code);
    this.failure = failure;
  }
}
