// An admin enters money that has arrived by transfer; the entry is stored and processed like a provider's event.

import * as z from 'zod';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { findRecipient } from '../../../account/server/api.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import type { PaymentId } from '../../domain/ids.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { findPayment, listAttempts } from '../payments/payments-repo.ts';
import { ownEvent } from '../providers/own-facts.ts';
import { storeAndProcess } from './ask-provider.ts';

type Receipt = {
  readonly id: PaymentId;
  /** Made by the page: the same receipt is entered once. */
  readonly receiptId: string;
  readonly amountFen: number;
  /** `yyyy-mm-dd`, as the bank's statement says. */
  readonly receivedOn: string;
  /** As the statement names who paid, and their reference. */
  readonly sender: string;
  readonly actor: AuditActor;
};

type Refused = Failure<'payment_unknown' | 'no_transfer' | 'in_future' | 'receipt_conflict'>;

/** What of a kept receipt makes it the same one. */
const keptReceipt = z.object({ attemptId: z.uuid(), amount: z.int(), receivedOn: z.string() });

/** East of everywhere the day begins fourteen hours before it does in UTC. */
const EARLIEST_DAY_MS = 14 * 3600 * 1000;

/** Less than is open is booked and noted, and the payment stays open; more is booked and shown to be given back. */
export async function confirmTransfer(deps: PaymentsDeps, receipt: Receipt): Promise<Result<void, Refused>> {
  const { id, receiptId, amountFen, receivedOn, sender, actor } = receipt;
  if (Date.parse(receivedOn) > Date.now() + EARLIEST_DAY_MS) return err('in_future');
  const payment = await findPayment(deps.db, id);
  if (!payment) return err('payment_unknown');
  const attempt = (await listAttempts(deps.db, id)).find(({ provider }) => provider === 'transfer');
  if (!attempt) return err('no_transfer');
  const event = ownEvent(`receipt:${receiptId}`, {
    attemptId: attempt.id,
    status: 'paid',
    amount: amountFen,
  });
  const body = JSON.stringify({ ...JSON.parse(event.body), receivedOn, sender, enteredBy: actor.id });
  const { payerId, number, reference } = payment;
  // Before it acts: an entry that is too many does less harm than one that is missing.
  await recordAudit(deps.db, {
    actor,
    action: 'receipt_entered',
    subject: { kind: 'person', id: payerId, name: (await findRecipient(deps.db, payerId))?.name ?? '' },
    purchase: reference,
    after: { payment: number, amountFen, receivedOn, receipt: receiptId, sender },
  });
  const kept = keptReceipt.parse(JSON.parse(await storeAndProcess(deps, 'transfer', { ...event, body })));
  const isSame = kept.attemptId === attempt.id && kept.amount === amountFen && kept.receivedOn === receivedOn;
  return isSame ? ok(undefined) : err('receipt_conflict');
}

const withSender = z.object({ sender: z.string() });

/** Who paid, of an entry that was kept; empty for other events and where nobody noted it. */
export function senderOf({ provider, body }: { readonly provider: string; readonly body: string }): string {
  if (provider !== 'transfer') return '';
  const kept = withSender.safeParse(JSON.parse(body));
  return kept.success ? kept.data.sender : '';
}
