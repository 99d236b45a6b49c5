// Asks those who sell what payments are for: once for all payments of a page, however many there are.

import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaymentId } from '../../domain/ids.ts';
import { fulfilmentOf, type PaymentsDeps } from './deps.ts';
import type { Line, PaidThing } from './fulfilment-handler.ts';

type Deps = Pick<PaymentsDeps, 'fulfilmentHandlers'>;

export async function describePayments(
  deps: Deps,
  executor: Executor,
  payments: readonly PaidThing[],
): Promise<ReadonlyMap<PaymentId, Line>> {
  const lines = new Map<PaymentId, Line>();
  for (const [describe, group] of Map.groupBy(payments, ({ kind }) => fulfilmentOf(deps, kind).describe)) {
    const described = await describe(executor, group);
    for (const [index, line] of described.entries()) {
      const payment = group[index];
      if (payment) lines.set(payment.id, line);
    }
  }
  return lines;
}

export async function describePayment(deps: Deps, executor: Executor, payment: PaidThing): Promise<Line> {
  const line = (await describePayments(deps, executor, [payment])).get(payment.id);
  if (!line) throw new Error(`nobody named what a payment of the kind ${payment.kind} is for`);
  return line;
}
