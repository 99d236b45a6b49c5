// Begins an answer through a function of the database, in one round trip that holds its locks as briefly as possible.

import { type Column, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { type MessageId, messageIdSchema, type TalkId } from '../../domain/ids.ts';
import type { Input } from '../../domain/limits.ts';
import { messages, talks } from '../tables.ts';
import { LEASE_MS, type ShownMessage, shownOf } from './messages-repo.ts';
import type { OwnedTalk } from './talks-repo.ts';

/** A person who writes one line a second would need hours to get here; a script would not. */
const MESSAGES_PER_TALK_MAX = 5000;
/** A phone, a computer and a forgotten tab; more at once is a script, and every answer costs. */
const LIVE_ANSWERS_MAX = 3;

/** What is answered: a new message, or one that is stored already. */
type Question = {
  readonly messageId: MessageId;
  /** Left out for a message that is stored. */
  readonly text?: string;
  readonly input?: Input | undefined;
  /** When it was said, by a device that had no connection then; kept within the talk's own order. */
  readonly saidAt?: Date | undefined;
};

type Beginning = Question & {
  readonly userId: UserId;
  readonly talkId: TalkId;
  /** What is shown from here on gives way. */
  readonly fromSeq?: number;
};

export type BegunAnswer = {
  readonly talk: OwnedTalk;
  readonly message: Owned<ShownMessage>;
  readonly answer: Owned<ShownMessage>;
  /** What gave way. */
  readonly superseded: readonly MessageId[];
};

/** `known`: a message with this id is stored already, in whatever talk. */
type Refusal = 'not_found' | 'known' | 'talk_busy' | 'talk_full' | 'too_many_answers';

const value = (name: string) => sql.placeholder(name);

const beginning = prepared((db) =>
  db
    .select({
      refused: sql<Refusal | null>`refused`,
      superseded: sql<MessageId[] | null>`superseded`,
      talk: rowIn('talk', talks),
      message: rowIn('question', messages),
      answer: rowIn('answer', messages),
    })
    .from(
      sql`talk_begin_answer(${value('userId')}, ${value('talkId')}, ${value('messageId')}, ${value('text')},
        ${value('input')}, ${value('saidAt')}, ${value('answerId')}, ${value('fromSeq')}, ${LEASE_MS / 1000},
        ${MESSAGES_PER_TALK_MAX}, ${LIVE_ANSWERS_MAX}) as begun`,
    )
    .prepare('begin_answer'),
);

/** The columns of a whole row that the function answers, each read as its table reads it. */
function rowIn<Table extends PgTable>(name: string, table: Table): Table['_']['columns'] {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  const read = Object.entries(columns).map(([key, column]) => [
    key,
    sql`(begun.${sql.identifier(name)}).${sql.identifier(column.name)}`.mapWith(column),
  ]);
  // The same keys and decoders as the table's own columns.
  return Object.fromEntries(read) as Table['_']['columns'];
}

/** A device may name any year; the function keeps what is near the talk's own order. */
const believable = (saidAt: Date) => new Date(Math.min(Date.now(), Math.max(0, saidAt.getTime())));

/** Stores the question, where it is new, and the empty answer; where it is refused, nothing is changed. */
export async function beginAnswer(
  db: Executor,
  { text, input = 'typed', saidAt, fromSeq, ...ids }: Beginning,
): Promise<Result<BegunAnswer, Failure<Refusal>>> {
  const [begun] = await beginning(db).execute({
    ...ids,
    text: text ?? null,
    input,
    saidAt: saidAt ? believable(saidAt).toISOString() : null,
    answerId: messageIdSchema.parse(newId()),
    fromSeq: fromSeq ?? null,
  });
  if (!begun) throw new Error('an answer was neither begun nor refused');
  if (begun.refused !== null) return err(begun.refused);
  return ok({
    talk: asOwned(begun.talk),
    message: shownOf(asOwned({ ...begun.message, isLive: false })),
    answer: shownOf(asOwned({ ...begun.answer, isLive: true })),
    superseded: begun.superseded ?? [],
  });
}
