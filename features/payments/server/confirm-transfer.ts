// An admin enters money that has arrived by transfer; it is kept and processed like a provider's event.

import * as z from 'zod';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { takeIn } from './ask.ts';
import type { PaymentsDeps } from './deps.ts';
import { findPayment, listAttempts } from './payments-repo.ts';
import { sayFact } from './providers/own-facts.ts';

type Receipt = {
  /** Of the payment. */
  readonly id: string;
  /** Made by the page: the same receipt is entered once. */
  readonly receiptId: string;
  readonly amountFen: number;
  /** `yyyy-mm-dd`, as the bank's statement says. */
  readonly receivedOn: string;
  readonly actorId: string;
};

type Refused = Failure<'payment_unknown' | 'no_transfer' | 'in_future' | 'receipt_conflict'>;

/** What of a kept receipt makes it the same one. */
const keptReceipt = z.object({ attemptId: z.uuid(), amount: z.int(), receivedOn: z.string() });

/** East of everywhere the day begins fourteen hours before it does in UTC. */
const EARLIEST_DAY_MS = 14 * 3600 * 1000;

/** Less than is open is booked and noted, and the payment stays open; more is booked and shown to be given back. */
export async function confirmTransfer(deps: PaymentsDeps, receipt: Receipt): Promise<Result<void, Refused>> {
  const { id, receiptId, amountFen, receivedOn, actorId } = receipt;
  if (Date.parse(receivedOn) > Date.now() + EARLIEST_DAY_MS) return err('in_future');
  if (!(await findPayment(deps.db, id))) return err('payment_unknown');
  const attempt = (await listAttempts(deps.db, id)).find(({ provider }) => provider === 'transfer');
  if (!attempt) return err('no_transfer');
  const said = sayFact(`receipt:${receiptId}`, { attemptId: attempt.id, sort: 'paid', amount: amountFen });
  const body = JSON.stringify({ ...JSON.parse(said.body), receivedOn, enteredBy: actorId });
  const kept = keptReceipt.parse(JSON.parse(await takeIn(deps, 'transfer', { ...said, body })));
  const isSame = kept.attemptId === attempt.id && kept.amount === amountFen && kept.receivedOn === receivedOn;
  return isSame ? ok(undefined) : err('receipt_conflict');
}
