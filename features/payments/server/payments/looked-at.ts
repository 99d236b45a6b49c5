// Puts aside what stood out about a payment, when an admin has looked at just that.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { findRecipient } from '../../../account/server/api.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import type { PaymentId } from '../../domain/ids.ts';
import { lockPayment, updatePayment } from './payments-repo.ts';

type Look = { readonly id: PaymentId; readonly attention: string; readonly actor: AuditActor };
type Refused = Failure<'payment_unknown' | 'attention_changed'>;

/** Said twice, or by two admins, it is done once. */
export async function putAside(db: Database, { id, attention, actor }: Look): Promise<Result<void, Refused>> {
  return db.transaction(async (tx): Promise<Result<void, Refused>> => {
    const payment = await lockPayment(tx, id);
    if (!payment) return err('payment_unknown');
    if (payment.attention === null) return ok(undefined);
    if (payment.attention !== attention) return err('attention_changed');
    await updatePayment(tx, id, { attention: null });
    const { payerId, number, reference } = payment;
    await recordAudit(tx, {
      action: 'payment_looked_at',
      actor,
      subject: { kind: 'person', id: payerId, name: (await findRecipient(tx, payerId))?.name ?? '' },
      purchase: reference,
      before: { payment: number, attention },
      after: { attention: null },
    });
    return ok(undefined);
  });
}
