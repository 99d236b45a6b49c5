// The audit is found by who did something, by the numbers that its entries show, and by nothing that nobody sees.

import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson } from '../../../app/testing/clients/people.ts';
import { userIdSchema } from '../../../kit/core/user-id.ts';
import { recordAudit } from './api.ts';

const app = await startApp();
const db = openDatabaseOf(app);
const admin = await registerAdmin(app);
const person = await registerPerson(app);
const subject = { kind: 'person', id: person.id, name: 'Lin_1' } as const;
const actor = { id: userIdSchema.parse(admin.id), name: 'mei' };
await recordAudit(db, {
  actor,
  action: 'refund_requested',
  subject,
  after: { payment: 'YP20261122ABC', amountFen: 1950 },
  reason: 'paid twice',
});
await recordAudit(db, { actor: null, action: 'account_unlocked', subject, before: { cause: 'payment' } });

async function find(query: Readonly<Record<string, string>>): Promise<string[]> {
  const { body } = await admin.call('GET', `/admin/audit?${new URLSearchParams(query)}`);
  return body.entries.map(({ action }: { action: string }) => action);
}

test('by a part of the name of who did it, of a printed number, of the reason', async () => {
  for (const search of ['mei', 'Mei', 'YP20261122', 'yp20261122abc', 'twice'])
    expect([search, await find({ search })]).toEqual([search, ['refund_requested']]);
  expect(await find({ search: 'lin_1' })).toEqual(['account_unlocked', 'refund_requested']);
  expect(await find({ search: 'lin%1' })).toEqual([]);
  // What a fact is called in the database, nobody has read.
  expect(await find({ search: 'amountFen' })).toEqual([]);
});

test('by whom, and what nobody did by hand', async () => {
  const actors = (await admin.call('GET', '/admin/audit/actors')).body;
  expect(actors).toContainEqual({ id: admin.id, name: 'mei' });
  expect((await person.call('GET', '/admin/audit/actors')).status).toBe(403);
  expect(await find({ actorId: admin.id, subjectId: person.id })).toEqual(['refund_requested']);
  expect(await find({ actorId: 'system', subjectId: person.id })).toEqual(['account_unlocked']);
});

test('by the mail address of whom it was done to, also by its beginning', async () => {
  expect(await find({ search: person.email.toUpperCase() })).toEqual([
    'account_unlocked',
    'refund_requested',
  ]);
  expect(await find({ search: person.email.slice(0, person.email.indexOf('@') + 2) })).toEqual([
    'account_unlocked',
    'refund_requested',
  ]);
  expect(await find({ search: `nobody-${person.email}` })).toEqual([]);
});
