// Card states on a real database: what is kept up with each event is what a rebuild makes of the whole log.

import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { wordItem } from '../../../learning-events/domain/index.ts';
import { appendEvents, type NewEvent } from '../../../learning-events/server/api.ts';
import { markAll } from '../api.ts';
import { studyCards, studyMarks } from '../tables.ts';
import { foldMarked } from './fold-cards.ts';

let app: TestApp;
let db: Database;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 6, onIdleError: () => {} });
  person = await registerPerson(app);
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const MINUTE_MS = 60_000;
const DAYS_90 = 90 * 24 * 60;
/** Words whose histories run side by side, so that one statement tells of many. */
const HISTORIES_A_RUN = 50;
/** `npm run test:nightly` tries 3,000 times: 200 runs, so 10,000 histories. */
const RUNS = Math.max(3, Math.round(Number(process.env['PROPERTY_RUNS'] ?? 0) / 15));

const happening = fc.record({
  word: fc.nat(HISTORIES_A_RUN - 1),
  device: fc.nat(2),
  minutesAgo: fc.nat(DAYS_90),
  reading: fc.constantFrom('zhang3', 'chang2', ''),
  skill: fc.constantFrom('recognise' as const, 'recall' as const, 'tone' as const, 'use' as const),
  source: fc.constantFrom('review' as const, 'talk' as const, 'import' as const),
  outcome: fc.constantFrom(
    'right' as const,
    'right' as const,
    'wrong' as const,
    'added' as const,
    'suspended' as const,
    'scheduled' as const,
  ),
  undoes: fc.option(fc.nat(200), { freq: 6, nil: null }),
});
type Happening = typeof happening extends fc.Arbitrary<infer Row> ? Row : never;
const runs = fc.array(fc.array(happening, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 12 });

let round = 0;
const now = Date.now();

/** Batches as they arrive; each event has a word of this round. */
function toEvents(batches: readonly (readonly Happening[])[]) {
  round += 1;
  const ids = batches.flat().map(() => randomUUID());
  const devices = [randomUUID(), randomUUID(), undefined];
  let seq = 0;
  return batches.map((batch) =>
    batch.map(({ word, device, minutesAgo, undoes, outcome, reading, skill, source }): NewEvent => {
      const id = ids[seq] ?? '';
      seq += 1;
      return {
        id,
        userId: person.id,
        skill,
        item: wordItem(`字${round}-${word}`, reading),
        outcome: undoes === null ? outcome : 'undone',
        undoes: undoes === null ? undefined : (ids[undoes] ?? randomUUID()),
        aided: 'none',
        answer: '',
        tookMs: 2000,
        ...(undoes === null && outcome === 'scheduled'
          ? { dueAt: new Date(now + minutesAgo * MINUTE_MS), lapses: device }
          : {}),
        source,
        sourceId: '',
        partId: '',
        deviceId: devices[device],
        seq,
        happenedAt: new Date(now - minutesAgo * MINUTE_MS),
      };
    }),
  );
}

const cards = () =>
  db
    .select()
    .from(studyCards)
    .where(eq(studyCards.userId, person.id))
    .orderBy(asc(studyCards.word), asc(studyCards.reading), asc(studyCards.skill));

test('what is kept up with each batch is what a rebuild makes', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async (batches) => {
      for (const batch of toEvents(batches)) {
        await appendEvents(db, batch);
        await foldMarked(db, person.id);
      }
      const live = await cards();
      expect(live.length).toBeGreaterThan(0);
      await db.delete(studyCards);
      await markAll(db, person.id);
      await foldMarked(db, person.id);
      expect(await cards()).toEqual(live);
    }),
    { numRuns: RUNS },
  );
}, 600_000);

test('events that come while cards are computed are not lost, by however many processes', async () => {
  const other = await registerPerson(app);
  const event = (seq: number): NewEvent => ({
    id: randomUUID(),
    userId: other.id,
    skill: 'recognise',
    item: wordItem(`词${seq % 7}`, 'ci2'),
    outcome: 'right',
    aided: 'none',
    answer: '',
    tookMs: 1000,
    source: 'review',
    sourceId: '',
    partId: '',
    seq,
    happenedAt: new Date(now - (1000 - seq) * MINUTE_MS),
  });
  const all = Array.from({ length: 84 }, (_, seq) => event(seq));
  await Promise.all([
    ...Array.from({ length: 12 }, (_, batch) => appendEvents(db, all.slice(batch * 7, batch * 7 + 7))),
    ...Array.from({ length: 12 }, () => foldMarked(db, other.id)),
  ]);
  await foldMarked(db, other.id);
  const stored = await db.select().from(studyCards).where(eq(studyCards.userId, other.id));
  const recognised = stored.filter(({ skill }) => skill === 'recognise');
  expect(recognised.map(({ reviews }) => reviews)).toEqual(Array.from({ length: 7 }, () => 12));
  expect(await db.select().from(studyMarks).where(eq(studyMarks.userId, other.id))).toEqual([]);
});
