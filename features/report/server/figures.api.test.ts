// Each number of a report is the count of the list that it opens, for a thousand histories that nobody has thought of.

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { UserId } from '../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import {
  AIDED,
  effectiveEvents,
  itemOf,
  KNOWN_PART,
  OUTCOMES,
  SKILLS,
  wordItem,
} from '../../learning-events/domain/index.ts';
import {
  type AnswerFilter,
  appendEvents,
  countAnswers,
  listAnswers,
  type NewEvent,
} from '../../learning-events/server/api.ts';
import { figuresOf } from '../domain/index.ts';

const HISTORIES = 1000;
const AT_ONCE = 100;
const NOW = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;
const SINCE = new Date(NOW - 7 * DAY_MS);
const POINTS = ['le', 'measure', 'ba'];

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 4, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const told = fc.record({
  skill: fc.constantFrom(...SKILLS),
  outcome: fc.constantFrom(...OUTCOMES.filter((each) => each !== 'undone')),
  aided: fc.constantFrom(...AIDED),
  partId: fc.constantFrom('choose', KNOWN_PART),
  item: fc.oneof(
    fc.constantFrom('书', '茶', '面条').map((word) => wordItem(word, '')),
    fc.constantFrom(...POINTS).map((point) => itemOf('grammar', point)),
    fc.constant(itemOf('line', 'restaurant/noodles/0')),
  ),
  /** Some at the same moment, some just at the edge of the week. */
  daysAgo: fc.integer({ min: 0, max: 14 }),
  /** Takes back the event so far before it, if there is one. */
  undoes: fc.option(fc.nat(5), { freq: 6 }),
});
type ToldEvent = typeof told extends fc.Arbitrary<infer Value> ? Value : never;

function toEvents(userId: UserId, history: readonly ToldEvent[]): NewEvent[] {
  const events: NewEvent[] = [];
  for (const [seq, { undoes, daysAgo, ...fact }] of history.entries()) {
    const undone = undoes === null ? undefined : events.at(-1 - undoes);
    events.push({
      ...fact,
      ...(undone ? { outcome: 'undone', undoes: undone.id } : {}),
      id: randomUUID(),
      userId,
      answer: '',
      tookMs: null,
      source: 'review',
      sourceId: '',
      seq,
      happenedAt: new Date(NOW - daysAgo * DAY_MS),
    });
  }
  return events;
}

/** Walks a list to its end, in small pages. */
async function walk(userId: UserId, filter: AnswerFilter): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await readPage({
      cursor,
      size: 4,
      read: (page) => listAnswers(db, userId, { ...filter, ...page }),
      keyOf: ({ happenedAt, id }) => ({ createdAt: happenedAt, id }),
    });
    ids.push(...rows.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

/** The numbers of the report, each with the list that it opens. */
async function numbersOf(userId: UserId, since: Date | null): Promise<[number, AnswerFilter][]> {
  const { all, skills, aided, unaided, points } = figuresOf(await countAnswers(db, userId, since));
  return [
    [all.right, { since, isRight: true }],
    [aided.right + aided.missed, { since, isAided: true }],
    [unaided.right + unaided.missed, { since, isAided: false }],
    ...skills.flatMap(({ skill, right, missed }): [number, AnswerFilter][] => [
      [right, { since, skill, isRight: true }],
      [missed, { since, skill, isRight: false }],
    ]),
    ...points.map(({ point, missed }): [number, AnswerFilter] => [missed, { since, point, isRight: false }]),
  ];
}

/** The same by the log's own arithmetic: which events count, told without the database. */
function truth(events: readonly NewEvent[], filter: AnswerFilter): string[] {
  const logged = events.map((event) => ({
    ...event,
    happenedAt: event.happenedAt ?? new Date(0),
    deviceId: '',
    deviceSeq: event.seq,
    undoes: event.undoes ?? null,
  }));
  return effectiveEvents(logged)
    .filter(({ happenedAt }) => filter.since === null || happenedAt >= filter.since)
    .filter(({ outcome }) => ['right', 'near', 'wrong', 'shown'].includes(outcome))
    .filter(({ partId }) => partId !== KNOWN_PART)
    .filter(({ skill }) => filter.skill === undefined || skill === filter.skill)
    .filter(({ aided }) => filter.isAided === undefined || (aided !== 'none') === filter.isAided)
    .filter(
      ({ outcome }) => filter.isRight === undefined || ['right', 'near'].includes(outcome) === filter.isRight,
    )
    .filter(
      ({ item }) => filter.point === undefined || (item.kind === 'grammar' && item.key === filter.point),
    )
    .map(({ id }) => id);
}

async function store(
  histories: readonly (readonly ToldEvent[])[],
): Promise<(readonly [UserId, NewEvent[]])[]> {
  const people = histories.map((history) => {
    // A test's own person; nothing else is known of them.
    const userId = randomUUID() as UserId;
    return [userId, toEvents(userId, history)] as const;
  });
  await db.$client.query(
    `insert into users (id, name, email, username, username_key, role)
     select id, 'p', id || '@example.org', 'p' || id, 'p' || id, 'student' from unnest($1::uuid[]) id`,
    [people.map(([id]) => id)],
  );
  await appendEvents(
    db,
    people.flatMap(([, events]) => events),
  );
  return people;
}

test('for a thousand random histories, each number is the count of the list that it opens', async () => {
  const histories = fc.sample(fc.array(told, { maxLength: 25 }), { numRuns: HISTORIES, seed: 20261122 });
  let checked = 0;
  for (let from = 0; from < HISTORIES; from += AT_ONCE) {
    for (const [at, [userId, events]] of (await store(histories.slice(from, from + AT_ONCE))).entries()) {
      const numbers = await numbersOf(userId, at % 2 === 0 ? SINCE : null);
      for (const [number, filter] of numbers) expect(number).toBe(truth(events, filter).length);
      // Walking every list of everybody would take a minute; each history walks another two.
      for (const step of [0, 1]) {
        const [number, filter] = numbers[(at + step * 7) % numbers.length] ?? [];
        if (filter === undefined) continue;
        const listed = await walk(userId, filter);
        expect(listed).toHaveLength(number ?? -1);
        expect(listed.toSorted()).toEqual(truth(events, filter).toSorted());
        checked += 1;
      }
    }
  }
  expect(checked).toBe(2 * HISTORIES);
});
