// Whose plan waits for a week is told once for each absence; who studies, who has finished and who stays away is not.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { planItem, storePlan } from '../../../../app/testing/clients/test-plans.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { createPostNotice } from '../../../notices/server/api.ts';
import { sensesOf } from '../../domain/index.ts';
import type { LearnerHistory } from '../deps.ts';
import { remindAway } from './remind-away.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => undefined });
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

const NO_REVIEW = { cards: 0, seconds: 0, due: 0, dueSeconds: 0, doneCards: 0, doneSeconds: 0 };
const historyOf = (
  last: Awaited<ReturnType<LearnerHistory['lastStudied']>>,
  texts: string[],
): LearnerHistory => ({
  lessonRounds: async () => new Map(),
  places: async () => [],
  lessonsBehind: async () => new Set<string>(),
  practisedScenes: async () => new Set(),
  finishedPlays: async () => [],
  topicTalks: async () => [],
  textsRead: async () => texts,
  reviewsEnded: async () => [],
  reviewOfToday: async () => NO_REVIEW,
  reviewSeconds: async () => 0,
  today: async () => '2026-03-02',
  dayOf: async () => ({ beganAt: new Date(0), minutes: 0, isReviewDone: false, share: 1, yesterday: null }),
  minutesStudied: async () => 0,
  daysStudied: async () => 0,
  minutesWished: async () => null,
  lastStudied: async () => last,
  metWords: async () => new Set(),
  knownWords: async () => new Set(),
});
const catalogue = () => ({
  lessons: [],
  plays: [],
  texts: [],
  words: new Map(),
  listed: new Map(),
  index: { heard: new Map(), explained: new Map(), senses: sensesOf([]), segment: () => [] },
});

const remind = (last: Parameters<typeof historyOf>[0], texts: string[] = []) =>
  remindAway({
    db,
    catalogue,
    history: historyOf(last, texts),
    postNotice: createPostNotice({ mailer: { post: async () => undefined }, publicUrl: () => app.url }),
  });

/** A plan with a text to read that nobody has opened for so many days. */
const planOf = (person: TestPerson, days: number): Promise<string> =>
  storePlan({ databaseUrl: app.databaseUrl, person, items: [planItem('text', 'buns')], days });
const titlesOf = async (person: TestPerson): Promise<readonly string[]> =>
  (await person.call('GET', '/notices', undefined, { 'x-yulu-language': 'en' })).body.notices.map(
    (notice: { title: string }) => notice.title,
  );

test('once for each absence, and only while something is left', async () => {
  const person = await registerPerson(app);
  await planOf(person, 9);
  await remind({ date: '2026-03-01', daysAgo: 3 });
  await remind({ date: '2026-03-01', daysAgo: 60 });
  await remind({ date: '2026-03-01', daysAgo: 9 }, ['buns']);
  await remind(null);
  expect(await titlesOf(person)).toEqual([]);
  await remind({ date: '2026-03-01', daysAgo: 9 });
  await remind({ date: '2026-03-01', daysAgo: 10 });
  expect(await titlesOf(person)).toEqual(['Your plan waits for you']);
});

test('a plan that was opened this week, or not for a month, is left in peace', async () => {
  const [recent, long] = [await registerPerson(app), await registerPerson(app)];
  await planOf(recent, 2);
  await planOf(long, 40);
  await remind({ date: '2026-03-01', daysAgo: 9 });
  expect([await titlesOf(recent), await titlesOf(long)]).toEqual([[], []]);
});
