// The payer's right of withdrawal: how much can be refunded without an admin, and the refund itself.

import { err, type Failure, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import type { AuditActor } from '../../../audit/server/api.ts';
import type { RefundId } from '../../domain/ids.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import type { Payment } from '../payments/payments-repo.ts';
import { listRefundable } from './list-refundable.ts';
import { findRefund, type Refund } from './refunds-repo.ts';
import { requestRefund } from './request-refund.ts';

/** The amount and what goes with it, at this moment; undefined where there is no such right. */
export async function readRight(
  deps: Pick<PaymentsDeps, 'fulfilmentHandlers'> & { readonly db: Executor },
  payment: Payment,
) {
  if (payment.outcome !== 'fulfilled') return undefined;
  const preview = await fulfilmentOf(deps, payment.kind).preview?.(deps.db, payment);
  if (!preview) return undefined;
  const rooms = await listRefundable(deps.db, payment);
  const amountFen = Math.min(
    preview.mostFen,
    ...rooms.map(({ room }) => room.priceFen).filter((fen) => fen > 0),
  );
  const isOpen = amountFen > 0 && rooms.some(({ room }) => room.priceFen > 0);
  return isOpen ? { amountFen, isWhole: preview.isWhole, takes: preview.takes } : undefined;
}

type Withdrawing = { readonly id: RefundId; readonly payer: AuditActor };

/** The same id again is the same refund, whatever has become of the right since. */
export async function withdrawPurchase(
  deps: PaymentsDeps,
  payment: Owned<Payment>,
  { id, payer }: Withdrawing,
): Promise<Result<Refund, Failure<'not_refundable' | 'refund_conflict'>>> {
  // The right is read first: a call with the same id that ends in between has used it up, and its refund is found then.
  const right = await readRight(deps, payment);
  const amountFen = (await findRefund(deps.db, id))?.amountFen ?? right?.amountFen;
  if (amountFen === undefined) return err('not_refundable');
  const request = {
    id,
    paymentId: payment.id,
    of: 'price',
    amountFen,
    reason: '',
    actor: payer,
    by: 'payer',
  } as const;
  const requested = await requestRefund(deps, request);
  if (requested.ok) return requested;
  return err(requested.error.code === 'refund_conflict' ? 'refund_conflict' : 'not_refundable');
}
