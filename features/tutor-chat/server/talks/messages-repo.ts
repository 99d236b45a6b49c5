// Reads and changes the messages of a talk: what was said in it.

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
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { messages, talks, turns } from '../tables.ts';
import type { OwnedTalk } from './talks-repo.ts';

/** `isLive`: somebody is writing this message right now, by the database's clock, which all processes share. */
export type Message = typeof messages.$inferSelect & { readonly isLive: boolean };
type StoredTurn = typeof turns.$inferSelect;
type ShownTurn = { readonly [Key in 'model' | 'standIn' | 'hardWords' | 'teaching']: StoredTurn[Key] | null };
/** A message with what of its turn is shown or reported; null for the learner's, and until the answer has ended. */
export type ShownMessage = Message & ShownTurn;

/** How long a streaming message counts as alive without a sign from the process that writes it. */
export const LEASE_MS = 4000;

export const leaseEnd = () => sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})`;

export const messageColumns = {
  ...getTableColumns(messages),
  isLive: sql<boolean>`${messages.state} = 'streaming' and ${messages.leaseUntil} > clock_timestamp()`,
};

const { model, standIn, hardWords, teaching } = getTableColumns(turns);
const shownColumns = { ...messageColumns, model, standIn, hardWords, teaching };
const ofAnswer = eq(turns.answerId, messages.id);

export function shownOf(
  message: Owned<Message>,
  { model, standIn, hardWords, teaching }: ShownTurn = NOTHING_SHOWN,
): Owned<ShownMessage> {
  return { ...message, model, standIn, hardWords, teaching };
}

const NOTHING_SHOWN: ShownTurn = { model: null, standIn: null, hardWords: null, teaching: null };

/** The messages of a talk that still stand. */
export const shown = (talkId: TalkId | Placeholder) =>
  and(eq(messages.talkId, talkId), isNull(messages.supersededAt));

type NewMessage = Omit<PgInsertValue<typeof messages>, 'talkId'>;

export async function insertMessages(
  db: Executor,
  { id: talkId }: OwnedTalk,
  rows: readonly NewMessage[],
): Promise<Owned<ShownMessage>[]> {
  const inserted = await db
    .insert(messages)
    .values(rows.map((row) => ({ ...row, talkId })))
    .returning(messageColumns);
  return inserted.map((message) => shownOf(asOwned(message)));
}

/** A message of the talk. */
export async function findMessage(
  db: Executor,
  talk: OwnedTalk,
  id: MessageId,
): Promise<Owned<ShownMessage> | undefined> {
  const [message] = await findMessages(db, [id]);
  return message?.talkId === talk.id ? asOwned(message) : undefined;
}

/** Messages by id, whosever they are: the caller compares their talk. */
export async function findMessages(db: Executor, ids: readonly MessageId[]): Promise<ShownMessage[]> {
  return db.select(shownColumns).from(messages).leftJoin(turns, ofAnswer).where(inArray(messages.id, ids));
}

const newest = prepared((db) => {
  const talkId = sql.placeholder('talkId');
  const total = sql<number>`(select count(*)::int from messages as every where every.talk_id = ${talkId})`;
  return db
    .select({ ...messageColumns, total })
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
): Promise<Owned<ShownMessage> | undefined> {
  const [message] = await db
    .select(shownColumns)
    .from(messages)
    .leftJoin(turns, ofAnswer)
    .where(and(shown(talkId), eq(messages.answersId, answersId)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return asOwned(message);
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
        sql`${messageColumns.isLive}`,
      ),
    )
    .prepare('live_answers'),
);

/**
 * How many answers are being written for a person right now, in all their talks. Whoever else is about to begin one
 * for them waits until the transaction ends: of many at once, each counts those before it.
 */
export async function countLive(tx: Executor, userId: UserId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers:${userId}`}, 0))`);
  const [row] = await live(tx).execute({ userId });
  return row?.live ?? 0;
}

/** Shown messages before `beforeSeq`, newest first. */
export async function listMessages(
  db: Executor,
  { id: talkId }: OwnedTalk,
  { beforeSeq, limit }: { readonly beforeSeq: number | undefined; readonly limit: number },
): Promise<ShownMessage[]> {
  const older = beforeSeq === undefined ? undefined : lt(messages.seq, beforeSeq);
  return db
    .select(shownColumns)
    .from(messages)
    .leftJoin(turns, ofAnswer)
    .where(and(shown(talkId), older))
    .orderBy(desc(messages.seq))
    .limit(limit);
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
