// Tells applicants and distributors by mail what was decided, in the transaction that decides it.

import { writeDay, writeFen } from '../../../kit/core/texts.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { writeMail } from '../../../kit/server/mail/write-mail.ts';
import { findRecipient } from '../../account/server/api.ts';
import type { WithdrawalState } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import type { DistributionDeps } from './deps.ts';
import type { distributorApplications, withdrawals } from './tables.ts';

const texts = { zh, en, pt };

type MailDeps = Pick<DistributionDeps, 'mailer' | 'publicUrl'>;

/** Once an application is decided; to one who is gone by then nobody writes. */
export async function mailDecision(
  tx: Executor,
  { mailer, publicUrl }: MailDeps,
  { userId, state, reason }: typeof distributorApplications.$inferSelect,
): Promise<void> {
  const reader = await findRecipient(tx, userId);
  if (!reader) return;
  const { email, name, locale } = reader;
  const { applicationApproved, applicationRejected } = texts[locale].mail;
  const isApproved = state === 'approved';
  await mailer.post(
    tx,
    writeMail(email, isApproved ? applicationApproved : applicationRejected, {
      name,
      reason: reason ?? '',
      link: `${publicUrl()}${isApproved ? '/profile/earnings' : '/profile/become-distributor'}`,
    }),
  );
}

/** What its owner waits to hear; all else of a withdrawal is on the page. */
const MAIL_OF_STATE = {
  approved: 'withdrawalApproved',
  rejected: 'withdrawalRejected',
  paid: 'withdrawalPaid',
  failed: 'withdrawalFailed',
} as const satisfies Partial<Record<WithdrawalState, keyof typeof zh.mail>>;

const hasMail = (state: WithdrawalState): state is keyof typeof MAIL_OF_STATE =>
  Object.hasOwn(MAIL_OF_STATE, state);

/** Once a withdrawal has come to one of these states. Where the money goes to stays out of the mail. */
export async function mailWithdrawal(
  tx: Executor,
  { mailer, publicUrl }: MailDeps,
  withdrawal: typeof withdrawals.$inferSelect,
): Promise<void> {
  const { state, personId, amountFen, reason, payoutReference, payoutOn } = withdrawal;
  const reader = hasMail(state) ? await findRecipient(tx, personId) : undefined;
  if (!reader || !hasMail(state)) return;
  const { email, name, locale } = reader;
  await mailer.post(
    tx,
    writeMail(email, texts[locale].mail[MAIL_OF_STATE[state]], {
      name,
      amount: writeFen(amountFen, locale),
      reason: reason ?? '',
      reference: payoutReference ?? '',
      date: payoutOn === null ? '' : writeDay(payoutOn, locale),
      link: `${publicUrl()}/profile/earnings`,
    }),
  );
}
