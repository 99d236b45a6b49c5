// The known share of our texts by what the server tells, for a hundred learners whose log nobody has thought of, held to
// the log read by hand: no schedule, no fold, no table of cards.

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { levelOf } from '../../../chinese/levels/index.ts';
import { loadCore } from '../../../content/check.ts';
import { shippedContent } from '../../../content/load.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { wordItem } from '../../learning-events/domain/index.ts';
import { appendEvents, type NewEvent } from '../../learning-events/server/api.ts';
import { readKnownWords } from '../../study/server/api.ts';
import { type CountedWord, countWords, knownShare, textWordKey, toKnowledge } from '../domain/index.ts';

const LEARNERS = 100;
const TEXTS_EACH = 3;
const NOW = Date.UTC(2026, 10, 23, 8);
const HOUR_MS = 3_600_000;
/** Further apart than this, two answers are of two days. */
const APART_HOURS = 12;

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

const answer = fc.record({
  outcome: fc.constantFrom('right', 'right', 'right', 'near', 'wrong', 'shown'),
  /** Some within a day, some at its edge. */
  hoursAgo: fc.integer({ min: 0, max: 200 }),
  isUndone: fc.nat(9).map((at) => at === 0),
});
type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

/** Of the words of all texts, which were answered how; the places go round. */
const learner = fc.record({
  texts: fc.array(fc.nat(), { minLength: TEXTS_EACH, maxLength: TEXTS_EACH }),
  answers: fc.array(fc.tuple(fc.nat(), fc.array(answer, { minLength: 1, maxLength: 4 })), {
    minLength: 40,
    maxLength: 160,
  }),
});
type Learner = typeof learner extends fc.Arbitrary<infer Value> ? Value : never;

const textsOf = (): CountedWord[][] => {
  const { lexicon, reader } = loadCore();
  return shippedContent().texts.map(({ paragraphs }) =>
    countWords(
      paragraphs.flat().flatMap(({ zh }) => reader.annotate(zh)),
      (word) => levelOf(lexicon, word)?.isListed === true,
    ),
  );
};

const around = <Value>(values: readonly Value[], at: number): Value => {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

/** By word and reading; a word that comes twice keeps its first answers. */
function historyOf({ answers }: Learner, words: readonly CountedWord[]): Map<string, readonly Answer[]> {
  const history = new Map<string, readonly Answer[]>();
  for (const [at, given] of answers) {
    const key = textWordKey(around(words, at));
    // Two answers of one moment have no order that a reader by hand could tell.
    const apart = given.filter(
      (one, place) => given.findIndex((two) => two.hoursAgo === one.hoursAgo) === place,
    );
    if (!history.has(key)) history.set(key, apart);
  }
  return history;
}

function toEvents(userId: UserId, history: ReadonlyMap<string, readonly Answer[]>): NewEvent[] {
  const events: NewEvent[] = [];
  const push = (fact: Pick<NewEvent, 'outcome' | 'item' | 'happenedAt'> & { undoes?: string }) => {
    const id = randomUUID();
    const common = { skill: 'recognise', aided: 'none', answer: '', tookMs: 2000, source: 'review' } as const;
    events.push({ ...common, ...fact, id, userId, sourceId: '', partId: '', seq: events.length });
    return id;
  };
  for (const [key, answers] of history) {
    const [word = '', ...reading] = key.split(' ');
    const item = wordItem(word, reading.join(' '));
    for (const { outcome, hoursAgo, isUndone } of answers) {
      const happenedAt = new Date(NOW - hoursAgo * HOUR_MS);
      const undoes = push({ outcome, item, happenedAt });
      if (isUndone) push({ outcome: 'undone', item, happenedAt, undoes });
    }
  }
  return events;
}

const isRight = ({ outcome }: Answer): boolean => outcome === 'right' || outcome === 'near';

/** The last answer is right, and is of another day than the first and the last miss. */
function isKnownByHand(answers: readonly Answer[] | undefined): boolean {
  const counted = (answers ?? [])
    .filter(({ isUndone }) => !isUndone)
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  const last = counted.at(-1);
  const shown = counted.findLast((answer, place) => place === 0 || !isRight(answer));
  if (!shown || !last || !isRight(last)) return false;
  return shown.hoursAgo - last.hoursAgo >= APART_HOURS;
}

/** As somebody would count it on paper, with the text in one hand and the log in the other. */
function shareByHand(text: readonly CountedWord[], history: ReadonlyMap<string, readonly Answer[]>): number {
  const known = Array.from(history).flatMap(([key, answers]) => (isKnownByHand(answers) ? [key] : []));
  const inAnyReading = new Set(known.map((key) => key.slice(0, key.indexOf(' '))));
  const isKnown = (word: string, reading: string) =>
    word.length > 1 ? inAnyReading.has(word) : known.includes(`${word} ${reading}`);
  const isCovered = ({ word, reading, isCompound }: CountedWord): boolean => {
    if (isKnown(word, reading)) return true;
    const syllables = reading.split(' ');
    if (!isCompound || syllables.length !== word.length) return false;
    const cuts = syllables.slice(1).map((_, before) => before + 1);
    return cuts.some(
      (cut) =>
        isKnown(word.slice(0, cut), syllables.slice(0, cut).join(' ')) &&
        isKnown(word.slice(cut), syllables.slice(cut).join(' ')),
    );
  };
  const running = (words: readonly CountedWord[]) => words.reduce((sum, { count }) => sum + count, 0);
  return running(text.filter(isCovered)) / running(text);
}

test('for a hundred random learners, the known share of a text is what their log says', async () => {
  const texts = textsOf();
  const learners = fc.sample(learner, { numRuns: LEARNERS, seed: 20261129 });
  const people = learners.map((each) => {
    const chosen = each.texts.map((at) => around(texts, at));
    // A test's own person; nothing else is known of them.
    return { userId: randomUUID() as UserId, chosen, history: historyOf(each, chosen.flat()) };
  });
  await db.$client.query(
    `insert into users (id, name, email, username, username_key, role)
     select id, 'p', id || '@example.org', 'p' || id, 'p' || id, 'student' from unnest($1::uuid[]) id`,
    [people.map(({ userId }) => userId)],
  );
  for (const { userId, history } of people) await appendEvents(db, toEvents(userId, history));
  const shares: number[] = [];
  for (const { userId, chosen, history } of people) {
    const { known, learning } = await readKnownWords(db, userId);
    const { isKnown } = toKnowledge({
      known: known.map(textWordKey),
      learning: learning.map(textWordKey),
      probable: [],
    });
    for (const text of chosen) {
      const share = knownShare(text, isKnown);
      expect(share).toBe(shareByHand(text, history));
      shares.push(share);
    }
  }
  // They know something, and not the same.
  expect(new Set(shares).size).toBeGreaterThan(LEARNERS);
});
