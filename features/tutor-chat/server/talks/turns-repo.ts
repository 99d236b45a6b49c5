// Reads what the engine keeps of each turn, and ends an answer together with what is kept of it.

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import type { Decision } from '../../../../tutor-engine/index.ts';
import { appendingEvents, eventsJson } from '../../../learning-events/server/api.ts';
import type { MessageId } from '../../domain/ids.ts';
import type { Progress } from '../../domain/turn/progress.ts';
import { messages, turns } from '../tables.ts';
import { type Message, messageColumns, type ShownMessage, shown, shownOf } from './messages-repo.ts';
import type { OwnedTalk } from './talks-repo.ts';

type StoredTurn = typeof turns.$inferSelect;
type KeptTurn = Omit<StoredTurn, 'answerId'>;

/** How an answer ended: what is said of it, and what the engine keeps. */
export type AnswerEnding = Pick<Message, 'state' | 'text'> &
  Partial<Pick<Message, 'failure' | 'speaker' | 'translations'>> &
  Partial<KeptTurn>;

/** What the learner's message was taken for, and what it could say better. */
export type Feedback = Pick<Message, 'corrections' | 'understood'>;

/** What follows from an answer beside its own rows; nothing where nobody decided. */
type Consequences = { readonly feedback: Feedback | undefined; readonly events: Events };
type Events = Parameters<typeof eventsJson>[0];

/** A message of the learner's and the answer to it. */
type Exchange = { readonly message: Owned<Message>; readonly answer: Owned<Message> };

const NOTHING_KEPT: KeptTurn = {
  model: null,
  standIn: null,
  promptVersion: null,
  rejected: null,
  decision: null,
  memory: null,
  progress: null,
  hardWords: null,
  teaching: null,
};

/** Keeps what the engine has to remember of an opening. */
export async function insertTurn(
  db: Executor,
  answer: Owned<Message>,
  kept: Partial<KeptTurn>,
): Promise<void> {
  await db.insert(turns).values({ answerId: answer.id, ...kept });
}

const text = (name: string) => sql<string>`${sql.placeholder(name)}::text`;
/** Takes JSON as a text, or null: drizzle's own mapping would store the JSON value null. */
const json = (name: string) => sql`${sql.placeholder(name)}::jsonb`;
const toJson = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

const finishing = prepared((db) => {
  const finished = db.$with('finished').as(
    db
      .update(messages)
      .set({
        state: text('state'),
        text: text('text'),
        failure: text('failure'),
        speaker: text('speaker'),
        translations: json('translations'),
        leaseUntil: null,
        finishedAt: sql`clock_timestamp()`,
      })
      .where(and(eq(messages.id, sql.placeholder('id')), eq(messages.state, 'streaming')))
      .returning({ id: messages.id, finishedAt: messages.finishedAt }),
  );
  const kept = db.$with('kept').as(
    db
      .insert(turns)
      .select(
        db
          .select({
            answerId: finished.id,
            model: text('model').as('model'),
            standIn: text('standIn').as('stand_in'),
            promptVersion: text('promptVersion').as('prompt_version'),
            rejected: json('rejected').as('rejected'),
            decision: json('decision').as('decision'),
            memory: json('memory').as('memory'),
            progress: json('progress').as('progress'),
            hardWords: json('hardWords').as('hard_words'),
            teaching: json('teaching').as('teaching'),
          })
          .from(finished),
      )
      .returning({ id: turns.answerId }),
  );
  const corrected = db.$with('corrected').as(
    db
      .update(messages)
      .set({ corrections: json('corrections'), understood: text('understood') })
      .from(finished)
      .where(eq(messages.id, sql.placeholder('questionId')))
      .returning({ id: messages.id }),
  );
  const recorded = db
    .$with('recorded', { id: messages.id })
    .as(appendingEvents(sql.placeholder('events').getSQL(), sql`finished`));
  return db.with(finished, kept, corrected, recorded).select().from(finished).prepare('finish_answer');
});

/**
 * Ends a streaming answer, keeps what the engine has of the turn, puts the feedback to the learner's message, and records
 * what was learnt, in one statement. Undefined, and nothing stored, when the answer is no longer streaming (an edit or a retry put it aside).
 */
export async function finishAnswer(
  db: Executor,
  { message, answer }: Exchange,
  { state, text, failure = null, speaker = null, translations = {}, ...ending }: AnswerEnding,
  { feedback, events }: Consequences,
): Promise<ShownMessage | undefined> {
  const kept = { ...NOTHING_KEPT, ...ending };
  const [finished] = await finishing(db).execute({
    id: answer.id,
    state,
    text,
    failure,
    speaker,
    translations: JSON.stringify(translations),
    model: kept.model,
    standIn: kept.standIn,
    promptVersion: kept.promptVersion,
    rejected: toJson(kept.rejected),
    decision: toJson(kept.decision),
    memory: toJson(kept.memory),
    progress: toJson(kept.progress),
    hardWords: toJson(kept.hardWords),
    teaching: toJson(kept.teaching),
    questionId: feedback ? message.id : null,
    corrections: toJson(feedback?.corrections),
    understood: feedback?.understood ?? null,
    events: eventsJson(events),
  });
  if (!finished) return undefined;
  const ended = { ...answer, ...finished, state, text, failure, speaker, translations };
  return shownOf({ ...ended, leaseUntil: null, isLive: false }, kept);
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
    .innerJoin(turns, eq(turns.answerId, messages.id))
    .where(and(eq(messages.talkId, talkId), eq(messages.answersId, answersId), isNotNull(turns.decision)))
    .limit(1);
  return taken !== undefined;
}

const progress = prepared((db) =>
  db
    .select({ progress: turns.progress })
    .from(messages)
    .innerJoin(turns, eq(turns.answerId, messages.id))
    .where(and(shown(sql.placeholder('talkId')), isNotNull(turns.progress)))
    .orderBy(desc(messages.seq))
    .limit(1)
    .prepare('play_progress'),
);

/** The progress stored with the newest shown answer that has one. */
export async function findProgress(db: Executor, { id: talkId }: OwnedTalk): Promise<Progress | undefined> {
  const [row] = await progress(db).execute({ talkId });
  return row?.progress ?? undefined;
}

/** A message with what the turn came to that it ended; null for the learner's and where nothing was decided. */
export type DecidedMessage = Message & { readonly decision: Decision | null };

/** The newest shown messages of a talk, oldest first, with what was decided. */
export async function listDecided(
  db: Executor,
  { id: talkId }: OwnedTalk,
  limit: number,
): Promise<DecidedMessage[]> {
  const newestFirst = await db
    .select({ ...messageColumns, decision: turns.decision })
    .from(messages)
    .leftJoin(turns, eq(turns.answerId, messages.id))
    .where(shown(talkId))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return newestFirst.toReversed();
}
