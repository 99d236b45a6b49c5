// Reads the outbox for admins.

import { desc } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { olderThan, type PageRequest } from '../db/page-cursor.ts';
import { mails } from './tables.ts';

/** Mails newest first, paged by key. */
export function listMails(db: Executor, { before, limit }: PageRequest) {
  return db
    .select()
    .from(mails)
    .where(olderThan(mails, before))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}
