// Writes to people about the end of their account, in the transaction of what it tells of; nobody can switch it off.

import { writeMoment } from '../../../../kit/core/texts.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { findRecipient, type Recipient } from '../../../account/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { PrivacyDeps } from '../deps.ts';

const texts = { zh, en, pt };

type Letter = {
  readonly userId: UserId;
  readonly kind: 'deletionAsked' | 'deletionKept' | 'deletionSoon' | 'deletionHeld';
  readonly dueAt: Date;
};

export async function postDeletionMail(
  tx: Executor,
  { mailer, publicUrl }: Pick<PrivacyDeps, 'mailer' | 'publicUrl'>,
  { userId, kind, dueAt }: Letter,
): Promise<void> {
  const reader = await findRecipient(tx, userId);
  if (!reader) return;
  const { name, locale } = reader;
  const date = writeMoment(dueAt, locale);
  // Whoever did not take it back themselves has to change their password.
  const path = kind === 'deletionKept' ? '/profile?change=password' : '/profile/privacy';
  const values = { name, date, link: `${publicUrl()}${path}` };
  await mailer.post(tx, writeMail(reader, texts[locale].mail[kind], values));
}

/** To whom has no account any more. */
export async function postGoneMail(
  tx: Executor,
  { mailer, publicUrl }: Pick<PrivacyDeps, 'mailer' | 'publicUrl'>,
  reader: Recipient,
): Promise<void> {
  const values = { name: reader.name, link: `${publicUrl()}/privacy` };
  await mailer.post(tx, writeMail(reader, texts[reader.locale].mail.deletionDone, values));
}
