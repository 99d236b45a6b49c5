// Writes to people about the end of their account, in the transaction of what it tells of; nobody can switch it off.

import type { Locale } from '../../../../kit/core/locale.ts';
import { fillText, writeMomentIn } from '../../../../kit/core/texts.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { findRecipient, type Recipient } from '../../../account/server/api.ts';
import type { Obstacle } from '../../domain/index.ts';
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

type MailDeps = Pick<PrivacyDeps, 'mailer' | 'publicUrl' | 'zoneOf' | 'findObstacles'>;

/** What is said in place of a mail while something is open: then no day is certain. */
const WAITING = {
  deletionAsked: 'deletionAskedWaits',
  deletionSoon: 'deletionSoonWaits',
  deletionKept: undefined,
  deletionHeld: undefined,
} as const;

export async function postDeletionMail(
  tx: Executor,
  { mailer, publicUrl, zoneOf, findObstacles }: MailDeps,
  { userId, kind, dueAt }: Letter,
): Promise<void> {
  const reader = await findRecipient(tx, userId);
  if (!reader) return;
  const { name, locale } = reader;
  const date = writeMomentIn(dueAt, locale, await zoneOf(tx, userId));
  const obstacles = await findObstacles(tx, userId);
  const open = listOpen(obstacles, locale);
  // Whoever did not take it back themselves has to change their password.
  const path = kind === 'deletionKept' ? '/profile?change=password' : '/profile/privacy';
  const values = { name, date, open, link: `${publicUrl()}${path}` };
  const text = texts[locale].mail[obstacles.length > 0 ? (WAITING[kind] ?? kind) : kind];
  await mailer.post(tx, writeMail(reader, text, values));
}

/** A line for each thing that must find its end first. */
const listOpen = (obstacles: readonly Obstacle[], locale: Locale): string =>
  obstacles
    .map(({ kind, count }) => `· ${fillText(texts[locale].obstacles[kind].title, { count: `${count}` })}`)
    .join('\n');

/** To whom has no account any more; `hasPaid`: records of money stay, as the law asks. */
export async function postGoneMail(
  tx: Executor,
  { mailer, publicUrl }: Pick<PrivacyDeps, 'mailer' | 'publicUrl'>,
  { hasPaid, ...reader }: Recipient & { readonly hasPaid: boolean },
): Promise<void> {
  const values = { name: reader.name, link: `${publicUrl()}/privacy` };
  const { deletionDone, deletionDoneUnpaid } = texts[reader.locale].mail;
  await mailer.post(tx, writeMail(reader, hasPaid ? deletionDone : deletionDoneUnpaid, values));
}
