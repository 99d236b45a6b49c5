// Has one person live through what is copied afterwards: an account, a talk, a purchase, all through the API.
//
// So the copies hold what the server itself writes, and a new column or another shape needs no change here.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import * as z from 'zod';
import { startServerProcess } from '../../../app/testing/apps/server-process.ts';
import type { TestClient } from '../../../app/testing/clients/test-client.ts';
import { endLater } from '../../kit/end-later.ts';

export const PASSWORD = 'hao-tian-qi-2026';
const TEXTS = [
  '你好！我叫小梅，我来自巴西。',
  '我昨天去了公园，那里很漂亮。',
  '我们去喝咖啡，怎么样？',
  '“菜单”是什么意思？',
  '我想学中文因为我喜欢中国文化。',
  '再见，明天见！',
];

/** Tables whose rows are kept as samples, each in the schema `bench` under its own name. */
const SAMPLED = [
  'users',
  'credentials',
  'sessions',
  'learner_settings',
  'talks',
  'messages',
  'turns',
  'learning_events',
  'kept_words',
  'study_clocks',
  'study_days',
  'notices',
  'mails',
  'payments',
  'payment_attempts',
  'membership_purchases',
  'membership_grants',
];

/** Fills the schema `bench` with what one person's evening has left. */
export async function holdSamples(pool: Pool, databaseUrl: string): Promise<void> {
  const starting = startServerProcess({ DATABASE_URL: databaseUrl });
  const stop = endLater(async () => (await starting).kill());
  const server = await starting;
  await spendEvening(server.guest());
  await untilTold(pool);
  await stop();
  for (const table of SAMPLED) {
    await pool.query(
      `create table bench.${table} as select *, row_number() over (order by ${orderOf(table)}) as place from public.${table}`,
    );
    const { rows } = await pool.query(`select count(*)::int as rows from bench.${table}`);
    if (rows[0].rows === 0) throw new Error(`nothing was left in ${table} to be copied`);
  }
}

const orderOf = (table: string) =>
  ({ messages: 'seq', turns: '(select seq from public.messages where id = answer_id)' })[table] ?? '1';

async function spendEvening(client: TestClient): Promise<void> {
  const call: Call = async (method, path, body) => {
    const answer = await client.call(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.body;
  };
  const account = { username: 'sample', email: 'sample@example.org' };
  await call('POST', '/account/register', { ...account, password: PASSWORD, repeated: PASSWORD });
  await call('PATCH', '/learner-settings', { level: 'beginner', explanationLanguage: 'en' });
  await call('POST', '/study-time/heartbeats');
  await call('PUT', '/my-words', { word: '菜单', pinyin: 'cai4 dan1', context: '请给我菜单。' });
  const tutors = await call('GET', '/tutor-chat/tutors?language=en&level=beginner');
  const [tutor] = z.array(z.looseObject({ id: z.string() })).parse(tutors);
  const id = randomUUID();
  await call('POST', '/tutor-chat/talks', { id, kind: 'tutor', subject: tutor?.id, language: 'en' });
  for (const text of TEXTS)
    await client.stream(`/tutor-chat/talks/${id}/messages`, { messageId: randomUUID(), text });
  await buy(call);
}

/** The notice of the payment comes a moment later. */
async function untilTold(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query('select from public.notices limit 1');
    if (rowCount !== 0) return;
    await delay(100);
  }
}

type Call = (method: string, path: string, body?: Record<string, unknown>) => Promise<unknown>;

const overview = z.object({ plans: z.array(z.object({ plan: z.string(), amountFen: z.int() })) });
const bought = z.object({ paymentId: z.string() });

async function buy(call: Call): Promise<void> {
  const { plans } = overview.parse(await call('GET', '/membership'));
  const order = { id: randomUUID(), kind: 'plan', ...plans[0] };
  const { paymentId } = bought.parse(await call('POST', '/membership/purchases', order));
  await call('POST', `/payments/${paymentId}/begin`, { provider: 'test' });
  await call('POST', `/payments/${paymentId}/test`, { play: 'succeed' });
}
