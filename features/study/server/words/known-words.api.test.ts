// The words that a person knows are those of the log, whoever counts them: for 100 random learners.

import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson } from '../../../../app/testing/clients/people.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { wordItem } from '../../../learning-events/domain/index.ts';
import { appendEvents, type NewEvent } from '../../../learning-events/server/api.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { foldWord } from '../../domain/memory/fold-word.ts';
import { isKnown as isKnownState, isWordKnown } from '../../domain/memory/word-state.ts';
import { DEFAULT_SETTINGS } from '../../domain/settings.ts';
import { listWordStates } from '../knowledge.ts';
import { toScheduling } from '../scheduling.ts';
import { countKnownWords, knownCharactersOf, readKnownWords } from './known-words.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const LEARNERS = 100;
const WORDS = ['一', '二', '三', '茶', '书', '猫', '狗', '好', '东西'] as const;
const word = fc.constantFrom(...WORDS);
const happening = fc.record({
  word,
  skill: fc.constantFrom('recognise' as const, 'recall' as const, 'use' as const),
  outcome: fc.constantFrom(
    ...Array.from({ length: 12 }, () => 'right' as const),
    'wrong' as const,
    'asked' as const,
    'added' as const,
    'forgotten' as const,
    'suspended' as const,
  ),
  aided: fc.constantFrom('none' as const, 'none' as const, 'full' as const),
  source: fc.constantFrom('review' as const, 'talk' as const, 'reading' as const, 'import' as const),
});
type Happening = typeof happening extends fc.Arbitrary<infer Row> ? Row : never;
const log = fc.array(happening, { maxLength: 60, size: 'max' });

const toEvents = (userId: UserId, happened: readonly Happening[]): NewEvent[] =>
  happened.map(({ word: characters, ...each }, place) => ({
    ...each,
    id: randomUUID(),
    userId,
    item: wordItem(characters, 'a1'),
    answer: '',
    tookMs: 2000,
    sourceId: '',
    partId: '',
    seq: place,
    // Some within a day, some on other days.
    happenedAt: new Date(Date.UTC(2026, 0, 1, 8 * place)),
  }));

/** As the log tells it, without any table of cards. */
function isKnownByLog(events: readonly NewEvent[], characters: string): boolean {
  const logged = events
    .filter(({ item }) => item.key === characters)
    .map(({ item, seq, happenedAt = new Date(0), ...event }) => ({
      ...event,
      reading: item.reading,
      grade: null,
      deviceId: '',
      deviceSeq: seq,
      undoes: null,
      happenedAt,
    }));
  const cards = foldWord(characters, logged, toScheduling(DEFAULT_SETTINGS));
  return isWordKnown(cards);
}

/** The report, the path, plans and the end of a session count the words that a text counts. */
async function expectOneNumber(userId: UserId, known: readonly CardWord[]): Promise<void> {
  const states = await listWordStates(db, userId);
  const reported = states.filter(({ state }) => isKnownState(state)).map(wordKey);
  expect(reported.toSorted()).toEqual(known.map(wordKey).toSorted());
  expect(await countKnownWords(db, userId)).toBe(known.length);
  const characters = new Set(known.map(({ word: each }) => each));
  const [asked] = WORDS;
  const ofAsked = await knownCharactersOf(db, [userId], [asked]);
  expect(ofAsked.get(userId) ?? new Set()).toEqual(new Set([asked].filter((each) => characters.has(each))));
}

test('a word is known from another day on, not a minute after it was met', async () => {
  const { id } = await registerPerson(app);
  const [event] = toEvents(id, [
    { word: '茶', skill: 'recognise', outcome: 'right', aided: 'none', source: 'review' },
  ]);
  if (!event) throw new Error('no event');
  const first = Date.UTC(2026, 0, 1);
  const at = (hours: number) => ({
    ...event,
    id: randomUUID(),
    happenedAt: new Date(first + hours * 3600_000),
  });
  await appendEvents(db, [at(0), at(1)]);
  expect(await readKnownWords(db, id)).toMatchObject({
    known: [],
    learning: [{ word: '茶', reading: 'a1' }],
    unproven: [],
  });
  expect((await listWordStates(db, id)).map(({ state }) => state)).toEqual(['learning']);
  await appendEvents(db, [at(24)]);
  expect((await readKnownWords(db, id)).known).toMatchObject([{ word: '茶', reading: 'a1' }]);
  expect((await listWordStates(db, id)).map(({ state }) => state)).toEqual(['fresh']);
  // Missed, and right ten minutes later: its answer was shown in between.
  await appendEvents(db, [{ ...at(48), outcome: 'wrong' }, at(48.2)]);
  expect((await readKnownWords(db, id)).known).toEqual([]);
  await appendEvents(db, [at(72)]);
  expect((await readKnownWords(db, id)).known).toHaveLength(1);
});

test(`the known words are those of the log for ${LEARNERS} random learners`, async () => {
  let known = 0;
  for (const happened of fc.sample(log, { numRuns: LEARNERS, seed: 20261122 })) {
    const { id } = await registerPerson(app);
    const events = toEvents(id, happened);
    if (events.length > 0) await appendEvents(db, events);
    const told = await readKnownWords(db, id);
    const truth = WORDS.filter((each) => isKnownByLog(events, each));
    expect(told.known.map((each) => each.word).toSorted()).toEqual(truth.toSorted());
    known += truth.length / WORDS.length;
    await expectOneNumber(id, told.known);
  }
  // Half of them know something, half do not: else the test would see nothing.
  expect(known / LEARNERS).toBeGreaterThan(0.1);
  expect(known / LEARNERS).toBeLessThan(0.9);
});
