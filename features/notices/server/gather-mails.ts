// Mails what is new for a person together: once nothing has followed for a while, at the latest an hour after the first of it.

import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fillText } from '../../../kit/core/texts.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Mail, Mailer } from '../../../kit/server/mail/mail.ts';
import { inLanguage } from '../../../kit/server/mail/write-mail.ts';
import { findRecipient, isLockedOf, type Recipient } from '../../account/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { choicesLink, mailOf } from './post-notice.ts';
import { noticeMails, notices } from './tables.ts';
import type { NoticeKinds } from './views.ts';

const texts = { zh, en, pt };

/** In minutes. */
const QUIET = 15;
const LATEST = 60;
/** People, in one run. */
const MOST = 500;

type GatherDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly kinds: NoticeKinds;
};

export function defineGathering(jobs: Jobs, deps: GatherDeps): void {
  jobs.define({
    name: 'notices.gather',
    data: z.object({}),
    retries: 2,
    every: '* * * * *',
    handle: () => gatherMails(deps),
  });
}

/** Mails to each person for whom it is time, in one transaction each: whose mail fails waits again, behind all others. */
export async function gatherMails(deps: GatherDeps): Promise<void> {
  for (const userId of await listDue(deps.db)) {
    try {
      await mailNews(deps, userId);
    } catch (error) {
      deps.log.error({ err: error, user: userId }, 'the notices of a person could not be mailed');
      await putOff(deps.db, userId);
    }
  }
}

/** Throws where the database is away: then nobody's mail goes, and the job begins anew. */
const putOff = (db: Executor, userId: UserId) =>
  db.update(noticeMails).set({ createdAt: sql`now()` }).where(eq(noticeMails.userId, userId));

/** Whose account is locked has their letter about that; a mail that leads to a closed door waits until they are let in. */
async function listDue(db: Executor): Promise<readonly UserId[]> {
  const { userId, createdAt } = noticeMails;
  const isQuiet = sql`max(${createdAt}) <= now() - make_interval(mins => ${QUIET})`;
  const isLate = sql`min(${createdAt}) <= now() - make_interval(mins => ${LATEST})`;
  const due = await db
    .select({ userId })
    .from(noticeMails)
    .where(not(isLockedOf(userId)))
    .groupBy(userId)
    .having(sql`${isQuiet} or ${isLate}`)
    .orderBy(sql`min(${createdAt})`)
    .limit(MOST);
  return due.map((row) => row.userId);
}

/** Takes what waits and writes its mail in one transaction: of two processes, one finds nothing left. */
const mailNews = ({ db, mailer, publicUrl, kinds }: GatherDeps, userId: UserId): Promise<void> =>
  db.transaction(async (tx) => {
    const taken = await tx
      .delete(noticeMails)
      .where(eq(noticeMails.userId, userId))
      .returning({ id: noticeMails.noticeId });
    const reader = taken.length === 0 ? undefined : await findRecipient(tx, userId);
    if (!reader) return;
    const ids = taken.map(({ id }) => id);
    const rows = await tx
      .select({ name: notices.kind, data: notices.data })
      .from(notices)
      .where(and(eq(notices.userId, userId), inArray(notices.id, ids)))
      .orderBy(asc(notices.seq));
    const news = rows.flatMap(({ name, data }) => {
      const kind = kinds.get(name);
      return kind?.render(data, reader.locale).ok ? [{ kind, data }] : [];
    });
    const [first, ...others] = news;
    if (!first) return;
    await mailer.post(
      tx,
      others.length === 0 ? mailOf(first, reader, publicUrl()) : together(news, reader, publicUrl()),
    );
  });

type News = readonly Parameters<typeof mailOf>[0][];

/** One mail of several notices, in the order in which they came; it leads to the page that all are about, or to the list. */
function together(news: News, { ownerId, email, name, locale }: Recipient, publicUrl: string): Mail {
  const told = news.flatMap(({ kind, data }) => {
    const rendered = kind.render(data, locale);
    return rendered.ok ? [rendered.value] : [];
  });
  const [page = '/notices', ...pages] = new Set(told.map(({ path }) => path.replace(/#.*$/, '')));
  const link = inLanguage(`${publicUrl}${pages.length === 0 ? page : '/notices'}`, locale);
  const { subject, body } = texts[locale].mail.gathered;
  const list = told.map(({ title, detail }) => `${title}\n${detail}`).join('\n\n');
  return {
    ownerId,
    to: email,
    locale,
    subject: fillText(subject, { count: String(news.length) }),
    body: fillText(body, { name, list, link }),
    link,
    choices: choicesLink(publicUrl, locale),
  };
}
