// Answers that learners report, and what admins do about them.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { startTalk } from '../../../../app/testing/clients/test-talk.ts';

const app = await startApp();
const admin = await registerAdmin(app);

const listed = async (query = '') => (await admin.call('GET', `/admin/ai/reports${query}`)).body;

test('a report holds the answer and what was said before it, once per answer, and outlives the talk', async () => {
  const person = await registerPerson(app);
  const talk = await startTalk(person);
  const { ended } = await talk.say('我叫小明。');
  const path = `/tutor-chat/talks/${talk.id}/messages/${ended.id}/report`;
  const send = (reason: string, comment: string) => person.call('POST', path, { reason, comment });
  expect((await send('wrong', '')).status).toBe(200);
  expect((await send('level', '太难了')).status).toBe(200);
  const [greeting] = await talk.messages();
  expect((await person.call('DELETE', `/tutor-chat/talks/${talk.id}`)).status).toBe(200);
  const { reports } = await listed();
  expect(reports).toMatchObject([
    {
      userId: person.id,
      reason: 'level',
      comment: '太难了',
      answer: ended.text,
      context: [
        { author: 'tutor', text: greeting.text },
        { author: 'learner', text: '我叫小明。' },
      ],
      speaker: 'engine',
      state: 'open',
      note: '',
    },
  ]);
});

test('nobody reports another’s answer, their own words, or what is not there', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  const talk = await startTalk(person);
  const { ended, messageId } = await talk.say('你好');
  const send = (who: Pick<TestPerson, 'call'>, message: string, body: object = {}) =>
    who.call('POST', `/tutor-chat/talks/${talk.id}/messages/${message}/report`, {
      reason: 'other',
      comment: '',
      ...body,
    });
  expect((await send(app.guest(), ended.id)).status).toBe(401);
  expect((await send(other, ended.id)).status).toBe(404);
  expect((await send(person, messageId)).status).toBe(404);
  expect((await send(person, randomUUID())).status).toBe(404);
  expect((await send(person, ended.id, { reason: 'boring' })).status).toBe(400);
});

test('an admin closes a report with a note, opens it again, and pages through many by state', async () => {
  await runSql(app.databaseUrl, 'delete from ai_reports');
  const person = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into ai_reports (id, user_id, message_id, reason, comment, answer, context, created_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 'other', n::text, '好', '[]', now() - n * interval '1 minute'
     from generate_series(1, 45) as n`,
    [person.id],
  );
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const body = await listed(cursor === '' ? '?state=open' : `?state=open&cursor=${cursor}`);
    pages.push(body.reports.map(({ comment }: Record<string, string>) => comment));
    cursor = body.nextCursor;
  }
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat().map(Number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));

  const [newest] = (await listed()).reports;
  const path = `/admin/ai/reports/${newest.id}`;
  const closed = await admin.call('PATCH', path, { version: 1, state: 'closed', note: '提示词改好了' });
  expect(closed.body).toMatchObject({ state: 'closed', note: '提示词改好了', handledAt: expect.any(String) });
  expect((await listed('?state=closed')).reports).toEqual([closed.body]);
  expect((await listed('?state=open')).reports[0].comment).toBe('2');
  const open = await admin.call('PATCH', path, { version: 2, state: 'open', note: '' });
  expect(open.body).toMatchObject({ state: 'open', note: '' });
  const nobody = `/admin/ai/reports/${randomUUID()}`;
  expect((await admin.call('PATCH', nobody, { version: 1, state: 'closed', note: '' })).status).toBe(404);
});

test('what a person reported goes with the account; what was asked for them stays without the name', async () => {
  const person = await registerPerson(app);
  const count = async (table: string) =>
    (
      await runSql(app.databaseUrl, `select count(*)::int as n from ${table} where user_id = $1`, [person.id])
    )[0].n;
  await runSql(
    app.databaseUrl,
    `insert into ai_calls (id, user_id, use, provider_name, model, prompt_tokens, completion_tokens, is_estimated, cost_micro, took_ms, outcome)
     values (gen_random_uuid(), $1, 'chat', 'P', 'gone-person', 1, 1, false, 7, 1, 'ok')`,
    [person.id],
  );
  await runSql(
    app.databaseUrl,
    `insert into ai_reports (id, user_id, message_id, reason, comment, answer, context)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'other', '', '好', '[]')`,
    [person.id],
  );
  await runSql(app.databaseUrl, 'delete from users where id = $1', [person.id]);
  expect([await count('ai_reports'), await count('ai_calls')]).toEqual([0, 0]);
  const kept = await runSql(app.databaseUrl, `select user_id from ai_calls where model = 'gone-person'`);
  expect(kept).toEqual([{ user_id: null }]);
});
