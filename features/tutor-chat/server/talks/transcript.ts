// Reads a talk as those who speak in it need it: its texts, with what the embedded teacher remembers.

import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import { messages, turns } from '../tables.ts';
import { type Message, shown } from './messages-repo.ts';
import type { OwnedTalk } from './talks-repo.ts';

const { seq, author, text, helped } = getTableColumns(messages);
const MEMORIES_READ = 3;
/** What a speaker needs of a message. */
export type TranscriptMessage = Pick<Message, 'seq' | 'author' | 'text' | 'helped'> & {
  /** Of the newest answers alone: those before them do not count any more. */
  readonly memory: unknown;
};

const transcript = prepared((db) => {
  const talkId = sql.placeholder('talkId');
  const earlier = alias(messages, 'earlier');
  const earlierTurn = alias(turns, 'earlier_turn');
  // Memories are large, and only the newest that can be read counts: one of an older version may stand in its way.
  const oldestOfUse = db
    .select({ seq: earlier.seq })
    .from(earlier)
    .innerJoin(earlierTurn, eq(earlierTurn.answerId, earlier.id))
    .where(and(eq(earlier.talkId, talkId), isNull(earlier.supersededAt), isNotNull(earlierTurn.memory)))
    .orderBy(desc(earlier.seq))
    .limit(1)
    .offset(MEMORIES_READ - 1);
  return db
    .select({
      seq,
      author,
      text,
      helped,
      memory: sql<unknown>`case when ${seq} >= coalesce((${oldestOfUse}), 0) then ${turns.memory} end`,
    })
    .from(messages)
    .leftJoin(turns, eq(turns.answerId, messages.id))
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
