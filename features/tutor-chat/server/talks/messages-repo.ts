// Reads and changes the messages of a talk: what was said in it.

import type { Placeholder } from 'drizzle-orm';
import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import { type HintStep, moreHelp } from '../../../../tutor-engine/state/help.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { messages, turns } from '../tables.ts';
import type { OwnedTalk } from './talks-repo.ts';

/** `isLive`: somebody is writing this message right now, by the database's clock, which all processes share. */
export type Message = typeof messages.$inferSelect & { readonly isLive: boolean };
type StoredTurn = typeof turns.$inferSelect;
type ShownTurn = { readonly [Key in 'model' | 'standIn' | 'hardWords' | 'teaching']: StoredTurn[Key] | null };
/** A message with what of its turn is shown or reported; null for the learner's, and until the answer has ended. */
export type ShownMessage = Message & ShownTurn;

/** How long a streaming message counts as alive without a sign from the process that writes it. */
export const LEASE_MS = 4000;

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

const newest = prepared((db) =>
  db
    .select(messageColumns)
    .from(messages)
    .where(shown(sql.placeholder('talkId')))
    .orderBy(desc(messages.seq))
    .limit(1)
    .prepare('newest_message'),
);

/** The newest shown message. */
export async function findNewest(
  db: Executor,
  { id: talkId }: OwnedTalk,
): Promise<Owned<Message> | undefined> {
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

const saving = prepared((db) =>
  db
    .update(messages)
    .set({
      text: sql`arrived.text`,
      leaseUntil: sql`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})`,
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('texts')}::text[]) as arrived(id, text)`,
    )
    .where(and(sql`${messages.id} = arrived.id`, eq(messages.state, 'streaming')))
    .returning({ id: messages.id })
    .prepare('save_partials'),
);

/**
 * Keeps what has arrived of several messages and says that their writer lives. Returns the ids that still are the
 * writer's: those that are missing have been put aside.
 */
export async function savePartials(
  db: Executor,
  partials: readonly { readonly id: MessageId; readonly text: string }[],
): Promise<ReadonlySet<MessageId>> {
  if (partials.length === 0) return new Set();
  const ids = partials.map(({ id }) => id);
  const saved = await saving(db).execute({ ids, texts: partials.map(({ text }) => text) });
  return new Set(saved.map(({ id }) => id));
}

/** Notes help that was asked for after a message, read in this transaction; a smaller step than before changes nothing. */
export async function storeHelp(db: Executor, { id, helped }: Owned<Message>, step: HintStep): Promise<void> {
  await db
    .update(messages)
    .set({ helped: moreHelp(helped, step) })
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
