// How the installation itself does: mails, jobs and what is stored.

import { and, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import { bytes, count as shownCount } from '../../../kit/core/parts/shown-value.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { mails } from '../../../kit/server/mail/tables.ts';
import { type OverviewPart, task } from '../../../kit/server/parts/overview-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

const TEXTS = { zh: zh.overview, en: en.overview, pt: pt.overview };
const NONE = { count: 0, oldestAt: null };

/** Mails that wait are a task only where nothing sends them by itself. */
type OperationOptions = {
  readonly isSendingMail: boolean;
  readonly readContact: (executor: Executor, now: Date) => Promise<string | null>;
};

export const operationPart = ({ isSendingMail, readContact }: OperationOptions): OverviewPart => ({
  name: 'operation',
  titles: { zh: zh.overview.title, en: en.overview.title, pt: pt.overview.title },
  read: async (db, { locale, now }) => {
    const [failing, waiting, contact, jobs, stored] = await Promise.all([
      countMails(db, gt(mails.attempts, 0)),
      isSendingMail ? NONE : countMails(db, eq(mails.attempts, 0)),
      readContact(db, now),
      countJobs(db),
      measure(db),
    ]);
    const texts = TEXTS[locale];
    return {
      tasks: [
        // Nobody can write to us, and nobody would tell us.
        ...task(texts.noContact, '/admin/settings', { count: contact === null ? 1 : 0, oldestAt: null }),
        ...task(texts.failing, '/admin/mails', failing),
        // However old they are, orders and people come first.
        ...task(texts.waiting, '/admin/mails', waiting).map((each) => ({ ...each, isAside: true as const })),
      ],
      facts: [
        { label: texts.jobs, value: shownCount(jobs.failed) },
        { label: texts.queued, value: shownCount(jobs.queued) },
        { label: texts.database, value: bytes(stored.database) },
        { label: texts.files, value: bytes(stored.files) },
      ],
    };
  },
});

async function countMails(db: Executor, condition: ReturnType<typeof gt>) {
  const [row] = await db
    .select({ count: count(), oldestAt: min(mails.createdAt) })
    .from(mails)
    .where(and(isNull(mails.sentAt), condition));
  return row ?? NONE;
}

/** What is over is forgotten after a day, so this is the day's. */
async function countJobs(db: Executor): Promise<{ readonly failed: number; readonly queued: number }> {
  const { rows } = await db.execute<{ failed: string; queued: string }>(
    sql`select count(*) filter (where state = 'failed') as failed,
      count(*) filter (where state < 'active' and start_after < now()) as queued from pgboss.job`,
  );
  return { failed: Number(rows[0]?.failed), queued: Number(rows[0]?.queued) };
}

async function measure(db: Executor): Promise<{ readonly database: number; readonly files: number }> {
  const { rows } = await db.execute<{ database: string; files: string }>(
    sql`select pg_database_size(current_database()) as database,
      (select coalesce(sum(size), 0) from file_contents) as files`,
  );
  return { database: Number(rows[0]?.database), files: Number(rows[0]?.files) };
}
