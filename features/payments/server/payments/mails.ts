// Mails the payer about a change, in the transaction of that change.

import { writeFen } from '../../../../kit/core/texts.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { findRecipient } from '../../../account/server/api.ts';
import type { RefundOrigin } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import { fulfilmentOf, type PaymentsDeps } from './deps.ts';
import type { Payment } from './payments-repo.ts';

const texts = { zh, en, pt };

type MailDeps = Pick<PaymentsDeps, 'mailer' | 'publicUrl' | 'fulfilmentHandlers'>;
type PaymentMail = {
  readonly kind: keyof typeof zh.mail;
  readonly payment: Payment;
  readonly amountFen: number;
  readonly path: string;
};

/** A payment has brought what it was for: the mail leads to the receipt. */
export const mailPaid = (tx: Executor, deps: MailDeps, payment: Payment): Promise<void> =>
  mail(tx, deps, {
    kind: 'paid',
    payment,
    amountFen: payment.amountFen,
    path: `/payments/${payment.id}/receipt`,
  });

/** A refund has left. */
export const mailRefunded = (
  tx: Executor,
  deps: MailDeps,
  payment: Payment,
  { origin, amountFen }: { readonly origin: RefundOrigin; readonly amountFen: number },
): Promise<void> =>
  mail(tx, deps, {
    // By itself, only what nobody wanted to pay goes back.
    kind: origin === 'requested' ? 'refunded' : 'returned',
    payment,
    amountFen,
    path: `/payments/${payment.id}`,
  });

async function mail(
  tx: Executor,
  deps: MailDeps,
  { kind, payment, amountFen, path }: PaymentMail,
): Promise<void> {
  const reader = await findRecipient(tx, payment.payerId);
  if (!reader) return;
  const { email, name, locale } = reader;
  const title = (await fulfilmentOf(deps, payment.kind).describe(tx, payment))[locale];
  const amount = writeFen(amountFen, locale);
  const values = { name, title, amount, number: payment.number, link: `${deps.publicUrl()}${path}` };
  await deps.mailer.post(tx, writeMail(email, texts[locale].mail[kind], values));
}
