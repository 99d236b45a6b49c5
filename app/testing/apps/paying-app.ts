// A test app with something to pay for: an order whose money goes to the platform, and whose fulfilment can be made to
// refuse.

import { randomUUID } from 'node:crypto';
import { journalKinds } from '../../../features/ledger/domain/index.ts';
import { openAccount, post } from '../../../features/ledger/server/api.ts';
import { paymentIdSchema } from '../../../features/payments/domain/index.ts';
import { createPayment, type FulfilmentHandler } from '../../../features/payments/server/api.ts';
import { err, ok } from '../../../kit/core/result.ts';
import { type Database, type Executor, openDatabase } from '../../../kit/server/db/database.ts';
import type { TestPerson } from '../clients/people.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** References that begin so cannot be fulfilled, or are not taken back. */
export const GONE = 'gone-';
export const KEPT = 'kept-';

const TEST_JOURNALS = journalKinds('order.test');

const move = async (tx: Executor, key: string, payerId: string, amount: number) => {
  const prepaid = await openAccount(tx, { kind: 'customer_prepaid', owner: payerId });
  const revenue = await openAccount(tx, { kind: 'revenue' });
  const [from, to] = amount > 0 ? [prepaid, revenue] : [revenue, prepaid];
  const posted = await post(tx, {
    key,
    kind: TEST_JOURNALS['order.test'],
    actorId: null,
    transfers: [{ from, to, amount: Math.abs(amount) }],
  });
  if (!posted.ok) throw new Error(posted.error.code);
};

const testOrder: FulfilmentHandler = {
  kind: 'order',
  describe: async (_executor, payments) =>
    payments.map(({ reference }) => ({
      zh: `测试订单 ${reference}`,
      en: `Test order ${reference}`,
      pt: `Pedido de teste ${reference}`,
    })),
  fulfil: async (tx, { id, payerId, reference, amountFen }) => {
    if (reference.startsWith(GONE)) return 'unfulfillable';
    await move(tx, `test:${id}:fulfilled`, payerId, amountFen);
    return 'fulfilled';
  },
  takeBack: async (tx, { payerId, reference }, { id, amountFen }) => {
    await move(tx, `test:${id}:taken-back`, payerId, -amountFen);
    return reference.startsWith(KEPT) ? err('dispatched') : ok(undefined);
  },
};

export type PayingApp = TestApp & {
  readonly db: Database;
  /** A payment of 39 yuan for an order, or as it is given. */
  readonly charge: (person: TestPerson, given?: Charge) => Promise<string>;
};

type Charge = { readonly reference?: string; readonly amountFen?: number; readonly expiresAt?: Date };

/** An app in which orders can be paid for. */
export async function startPayingApp(options: TestAppOptions = {}): Promise<PayingApp> {
  const app = await startTestApp({ ...options, purposes: () => [testOrder] });
  const db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => undefined });
  return {
    ...app,
    db,
    charge: async ({ id: payerId }, { reference = randomUUID(), amountFen = 3900, expiresAt } = {}) => {
      const id = paymentIdSchema.parse(randomUUID());
      const created = await createPayment(db, {
        id,
        payerId,
        kind: 'order',
        reference,
        amountFen,
        ...(expiresAt ? { expiresAt } : {}),
      });
      if (!created.ok) throw new Error(created.error.code);
      return id;
    },
    stop: async () => {
      await db.$client.end();
      await app.stop();
    },
  };
}

/** An admin gives back a part of a price; `more` goes before what is usual, under a refund id of its own. */
export const refundPrice = (admin: TestPerson, paymentId: string, amountFen: number, more: object = {}) =>
  admin.call('POST', `/admin/payments/${paymentId}/refunds`, {
    refundId: randomUUID(),
    of: 'price',
    amountFen,
    reason: 'asked by the buyer',
    ...more,
  });
