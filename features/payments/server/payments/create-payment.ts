// Creates a payment in the transaction of its purchase.

import { randomBytes } from 'node:crypto';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { isPayable, type PaymentState, paymentNumber } from '../../domain/index.ts';
import type { PaidThing } from './fulfilment-handler.ts';
import { findPayment, insertPayment, type Payment } from './payments-repo.ts';

export type NewPayment = PaidThing & {
  /** Until when it may be paid; a day when absent. */
  readonly expiresAt?: Date;
};

/** What the purchase needs to know of its payment. */
export type CreatedPayment = PaidThing & {
  readonly number: string;
  readonly state: PaymentState;
  readonly expiresAt: Date;
};

type CreateFailure = Failure<'amount_invalid'> | Failure<'payment_conflict'>;

const DAY_MS = 24 * 3600 * 1000;
/** Of a billion numbers a day, one that is taken is met rarely, and a second one never. */
const MAX_ATTEMPTS = 5;

/**
 * Creates the payment, or finds the one that was created with the same id and content; the same id with other content is
 * a conflict. `amountFen` from 1 to 99,999,999. Paid at `/payments/{id}`.
 */
export async function createPayment(
  tx: Executor,
  { id, payerId, kind, reference, amountFen, expiresAt }: NewPayment,
): Promise<Result<CreatedPayment, CreateFailure>> {
  if (!isPayable(amountFen)) return err('amount_invalid');
  const now = new Date();
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const created = await insertPayment(tx, {
      id,
      number: paymentNumber(now, randomBytes(6)),
      payerId,
      kind,
      reference,
      amountFen,
      expiresAt: expiresAt ?? new Date(now.getTime() + DAY_MS),
    });
    if (created) return ok(toCreated(created));
    const known = await findPayment(tx, id);
    if (known) {
      const isSame =
        known.payerId === payerId &&
        known.kind === kind &&
        known.reference === reference &&
        known.amountFen === amountFen;
      return isSame ? ok(toCreated(known)) : err('payment_conflict');
    }
  }
  throw new Error('no free number was found for a payment');
}

const toCreated = ({
  id,
  number,
  payerId,
  kind,
  reference,
  amountFen,
  state,
  expiresAt,
}: Payment): CreatedPayment => ({ id, number, payerId, kind, reference, amountFen, state, expiresAt });
