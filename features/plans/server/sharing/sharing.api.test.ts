// A plan that is shared says nothing of what its owner has told, whoever has written it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { reauthenticate, registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import { beginPlan } from '../../../../app/testing/clients/test-plans.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** All that the wizard asks for. */
const TOLD = {
  grade: 'adult',
  textbooks: ['hsk_standard', 'boya'],
  interests: ['food', 'music'],
  aim: { kind: 'trip', band: null, by: null },
  dream: 'see pandas in Chengdu with my sister Ana',
  likings: { writing: 9, listening: 9, ancient: 9, algebra: 9 },
};

async function sharedPlan() {
  const person = await registerPerson(app);
  const told = await person.call('PATCH', '/plans/profile', TOLD);
  expect(told.status).toBe(200);
  const { id, title, content } = await beginPlan(person);
  // Kept under the name that it came with.
  await person.call('PATCH', `/plans/${id}`, { title });
  const { shareKey } = (await person.call('PUT', `/plans/${id}/share`)).body;
  const read = async () => (await app.guest().call('GET', `/shared-plans/${shareKey}`)).body;
  return { person, id, content, read };
}

const keysIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? [...Object.keys(value), ...Object.values(value).flatMap(keysIn)]
    : [];

test('nothing told is given out: no word, title, goal or advice that came of it, and no minutes', async () => {
  const { content, read } = await sharedPlan();
  const seen = await read();
  expect(Object.keys(seen).toSorted()).toEqual(['targetLevel', 'title', 'weeks']);
  expect(seen.weeks).toHaveLength(content.weeks.length);
  const text = JSON.stringify(seen);
  const besides = content.weeks.flatMap((week: { words: { zh: string; lesson?: string }[] }) =>
    week.words.filter(({ lesson }) => lesson === undefined).map(({ zh }) => `"${zh}"`),
  );
  expect(besides).toContain('"熊猫"');
  const goals = content.goals.map(({ en }: { en: string }) => en);
  const advice = content.advice.map(({ en }: { en: string }) => en);
  for (const told of [
    ...besides,
    ...Object.values<string>(content.title),
    content.summary.en,
    ...goals,
    ...advice,
    'Chengdu',
    'HSK Standard Course',
    'Ana',
  ])
    expect(text).not.toContain(told);
  expect(keysIn(seen)).not.toContain('minutes');
});

test('what a model has written of it is not given out either', async () => {
  const { id, read } = await sharedPlan();
  const spoil = `update learning_plans set made_by = 'model', content =
    regexp_replace(content::text, '"(zh|en|pt|pinyin)": "', '"\\1": "told ', 'g')::jsonb where id = $1`;
  await runSql(app.databaseUrl, spoil, [id]);
  const seen = await read();
  expect(seen.weeks.length).toBeGreaterThan(0);
  expect(JSON.stringify(seen)).not.toContain('told ');
});

test('the goals of a week are those that its owner sees, where lessons and plays have them', async () => {
  const { content, read } = await sharedPlan();
  const seen = await read();
  const zhOf = (weeks: { goals: { zh: string }[] }[]) => weeks.map(({ goals }) => goals.map(({ zh }) => zh));
  expect(zhOf(seen.weeks)).toEqual(zhOf(content.weeks));
});

test('it is closed while the account of its owner is to go', async () => {
  const { person, read } = await sharedPlan();
  await reauthenticate(person);
  await person.call('POST', '/privacy/deletion');
  expect((await read()).code).toBe('NOT_FOUND');
  await person.call('POST', '/privacy/deletion/keep');
  expect((await read()).weeks.length).toBeGreaterThan(0);
});
