// Takes in what a device tells: what answers a question that was answered already is stored, and taken back at once.

import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { SESSION_MS, secondAnswers } from '../domain/index.ts';
import { appendEvents, type NewEvent } from './append-events.ts';
import { eventId } from './event-id.ts';
import { learningEvents } from './tables.ts';

type TakenIn = {
  /** How many events were new. */
  readonly added: number;
  /** Of those given the ids that count for nothing, since another tab or device had answered before. */
  readonly repeated: readonly string[];
};

export async function takeIn(db: Database, userId: UserId, events: readonly NewEvent[]): Promise<TakenIn> {
  const answers = events.filter(({ source, item }) => source === 'review' && item.kind === 'word');
  if (answers.length === 0) return { added: await appendEvents(db, events), repeated: [] };
  return db.transaction(async (tx) => {
    // Of two devices that answer at once the second sees what the first has told.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers:${userId}`}, 0))`);
    const added = await appendEvents(tx, events);
    const second = new Set(secondAnswers(await eventsAround(tx, userId, answers)));
    if (second.size === 0) return { added, repeated: [] };
    const undone = await readEvents(tx, userId, [...second]);
    await appendEvents(
      tx,
      undone.map((event) => takingBack(userId, event)),
    );
    return { added, repeated: events.flatMap(({ id }) => (second.has(id) ? [id] : [])) };
  });
}

/** What became of the words of some answers since their sessions were begun. */
async function eventsAround(tx: Executor, userId: UserId, answers: readonly NewEvent[]) {
  const since =
    Math.min(...answers.map(({ happenedAt }) => happenedAt?.getTime() ?? Date.now())) - SESSION_MS;
  const { id, item, reading, skill, outcome, source, sourceId, deviceId, deviceSeq, happenedAt, undoes } =
    learningEvents;
  return tx
    .select({
      id,
      word: item,
      reading,
      skill,
      outcome,
      source,
      sourceId,
      deviceId,
      deviceSeq,
      happenedAt,
      undoes,
    })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        eq(learningEvents.itemKind, 'word'),
        inArray(item, [...new Set(answers.map((answer) => answer.item.key))]),
        gte(happenedAt, new Date(since)),
      ),
    );
}

const readEvents = (tx: Executor, userId: UserId, ids: readonly string[]) =>
  tx
    .select()
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), inArray(learningEvents.id, [...ids])));

/** Told by the server, under an id that is always the same: what was taken back once stays so. */
const takingBack = (userId: UserId, event: Awaited<ReturnType<typeof readEvents>>[number]): NewEvent => ({
  userId,
  id: eventId('second-answer', event.id),
  skill: event.skill,
  item: { kind: event.itemKind, key: event.item, reading: event.reading },
  outcome: 'undone',
  aided: 'none',
  answer: '',
  tookMs: null,
  source: event.source,
  sourceId: event.sourceId,
  partId: event.partId,
  seq: event.deviceSeq,
  happenedAt: event.happenedAt,
  undoes: event.id,
});
