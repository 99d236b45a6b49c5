// Letters over HTTP: written by admins, mailed and kept; answered by whoever is locked out, once.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import {
  PASSWORD,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { waitForMails } from '../../../app/testing/mails.ts';

const app = await startApp();
const admin = await registerAdmin(app);
const colleague = await registerAdmin(app);

const aLetter = (more: object = {}) => ({
  letterId: randomUUID(),
  subject: 'Your refund',
  text: 'We cannot give it back.\nIt was used.',
  ...more,
});
const write = (person: TestPerson, letter: object, who = admin) =>
  who.call('POST', `/admin/users/${person.id}/letters`, { ...letter });
async function nameContact() {
  const { body: areas } = await admin.call('GET', '/admin/settings/areas');
  const { latestNumber } = areas.find(({ area }: { area: string }) => area === 'site');
  await admin.call('POST', '/admin/settings/areas/site/versions', {
    id: randomUUID(),
    values: { courseBookingUrl: '', contactMail: 'help@yulu.example' },
    expectedNumber: latestNumber,
    effectiveFrom: null,
    note: '',
  });
}
const mailsTo = (person: TestPerson) => waitForMails(app, person.email);

test('a letter is one mail with the way to reply, one notice and one entry of the audit, however often it is sent', async () => {
  const person = await registerPerson(app);
  await nameContact();
  const { choices } = (await person.call('GET', '/notices/choices')).body;
  expect(choices.map(({ kind }: { kind: string }) => kind)).not.toContain('letters.letter');
  const letter = aLetter();
  expect((await write(person, letter)).body).toMatchObject({ isOperator: true, isWaiting: false });
  expect((await write(person, letter)).status).toBe(200);
  expect((await write(person, { ...letter, text: 'Other words.' })).body.code).toBe('LETTER_TAKEN');
  const mails = await mailsTo(person);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(letter.text);
  const replies = await runSql(app.databaseUrl, 'select subject, reply_to from mails where recipient = $1', [
    person.email,
  ]);
  expect(replies).toEqual([{ subject: 'Your refund', reply_to: 'help@yulu.example' }]);
  const { notices } = (await person.call('GET', '/notices')).body;
  expect(notices.filter(({ path }: { path: string }) => path === '/letters')).toHaveLength(1);
  expect((await person.call('GET', '/letters')).body.letters).toMatchObject([{ text: letter.text }]);
  expect((await colleague.call('GET', `/admin/users/${person.id}/letters`)).body.letters).toMatchObject([
    { subject: 'Your refund', author: admin.username },
  ]);
  const entries = await runSql(
    app.databaseUrl,
    `select after from audit_entries where action = 'letter_written' and subject_id = $1`,
    [person.id],
  );
  expect(entries).toEqual([{ after: { title: 'Your refund', letters: letter.text.length } }]);
});

test('is for admins alone, and has a subject and a text', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  expect((await write(person, aLetter(), other)).status).toBe(403);
  expect((await other.call('GET', `/admin/users/${person.id}/letters`)).status).toBe(403);
  expect((await other.call('GET', '/admin/letters')).status).toBe(403);
  for (const wrong of [{ subject: ' ' }, { text: '' }, { text: 'x'.repeat(2001) }])
    expect((await write(person, aLetter(wrong))).status).toBe(400);
  const nobody = await admin.call('POST', `/admin/users/${randomUUID()}/letters`, aLetter());
  expect(nobody.status).toBe(404);
});

const ban = (person: TestPerson, reason: string | null) =>
  admin.call('PUT', `/admin/users/${person.id}/ban`, { reason, cause: 'conduct', note: 'A mistake.' });
const signIn = async (person: TestPerson) => {
  const { body } = await person.call('POST', '/account/sign-in', {
    identifier: person.email,
    password: PASSWORD,
  });
  return body.data;
};
const answer = (token: string, text: string) =>
  app.guest().call('POST', '/account/ban-answers', { token, text });
const waitingOf = async (person: TestPerson) => {
  const { letters } = (await admin.call('GET', '/admin/letters')).body;
  return letters.filter((letter: { person: { id: string } }) => letter.person.id === person.id);
};

test('whoever is locked out answers once, it waits, and a letter settles it', async () => {
  const person = await registerPerson(app);
  await ban(person, 'Insults.');
  const { answerToken } = await signIn(person);
  expect((await answer(answerToken, 'It was not me.')).status).toBe(200);
  expect((await answer(answerToken, 'And again.')).status).toBe(200);
  const [waiting, ...more] = await waitingOf(person);
  expect([waiting.text, more]).toEqual(['It was not me.', []]);
  expect(await signIn(person)).toMatchObject({ answerToken: null, writtenAt: waiting.createdAt });
  const overview = (await admin.call('GET', '/admin/overview?days=7')).body;
  const part = overview.parts.find(({ name }: { name: string }) => name === 'letters');
  expect(part.content.tasks).toMatchObject([{ count: 1, to: '/admin/letters' }]);
  expect((await write(person, aLetter({ answers: waiting.id }))).status).toBe(200);
  const slower = await write(person, aLetter({ answers: waiting.id }), colleague);
  expect(slower.body.code).toBe('LETTER_ANSWERED');
  expect(await waitingOf(person)).toEqual([]);
  expect(await mailsTo(person)).toHaveLength(2);
});

test('what waits is settled by taking the lock off, after which nobody answers it', async () => {
  const person = await registerPerson(app);
  await ban(person, 'Insults.');
  const { answerToken } = await signIn(person);
  await answer(answerToken, 'It was not me.');
  await ban(person, null);
  expect(await waitingOf(person)).toEqual([]);
  expect((await answer(answerToken, 'Once more.')).body.code).toBe('LINK_INVALID');
  expect((await answer('made-up-by-somebody', 'Hello.')).body.code).toBe('LINK_INVALID');
});
