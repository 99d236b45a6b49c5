// Parameters fitted to a person: from a thousand recalls on, only better ones, and a server that can do without.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { wordItem } from '../../../learning-events/domain/index.ts';
import { appendEvents, type NewEvent } from '../../../learning-events/server/api.ts';
import { createRandom } from '../../domain/exercises/index.ts';
import { DEFAULT_PARAMETERS, memoryModel } from '../../domain/memory/memory.ts';
import { DAY_MS } from '../../domain/memory/times.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import { findSettings } from '../settings-repo.ts';
import { FITTED_FROM, fitMemory } from './fit-job.ts';
import { runFit } from './run-fit.ts';

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

const WORDS = 260;
const REVIEWS = 6;
/** Somebody whose memories are born three times as lasting as those that ts-fsrs goes by. */
const TRUTH = memoryModel(
  {
    ...DEFAULT_PARAMETERS,
    weights: DEFAULT_PARAMETERS.weights.map((weight, place) => (place < 4 ? weight * 3 : weight)),
  },
  0.87,
);

function history(userId: UserId): NewEvent[] {
  const random = createRandom('a learner of long memory');
  return Array.from({ length: WORDS }, (_, word) => {
    let [memory, day] = [TRUTH.next(null, 0, 3), (word % 90) + random()];
    return Array.from({ length: REVIEWS }, (__, place) => {
      const days = place === 0 ? 0 : 2 + Math.floor(random() * 12 * place);
      day += days;
      const isKnown = place === 0 || random() < TRUTH.retrievability(memory.stability, days);
      if (place > 0) memory = TRUTH.next(memory, days, isKnown ? 3 : 1);
      return {
        id: randomUUID(),
        userId,
        skill: 'recognise' as const,
        item: wordItem(`词${word}`, 'ci2'),
        outcome: isKnown ? ('right' as const) : ('wrong' as const),
        aided: 'none' as const,
        answer: '',
        tookMs: 2000,
        source: 'review' as const,
        sourceId: '',
        partId: '',
        seq: place,
        happenedAt: new Date(Date.UTC(2026, 0, 1) + day * DAY_MS),
      };
    });
  }).flat();
}

const versions = (userId: UserId) =>
  runSql(app.databaseUrl, 'select distinct parameters from study_cards where user_id = $1', [userId]);

test('who has reviewed enough is scheduled by their own memory; who cannot be fitted goes on as before', async () => {
  const { id } = await registerPerson(app);
  expect(await fitMemory(db, id, runFit)).toBe(false);
  await appendEvents(db, history(id));
  await foldMarked(db, id);
  const [recalls] = await runSql(
    app.databaseUrl,
    'select count(*)::int from study_recalls where user_id = $1',
    [id],
  );
  expect(recalls?.['count']).toBeGreaterThan(FITTED_FROM / 2);
  await runSql(
    app.databaseUrl,
    `insert into study_recalls (user_id, word, reading, event_id, at, predicted, is_known)
      select $1, '词0', 'ci2', gen_random_uuid(), now(), 0.9, true from generate_series(1, 1000)`,
    [id],
  );

  expect(await fitMemory(db, id, async () => undefined)).toBe(false);
  expect((await findSettings(db, id)).fitted).toBeNull();

  const before = await versions(id);
  expect(await fitMemory(db, id, runFit)).toBe(true);
  const { fitted } = await findSettings(db, id);
  expect(fitted?.version).toBe(1);
  expect(fitted?.weights).toHaveLength(DEFAULT_PARAMETERS.weights.length);
  await foldMarked(db, id);
  expect([before, await versions(id)]).toEqual([[{ parameters: 0 }], [{ parameters: 1 }]]);
  // The same again at once changes nothing.
  expect(await fitMemory(db, id, runFit)).toBe(false);
  const worse = DEFAULT_PARAMETERS.weights.map((weight, place) => (place < 4 ? weight / 50 : weight));
  await runSql(app.databaseUrl, 'update study_fits set reviews = 1 where user_id = $1', [id]);
  expect(await fitMemory(db, id, async () => worse)).toBe(false);
  expect((await findSettings(db, id)).fitted?.version).toBe(1);
});
