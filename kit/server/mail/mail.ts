// A mail goes into the outbox in the same transaction as its cause; a job sends it when a mail server is configured.

import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { UserId } from '../../core/user-id.ts';
import type { Database, Executor } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { type MailContent, mailHtml, mailText } from './mail-html.ts';
import { mails } from './tables.ts';

/** A mail whose words are filled in; it becomes a text, and the same as a page. */
export type Mail = MailContent & {
  /** With whose account its row goes, and to whom it is shown; undefined where it is nobody's. */
  readonly ownerId: UserId | undefined;
  readonly to: string;
  /** Where a reply goes, if not to whom the site's mails come from. */
  readonly replyTo?: string | undefined;
};

export type Mailer = {
  /** Writes the mail into the outbox. Give the transaction that the mail belongs to. */
  post(db: Executor, mail: Mail): Promise<void>;
};

type MailerOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Who sends it, in a few lines; empty for none. */
  readonly foot: (executor: Executor) => Promise<string>;
};

const BATCH = 20;
/** A mail's row is locked while it is sent, and the database ends a transaction that is idle for a minute. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
const ATTEMPTS_MAX = 10;
const SWEEP = 'mail.sweep';

export function createMailer({ db, jobs, log, smtpUrl, from, foot }: MailerOptions): Mailer {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = smtpUrl === undefined ? undefined : createTransport({ ...PATIENCE, url: smtpUrl });
  jobs.define({
    name: SWEEP,
    data: z.object({}),
    retries: 2,
    every: '* * * * *',
    handle: async () => {
      if (!transport) return;
      // A process that dies before it has noted the sending sends again: under one id, mailboxes keep one.
      await sendWaiting(db, log, ({ id, ...mail }) =>
        transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` }),
      );
    },
  });
  return {
    post: async (executor, mail) => {
      const id = newId();
      const lines = await foot(executor);
      await executor.insert(mails).values({
        id,
        ownerId: mail.ownerId ?? null,
        recipient: mail.to,
        subject: mail.subject,
        body: mailText(mail, lines),
        html: mailHtml(mail, lines),
        replyTo: mail.replyTo ?? null,
      });
      if (transport) await jobs.send(SWEEP, {}, { onceKey: SWEEP, afterSeconds: 1 });
      else
        log.warn(
          { mail: id },
          'no mail server configured (SMTP_URL): the mail waits in the outbox for an admin',
        );
    },
  };
}

type Letter = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
};
type Send = (letter: Letter) => Promise<unknown>;

/** Sends what waits, oldest first, each once. The row stays locked while it is sent, so two processes never send one mail twice. */
async function sendWaiting(db: Database, log: Log, send: Send): Promise<void> {
  const before = new Date();
  const tried: string[] = [];
  for (let count = 0; count < BATCH; count += 1) {
    const found = await db.transaction(async (tx) => {
      const [mail] = await tx
        .select()
        .from(mails)
        .where(
          and(
            isNull(mails.sentAt),
            lt(mails.attempts, ATTEMPTS_MAX),
            lt(nextAttemptAt, before),
            // One that has waited long is due at all its attempts at once.
            notInArray(mails.id, tried),
          ),
        )
        .orderBy(asc(mails.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return false;
      tried.push(mail.id);
      const { id, recipient: to, subject, body: text, html, replyTo } = mail;
      const failure = await attempt(() =>
        send({ id, to, subject, text, html, replyTo: replyTo ?? undefined }),
      );
      if (failure !== undefined) log.warn({ mail: mail.id, failure }, 'mail could not be sent');
      const change =
        failure === undefined
          ? { sentAt: new Date(), body: '', html: '', lastError: null }
          : { lastError: failure };
      await tx
        .update(mails)
        .set({ ...change, attempts: mail.attempts + 1 })
        .where(eq(mails.id, mail.id));
      return true;
    });
    if (!found) return;
  }
}

/** Waits longer after each failure: 1, 4, 9, … minutes since the mail was written. */
const nextAttemptAt = sql<Date>`${mails.createdAt} + make_interval(mins => ${mails.attempts} * ${mails.attempts})`;

async function attempt(send: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    // The code (EAUTH, ECONNECTION …) tells an operator enough; the message could carry an address.
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
