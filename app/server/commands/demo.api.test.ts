// `npm run demo`: an empty database becomes one that somebody seems to have used for weeks; a used one is left alone.

import { expect, onTestFinished, test } from 'vitest';
import { runDemo } from '../../testing/apps/run-demo.ts';
import { startDemoApp } from '../../testing/apps/start-demo-app.ts';
import { type TestApp, withTestApp } from '../../testing/apps/test-app.ts';
import { registerPerson, runSql } from '../../testing/clients/people.ts';

const signIn = async (app: TestApp, identifier: string, password: string) => {
  const client = app.guest();
  const { body } = await client.call('POST', '/account/sign-in', { identifier, password });
  return { client, role: body.role };
};

test('opens one account for each role, whose printed password works, with talks of the past weeks', async () => {
  const app = await startDemoApp();
  onTestFinished(app.stop);
  const { output } = app;
  const accounts = [...output.matchAll(/^ {2}(\w+) +(\w+) +(\S+@\S+) +(\S+)$/gm)];
  expect(accounts.map(([, role]) => role).toSorted()).toEqual(['admin', 'distributor', 'student', 'teacher']);
  for (const [, role, username = '', , password = ''] of accounts)
    expect((await signIn(app, username, password)).role).toBe(role);

  const [, , , email = '', password = ''] = accounts.find(([, role]) => role === 'student') ?? [];
  const { client } = await signIn(app, email, password);
  const { talks } = (await client.call('GET', '/tutor-chat/talks')).body;
  const { messages } = (await client.call('GET', `/tutor-chat/talks/${talks[0].id}`)).body;
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.every(({ state }: { state: string }) => state === 'complete')).toBe(true);
  const moments = messages.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(moments).toEqual(moments.toSorted());
  expect(talks[0].lastMessageAt).toBe(moments.at(-1));
  expect(Date.parse(talks[0].createdAt)).toBeLessThan(Date.now() - 30 * 24 * 3600 * 1000);
  expect(Date.parse(talks[0].lastMessageAt)).toBeLessThan(Date.now());

  expect((await client.call('GET', '/membership')).body.kind).toBe('vip');
  expect((await client.call('GET', '/my-words')).body.total).toBe(3);
  const lessons = (await client.call('GET', '/lessons')).body;
  expect(lessons.slice(0, 4).map(({ state }: { state: string }) => state)).toEqual([
    'completed',
    'completed',
    'begun',
    'new',
  ]);
  expect((await client.call('GET', '/plans')).body).toMatchObject([{ state: 'generated' }]);
  const bought = (await client.call('GET', '/global-services/orders')).body.orders;
  expect(bought.map(({ stage }: { stage: string }) => stage).toSorted()).toEqual([
    'awaiting_payment',
    'dispatched',
    'in_warehouse',
    'paid_review',
  ]);
  const plays = (await client.call('GET', '/tutor-chat/talks?kind=role')).body.talks;
  expect(plays.map(({ subject }: { subject: string }) => subject)).toContain('fruit-seller');
  const [, , , chief = '', key = ''] = accounts.find(([, role]) => role === 'admin') ?? [];
  const desk = (await signIn(app, chief, key)).client;
  expect((await desk.call('GET', '/admin/withdrawals')).body.withdrawals).toMatchObject([
    { state: 'requested' },
  ]);

  const [, , , guide = '', word = ''] = accounts.find(([, role]) => role === 'teacher') ?? [];
  const school = (await signIn(app, guide, word)).client;
  const [taught] = (await school.call('GET', '/teaching/classes')).body.classes;
  const { talkTo, learners } = (await school.call('GET', `/teaching/classes/${taught.id}/insight`)).body;
  expect(learners).toHaveLength(7);
  expect(talkTo.map(({ name }: { name: string }) => name)).toContain('Ivan');

  const languages = await runSql(app.databaseUrl, 'select distinct language from talks order by 1');
  expect(languages.map(({ language }) => language)).toEqual(['en', 'pt', 'zh']);
});

test('refuses a database that somebody uses, and changes nothing there', async () => {
  const app = await withTestApp();
  await registerPerson(app);
  await expect(runDemo(app)).rejects.toMatchObject({
    code: 1,
    stderr: 'This database is in use: the demo fills only one without any account.\n',
  });
  expect(await runSql(app.databaseUrl, 'select count(*)::int as people from users')).toEqual([{ people: 1 }]);
});
