// The outbox for admins: read, searched, and told what was passed on by hand.

import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { olderThan, type PageRequest } from '../db/page-cursor.ts';
import { mails } from './tables.ts';

export type MailFilter = {
  /** Stands in the address or the subject. */
  readonly search?: string | undefined;
  readonly state?: 'waiting' | 'failing' | 'sent' | undefined;
};

const STATES = {
  waiting: isNull(mails.sentAt),
  failing: and(isNull(mails.sentAt), gt(mails.attempts, 0)),
  sent: isNotNull(mails.sentAt),
} as const;

/** Mails newest first, paged by key, as far as the filter lets them through. */
export function listMails(
  db: Executor,
  { before, limit }: PageRequest,
  { search = '', state }: MailFilter = {},
) {
  const inside = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isFound =
    search === '' ? undefined : or(ilike(mails.recipient, inside), ilike(mails.subject, inside));
  return db
    .select()
    .from(mails)
    .where(and(olderThan(mails, before), state && STATES[state], isFound))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** What waits, the oldest first, as it is sent. */
export function listWaitingMails(db: Executor, limit: number) {
  return db
    .select()
    .from(mails)
    .where(STATES.waiting)
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .limit(limit);
}

/** One that somebody has passed on by hand is sent: its text goes, as with all that are sent. Undefined where it is gone already. */
export async function markPassedOn(tx: Executor, id: string, now: Date) {
  const [mail] = await tx
    .update(mails)
    .set({ sentAt: now, body: '', html: '', lastError: null })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
    .returning({ recipient: mails.recipient, subject: mails.subject });
  return mail;
}
