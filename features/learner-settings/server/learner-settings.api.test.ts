// Learning settings over HTTP: each person's own, changed in part, and taken over from a guest once.

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { NOTHING_CHOSEN } from '../domain/index.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  app = await startTestApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const PATH = '/learner-settings';

test('guests have none on the server', async () => {
  const guest = app.guest();
  expect((await guest.call('GET', PATH)).status).toBe(401);
  expect((await guest.call('PATCH', PATH, { level: 'zero' })).status).toBe(401);
  expect((await guest.call('POST', `${PATH}/adopt`, NOTHING_CHOSEN)).status).toBe(401);
});

test('a new account has chosen nothing, and a change leaves the rest and other people alone', async () => {
  const [one, other] = [await registerPerson(app), await registerPerson(app)];
  expect((await one.call('GET', PATH)).body).toEqual(NOTHING_CHOSEN);
  await one.call('PATCH', PATH, { level: 'zero', minutesADay: 10 });
  const changed = await one.call('PATCH', PATH, { pinyin: 'off', minutesADay: null });
  expect(changed.body).toEqual({ ...NOTHING_CHOSEN, level: 'zero', pinyin: 'off' });
  expect((await one.call('GET', PATH)).body).toEqual(changed.body);
  expect((await other.call('GET', PATH)).body).toEqual(NOTHING_CHOSEN);
});

test('an empty change changes nothing', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', PATH, { reason: 'family' });
  expect((await person.call('PATCH', PATH, {})).body).toEqual({ ...NOTHING_CHOSEN, reason: 'family' });
});

test('changes at the same time to different settings all stay', async () => {
  const person = await registerPerson(app);
  await Promise.all([
    person.call('PATCH', PATH, { level: 'advanced' }),
    person.call('PATCH', PATH, { translation: 'shown' }),
    person.call('PATCH', PATH, { explanationLanguage: 'pt' }),
  ]);
  expect((await person.call('GET', PATH)).body).toMatchObject({
    level: 'advanced',
    translation: 'shown',
    explanationLanguage: 'pt',
  });
});

test('only what exists can be chosen; preschool is no level of a person', async () => {
  const person = await registerPerson(app);
  for (const wrong of [{ level: 'preschool' }, { minutesADay: 7 }, { pinyin: 'some' }, { reason: '' }])
    expect((await person.call('PATCH', PATH, wrong)).status).toBe(400);
});

test('what a guest chose is taken over only where the account has nothing', async () => {
  const person = await registerPerson(app);
  const asGuest = { ...NOTHING_CHOSEN, level: 'zero', reason: 'travel' };
  expect((await person.call('POST', `${PATH}/adopt`, asGuest)).body).toEqual(asGuest);
  const later = { ...NOTHING_CHOSEN, level: 'advanced' };
  expect((await person.call('POST', `${PATH}/adopt`, later)).body).toEqual(asGuest);
});
