// Writes to people about the end of their account, in the transaction of what it tells of; nobody can switch it off.

import type { Locale } from '../../../../kit/core/locale.ts';
import { fillText, writeDay, writeFen, writeMomentIn } from '../../../../kit/core/texts.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import { findRecipient, type Recipient } from '../../../account/server/api.ts';
import type { RefundRight } from '../../../payments/server/api.ts';
import { earliestEnd, type Obstacle, type StayKind } from '../../domain/index.ts';
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

type MailDeps = Pick<PrivacyDeps, 'mailer' | 'publicUrl' | 'zoneOf' | 'findObstacles' | 'rightsOf'>;

/** What is said in place of a mail while something is open: then no day is certain. */
const WAITING = {
  deletionAsked: 'deletionAskedWaits',
  deletionSoon: 'deletionSoonWaits',
  deletionKept: undefined,
  deletionHeld: undefined,
} as const;

export async function postDeletionMail(
  tx: Executor,
  { mailer, publicUrl, zoneOf, findObstacles, rightsOf }: MailDeps,
  { userId, kind, dueAt }: Letter,
): Promise<void> {
  const reader = await findRecipient(tx, userId);
  if (!reader) return;
  const { name, locale } = reader;
  const obstacles = await findObstacles(tx, userId);
  const end = earliestEnd(dueAt, obstacles);
  const date =
    'day' in end ? writeDay(end.day, locale) : writeMomentIn(end.at, locale, await zoneOf(tx, userId));
  const open = listOpen(obstacles, locale);
  const refunds = listRights(await rightsOf(tx, userId), locale, publicUrl());
  // Whoever did not take it back themselves has to change their password.
  const path = kind === 'deletionKept' ? '/profile?change=password' : '/profile/privacy';
  const values = { name, date, open, refunds, link: `${publicUrl()}${path}` };
  const text = texts[locale].mail[obstacles.length > 0 ? (WAITING[kind] ?? kind) : kind];
  await mailer.post(tx, writeMail(reader, text, values));
}

/** A line for each thing that must find its end first, and under it which orders it is and when they may come. */
const listOpen = (obstacles: readonly Obstacle[], locale: Locale): string =>
  obstacles
    .flatMap(({ kind, count, orders }) => [
      `· ${fillText(texts[locale].obstacles[kind].title, { count: `${count}` })}`,
      ...orders.map((order) => `  ${lineOf(order, locale)}`),
    ])
    .join('\n');

function lineOf({ number, expected }: Obstacle['orders'][number], locale: Locale): string {
  const { openOrders } = texts[locale];
  if (!expected) return fillText(openOrders.undated, { number });
  const [from, until] = [writeDay(expected.from, locale), writeDay(expected.until, locale)];
  return fillText(openOrders.expected, { number, from, until });
}

/** A paragraph of what can be given back before, each with its address; empty where there is nothing. */
function listRights(rights: readonly RefundRight[], locale: Locale, publicUrl: string): string {
  if (rights.length === 0) return '';
  const { lead, whole, part } = texts[locale].losses.mailed;
  const lines = rights.map(({ paymentId, title, amountFen, isWhole }) => {
    const amount = writeFen(amountFen, locale);
    return `· ${fillText(isWhole ? whole : part, { title: title[locale], amount })}\n  ${publicUrl}/payments/${paymentId}`;
  });
  return `\n\n${lead}\n\n${lines.join('\n')}`;
}

/** To whom has no account any more: what stays of it, and no more than that. */
export async function postGoneMail(
  tx: Executor,
  { mailer, publicUrl }: Pick<PrivacyDeps, 'mailer' | 'publicUrl'>,
  { kept, ...reader }: Omit<Recipient, 'ownerId'> & { readonly kept: readonly StayKind[] },
): Promise<void> {
  const { kept: told, mail } = texts[reader.locale];
  const stays = kept.map((kind) => `· ${fillText(texts[reader.locale].kept.line, told[kind])}`).join('\n');
  const values = { name: reader.name, stays, link: `${publicUrl()}/privacy` };
  await mailer.post(tx, writeMail(reader, mail.deletionDone, values));
}
