// Reads and changes talks; ownership is part of every query.

import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import type { PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { TalkId } from '../../domain/ids.ts';
import type { TalkKind } from '../../domain/limits.ts';
import { messages, talks, turns } from '../tables.ts';

export type Talk = typeof talks.$inferSelect;
/** What acts on a talk takes this: nobody reads one or writes into one that is another person's. */
export type OwnedTalk = Owned<Talk>;

type NewTalk = {
  readonly id: TalkId;
  readonly userId: UserId;
  readonly kind: TalkKind;
  readonly subject: string;
  readonly subjectVersion: number;
  readonly language: Locale;
};

/** Inserts the talk; undefined when the id is taken. */
export async function insertTalk(db: Executor, talk: NewTalk): Promise<OwnedTalk | undefined> {
  const [inserted] = await db.insert(talks).values(talk).onConflictDoNothing().returning();
  return asOwned(inserted);
}

export async function findTalk(db: Executor, userId: UserId, id: TalkId): Promise<OwnedTalk | undefined> {
  const [talk] = await db
    .select()
    .from(talks)
    .where(and(eq(talks.id, id), eq(talks.userId, userId)));
  return asOwned(talk);
}

const locking = prepared((db) =>
  db
    .select()
    .from(talks)
    .where(and(eq(talks.id, sql.placeholder('id')), eq(talks.userId, sql.placeholder('userId'))))
    .for('update')
    .prepare('talk_lock'),
);

/** The talk, locked until the transaction ends, so that one turn at a time begins in it. */
export async function lockTalk(db: Executor, userId: UserId, id: TalkId): Promise<OwnedTalk | undefined> {
  const [talk] = await locking(db).execute({ userId, id });
  return asOwned(talk);
}

export async function deleteTalk(db: Executor, userId: UserId, id: TalkId): Promise<boolean> {
  const deleted = await db
    .delete(talks)
    .where(and(eq(talks.id, id), eq(talks.userId, userId)))
    .returning({ id: talks.id });
  return deleted.length > 0;
}

/** A talk with the beginning of what was said last. */
export type TalkWithPreview = OwnedTalk & { readonly preview: string };
export type ListedTalk = TalkWithPreview & { readonly ended: boolean };

const PREVIEW_CHARACTERS = 80;

type TalkPage = PageRequest & {
  readonly userId: UserId;
  readonly kind: TalkKind | 'any';
  /** Only talks about this one. */
  readonly subject: string | undefined;
};

/** The person's talks of a kind, or of any, the latest first, paged by (last message, id). */
export async function listTalks(db: Executor, { before, subject, ...page }: TalkPage): Promise<ListedTalk[]> {
  const wanted = { ...page, subject: subject ?? null };
  // Of any kind is a query of its own, since another index leads to it.
  const { latest, older } = page.kind === 'any' ? ofAnyKind : ofOneKind;
  const rows = before
    ? await older(db).execute({ ...wanted, lastMessageAt: before.createdAt, id: before.id })
    : await latest(db).execute(wanted);
  return rows.map(({ talk, preview, ended }) => ({ ...asOwned(talk), preview: preview ?? '', ended }));
}

const isOlder = sql`(${talks.lastMessageAt}, ${talks.id}) < (${sql.placeholder('lastMessageAt')}, ${sql.placeholder('id')})`;
const isOfKind = eq(talks.kind, sql.placeholder('kind'));
const ofOneKind = {
  latest: prepared((db) => selectTalks(db, isOfKind).prepare('latest_talks')),
  older: prepared((db) => selectTalks(db, isOfKind, isOlder).prepare('talks_before')),
};
const ofAnyKind = {
  latest: prepared((db) => selectTalks(db).prepare('latest_talks_of_any')),
  older: prepared((db) => selectTalks(db, isOlder).prepare('talks_of_any_before')),
};

function selectTalks(db: Executor, ...conditions: readonly SQL[]) {
  const newest = db
    .select({ text: sql<string>`left(${messages.text}, ${sql.raw(String(PREVIEW_CHARACTERS))})`.as('text') })
    .from(messages)
    .where(and(eq(messages.talkId, talks.id), isNull(messages.supersededAt), sql`${messages.text} <> ''`))
    .orderBy(desc(messages.seq))
    .limit(1)
    .as('newest');
  // No tutor's talk has progress: the end of a play is looked for in plays only.
  const ended = sql<boolean>`${talks.kind} <> 'tutor' and exists (select from ${messages}
    join ${turns} on ${turns.answerId} = ${messages.id}
    where ${messages.talkId} = ${talks.id} and ${messages.supersededAt} is null
      and ${turns.progress} @> '{"ended": true}')`;
  return db
    .select({ talk: talks, preview: newest.text, ended: ended.as('ended') })
    .from(talks)
    .leftJoinLateral(newest, sql`true`)
    .where(
      and(
        eq(talks.userId, sql.placeholder('userId')),
        sql`(${sql.placeholder('subject')}::text is null or ${talks.subject} = ${sql.placeholder('subject')}::text)`,
        ...conditions,
      ),
    )
    .orderBy(desc(talks.lastMessageAt), desc(talks.id))
    .limit(sql.placeholder('limit'));
}

type Summary = { readonly summary: string; readonly summarisedSeq: number };

/** Moves the summary on. */
export async function storeSummary(db: Executor, { id }: OwnedTalk, next: Summary): Promise<void> {
  await db.update(talks).set(next).where(eq(talks.id, id));
}

/** Drops a summary that tells of a message which an edit took away; the next answer has a new one made. */
export async function forgetSummaryFrom(db: Executor, talk: OwnedTalk, seq: number): Promise<OwnedTalk> {
  if (talk.summarisedSeq < seq) return talk;
  const empty = { summary: '', summarisedSeq: 0 };
  await db.update(talks).set(empty).where(eq(talks.id, talk.id));
  return { ...talk, ...empty };
}
