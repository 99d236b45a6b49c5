// Reads and changes the messages of a talk.

import type { Placeholder } from 'drizzle-orm';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
} from 'drizzle-orm';
import { alias, type PgInsertValue } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import type { Progress } from '../../domain/turn/progress.ts';
import { messages, talks } from '../tables.ts';
import type { OwnedTalk } from './talks-repo.ts';

/** `isLive`: somebody is writing this message right now, by the database's clock, which all processes share. */
export type Message = typeof messages.$inferSelect & { readonly isLive: boolean };
type NewMessage = PgInsertValue<typeof messages>;

/** How long a streaming message counts as alive without a sign from the process that writes it. */
export const LEASE_MS = 4000;

export const leaseEnd = () => sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})`;

const columns = {
  ...getTableColumns(messages),
  isLive: sql<boolean>`${messages.state} = 'streaming' and ${messages.leaseUntil} > clock_timestamp()`,
};

const shown = (talkId: TalkId | Placeholder) =>
  and(eq(messages.talkId, talkId), isNull(messages.supersededAt));

export async function insertMessages(db: Executor, rows: NewMessage[]): Promise<Message[]> {
  return db.insert(messages).values(rows).returning(columns);
}

/** A message of the talk. */
export async function findMessage(
  db: Executor,
  talk: OwnedTalk,
  id: MessageId,
): Promise<Owned<Message> | undefined> {
  const [message] = await findMessages(db, [id]);
  return message?.talkId === talk.id ? asOwned(message) : undefined;
}

/** Messages by id, whosever they are: the caller compares their talk. */
export async function findMessages(db: Executor, ids: readonly MessageId[]): Promise<Message[]> {
  return db.select(columns).from(messages).where(inArray(messages.id, ids));
}

const newest = prepared((db) => {
  const talkId = sql.placeholder('talkId');
  const total = sql<number>`(select count(*)::int from messages as every where every.talk_id = ${talkId})`;
  return db
    .select({ ...columns, total })
    .from(messages)
    .where(shown(talkId))
    .orderBy(desc(messages.seq))
    .limit(1)
    .prepare('newest_message');
});

/** The newest shown message, and how many there are in the talk, those that were put aside included. */
export async function findNewest(
  db: Executor,
  { id: talkId }: OwnedTalk,
): Promise<(Owned<Message> & { readonly total: number }) | undefined> {
  const [message] = await newest(db).execute({ talkId });
  return asOwned(message);
}

/** The shown answer to a learner's message. */
export async function findAnswer(
  db: Executor,
  { id: talkId }: OwnedTalk,
  answersId: MessageId,
): Promise<Message | undefined> {
  const [message] = await db
    .select(columns)
    .from(messages)
    .where(and(shown(talkId), eq(messages.answersId, answersId)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return message;
}

/** Whether any answer to a message, shown or put aside, carries a decision: then what it told was kept. */
export async function wasDecided(
  db: Executor,
  { id: talkId }: OwnedTalk,
  answersId: MessageId,
): Promise<boolean> {
  const [taken] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.talkId, talkId), eq(messages.answersId, answersId), isNotNull(messages.decision)))
    .limit(1);
  return taken !== undefined;
}

/** The progress stored with the newest shown answer that has one. */
export async function findProgress(db: Executor, { id: talkId }: OwnedTalk): Promise<Progress | undefined> {
  const [row] = await db
    .select({ progress: messages.progress })
    .from(messages)
    .where(and(shown(talkId), isNotNull(messages.progress)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return row?.progress ?? undefined;
}

const live = prepared((db) =>
  db
    .select({ live: count() })
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(
      and(
        eq(talks.userId, sql.placeholder('userId')),
        eq(messages.state, 'streaming'),
        sql`${columns.isLive}`,
      ),
    )
    .prepare('live_answers'),
);

/**
 * How many answers are being written for a person right now, in all their talks. Whoever else is about to begin one
 * for them waits until the transaction ends: of many at once, each counts those before it.
 */
export async function countLive(tx: Executor, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers:${userId}`}, 0))`);
  const [row] = await live(tx).execute({ userId });
  return row?.live ?? 0;
}

/** Shown messages before `beforeSeq`, newest first. */
export async function listMessages(
  db: Executor,
  { id: talkId }: OwnedTalk,
  { beforeSeq, limit }: { readonly beforeSeq: number | undefined; readonly limit: number },
): Promise<Message[]> {
  const older = beforeSeq === undefined ? undefined : lt(messages.seq, beforeSeq);
  return db
    .select(columns)
    .from(messages)
    .where(and(shown(talkId), older))
    .orderBy(desc(messages.seq))
    .limit(limit);
}

const { seq, author, text, memory, helped } = getTableColumns(messages);
const transcriptColumns = { seq, author, text, memory, helped };
const MEMORIES_READ = 3;
/** What a speaker needs of a message. */
export type TranscriptMessage = Pick<Message, keyof typeof transcriptColumns>;

const transcript = prepared((db) => {
  const talkId = sql.placeholder('talkId');
  const earlier = alias(messages, 'earlier');
  // Memories are large, and only the newest that can be read counts: one of an older version may stand in its way.
  const oldestOfUse = db
    .select({ seq: earlier.seq })
    .from(earlier)
    .where(and(eq(earlier.talkId, talkId), isNull(earlier.supersededAt), isNotNull(earlier.memory)))
    .orderBy(desc(earlier.seq))
    .limit(1)
    .offset(MEMORIES_READ - 1);
  return db
    .select({
      ...transcriptColumns,
      memory: sql<unknown>`case when ${seq} >= coalesce((${oldestOfUse}), 0) then ${memory} end`,
    })
    .from(messages)
    .where(and(shown(talkId), gt(seq, sql.placeholder('afterSeq')), ne(messages.text, '')))
    .orderBy(desc(seq))
    .limit(sql.placeholder('limit'))
    .prepare('transcript');
});

/** Messages with text after `seq`, oldest first, at most the newest `limit` of them; what a speaker is given. */
export async function readTranscript(
  db: Executor,
  { id: talkId }: OwnedTalk,
  { afterSeq, limit }: { readonly afterSeq: number; readonly limit: number },
): Promise<TranscriptMessage[]> {
  const newestFirst = await transcript(db).execute({ talkId, afterSeq, limit });
  return newestFirst.toReversed();
}

/** Takes a message and all after it out of the talk; they are kept. Returns their ids. */
export async function supersedeFrom(
  db: Executor,
  { id: talkId }: OwnedTalk,
  seq: number,
): Promise<MessageId[]> {
  const taken = await db
    .update(messages)
    .set({ supersededAt: new Date(), ...settleStreaming })
    .where(and(shown(talkId), gte(messages.seq, seq)))
    .returning({ id: messages.id });
  return taken.map(({ id }) => id);
}

/** A streaming row that is taken out must not stay streaming: its lease would never end well. */
const settleStreaming = {
  state: sql`case when ${messages.state} = 'streaming' then 'broken_off' else ${messages.state} end`,
  leaseUntil: null,
} as const;

/**
 * Keeps what has arrived of several messages and says that their writer lives. Returns the ids that still are the
 * writer's: those that are missing have been put aside.
 */
export async function savePartials(
  db: Executor,
  partials: readonly { readonly id: MessageId; readonly text: string }[],
): Promise<ReadonlySet<MessageId>> {
  if (partials.length === 0) return new Set();
  const rows = sql.join(
    partials.map(({ id, text }) => sql`(${id}::uuid, ${text}::text)`),
    sql`, `,
  );
  const saved = await db
    .update(messages)
    .set({ text: sql`arrived.text`, leaseUntil: leaseEnd() })
    .from(sql`(values ${rows}) as arrived(id, text)`)
    .where(and(sql`${messages.id} = arrived.id`, eq(messages.state, 'streaming')))
    .returning({ id: messages.id });
  return new Set(saved.map(({ id }) => id));
}

type StoredMessage = typeof messages.$inferInsert;
export type AnswerEnding = Pick<StoredMessage, 'state' | 'text'> &
  Partial<
    Omit<
      StoredMessage,
      'id' | 'talkId' | 'author' | 'answersId' | 'leaseUntil' | 'supersededAt' | 'corrections'
    >
  >;

/** Ends a streaming message; undefined when it is no longer streaming (an edit or a retry has put it aside). */
export async function finishMessage(
  db: Executor,
  id: MessageId,
  ending: AnswerEnding,
): Promise<Message | undefined> {
  const [message] = await db
    .update(messages)
    .set({ ...ending, leaseUntil: null, finishedAt: new Date() })
    .where(and(eq(messages.id, id), eq(messages.state, 'streaming')))
    .returning(columns);
  return message;
}

/** Keeps with the learner's message what it was taken for, and what it could say better. */
export async function storeFeedback(
  db: Executor,
  id: MessageId,
  heard: Pick<Message, 'corrections' | 'understood'>,
): Promise<Message | undefined> {
  const [message] = await db.update(messages).set(heard).where(eq(messages.id, id)).returning(columns);
  return message;
}

/** Notes help that was asked for after a message; a smaller step than before changes nothing. */
export async function storeHelp(db: Executor, { id }: Owned<Message>, step: number): Promise<void> {
  await db
    .update(messages)
    .set({ helped: sql`greatest(${messages.helped}, ${step})` })
    .where(eq(messages.id, id));
}

/** Remembers a translation beside its message. */
export async function storeTranslation(
  db: Executor,
  { id }: Owned<Message>,
  language: 'en' | 'pt',
  text: string,
): Promise<void> {
  await db
    .update(messages)
    .set({
      translations: sql`${messages.translations} || jsonb_build_object(${language}::text, ${text}::text)`,
    })
    .where(eq(messages.id, id));
}

const summaryColumns = { id: messages.id, seq, author, text };
/** What a summary needs of a message. */
export type SummaryMessage = Pick<Message, keyof typeof summaryColumns>;

/** The oldest-first texts of a stretch of a talk, for its summary. */
export async function listAfter(
  db: Executor,
  { id: talkId }: OwnedTalk,
  afterSeq: number,
  limit: number,
): Promise<SummaryMessage[]> {
  return db
    .select(summaryColumns)
    .from(messages)
    .where(and(shown(talkId), gt(seq, afterSeq), ne(text, '')))
    .orderBy(asc(seq))
    .limit(limit);
}
