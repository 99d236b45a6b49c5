// How tests bring a deck over HTTP, and wait until it is there.

import { expect } from 'vitest';
import { newId } from '../../kit/server/new-id.ts';
import type { TestApp } from './apps/test-app.ts';
import { runSql, type TestPerson } from './clients/people.ts';
import { upload } from './clients/uploads.ts';

const SOON = { timeout: 60_000, interval: 200 };

export async function sendPackage(app: TestApp, person: TestPerson, bytes: Buffer, id = newId()) {
  const uploadId = await upload(app, person, 'anki-package', bytes);
  return person.call('PUT', `/anki/imports/${id}`, { deck: { kind: 'package', uploadId } });
}

export async function untilDone(person: TestPerson) {
  const read = async () => (await person.call('GET', '/anki/imports')).body[0];
  await expect.poll(async () => (await read()).status, SOON).toMatch(/done|refused/);
  return read();
}

/** The reviews that came with decks, the earliest first. */
export const answersOf = (app: TestApp, { id }: TestPerson) =>
  runSql(
    app.databaseUrl,
    `select item, reading, skill, grade, outcome, happened_at from learning_events
     where user_id = $1 and source = 'import' and outcome in ('right', 'wrong') order by happened_at, item, skill`,
    [id],
  );
