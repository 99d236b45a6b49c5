// Reads a talk as those who speak in it need it: its texts, with what the embedded teacher remembers.

import { and, asc, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { Progress } from '../../domain/turn/progress.ts';
import { messages, turns } from '../tables.ts';
import { type Message, shown } from './messages-repo.ts';
import type { OwnedTalk } from './talks-repo.ts';

/** What a speaker needs of a message. */
export type TranscriptMessage = Pick<Message, 'seq' | 'author' | 'text' | 'helped'> & {
  /** Of the newest answers alone: those before them do not count any more. */
  readonly memory: unknown;
};
export type Transcript = {
  /** Oldest first. */
  readonly said: readonly TranscriptMessage[];
  /** How far the play is by the newest shown answer that tells. */
  readonly progress: Progress | null;
};

/** Memories are large, and only the newest that can be read counts: one of an older version may stand in its way. */
const MEMORIES_READ = 3;

/** What speakers are given of a message: without what its learner has had forgotten. */
const remembered = sql<string>`coalesce(${messages.remembered}, ${messages.text})`;

const transcript = prepared((db) => {
  const here = shown(sql.placeholder('talkId'));
  const memories = db.$with('memories').as(
    db
      .select({ id: messages.id, memory: turns.memory })
      .from(messages)
      .innerJoin(turns, eq(turns.answerId, messages.id))
      .where(and(here, isNotNull(turns.memory)))
      .orderBy(desc(messages.seq))
      .limit(MEMORIES_READ),
  );
  const { id, seq, author, helped } = messages;
  const newest = db.$with('newest').as(
    db
      .select({ id, seq, author, text: remembered.as('remembered_text'), helped })
      .from(messages)
      .where(and(here, gt(seq, sql.placeholder('afterSeq')), ne(messages.text, '')))
      .orderBy(desc(seq))
      .limit(sql.placeholder('limit')),
  );
  const message = sql`json_build_object('seq', ${newest.seq}, 'author', ${newest.author}, 'text', ${newest.text},
    'helped', ${newest.helped}, 'memory', ${memories.memory})`;
  const progress = db
    .select({ progress: turns.progress })
    .from(messages)
    .innerJoin(turns, eq(turns.answerId, messages.id))
    .where(and(here, isNotNull(turns.progress)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return db
    .with(memories, newest)
    .select({
      said: sql<TranscriptMessage[] | null>`json_agg(${message} order by ${newest.seq})`,
      progress: sql<Progress | null>`(${progress})`,
    })
    .from(newest)
    .leftJoin(memories, eq(memories.id, newest.id))
    .prepare('transcript');
});

/** What was said after `afterSeq`, at most the newest `limit` messages with text; one round trip. */
export async function readTranscript(
  db: Executor,
  { id: talkId }: OwnedTalk,
  { afterSeq, limit }: { readonly afterSeq: number; readonly limit: number },
): Promise<Transcript> {
  const [row] = await transcript(db).execute({ talkId, afterSeq, limit });
  return { said: row?.said ?? [], progress: row?.progress ?? null };
}

const { id, seq, author } = messages;
const summaryColumns = { id, seq, author, text: remembered };
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
    .where(and(shown(talkId), gt(seq, afterSeq), ne(messages.text, '')))
    .orderBy(asc(seq))
    .limit(limit);
}
