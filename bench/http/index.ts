// How many signed-in reads our server answers per second, beside a bare handler that runs the same SQL in the same run.
//
// The read is a person's list of talks: 20 of 30 talks with the beginning of the newest of 20 messages each. Ours parses
// the route, reads the session from its cookie, checks access, validates input and output and sets the security headers.
// The bare handler is node:http and pg: it runs the very statements that ours sent for the same request (recorded below,
// session included) and writes their rows as JSON. Both stand in a process of their own with equal pools on one
// PostgreSQL; 32 connections, in turns of 4 seconds each, so that a noisy machine disturbs both alike.

import { join } from 'node:path';
import autocannon from 'autocannon';
import { type BenchResult, printTable, round } from '../kit/bench.ts';
import { type BenchServer, startBenchServer } from '../kit/bench-server.ts';
import { startChild } from '../kit/child.ts';
import { recordRequest } from './record-request.ts';

const PATH = '/api/tutor-chat/talks';
const CONNECTIONS = 32;
const TURN_SECONDS = 4;
const TURNS = 4;
const TARGET = 0.6;
const POOL = 10;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer({ DATABASE_POOL: String(POOL) });
  try {
    const cookie = await prepare(server);
    const url = `${server.url}${PATH}`;
    const statements = await recordRequest(server.databaseUrl, PATH, cookie);
    const bare = await startChild(
      join(import.meta.dirname, 'bare-handler.ts'),
      server.databaseUrl,
      String(POOL),
      JSON.stringify(statements),
    );
    try {
      return await compare({ ours: { url, cookie }, bare: { url: bare.url, cookie } }, statements.length);
    } finally {
      bare.stop();
    }
  } finally {
    await server.stop();
  }
}

/** One person with 30 talks of 20 messages, among 300 other people's talks. */
async function prepare(server: BenchServer): Promise<string> {
  const [person, ...others] = await server.signIn(31);
  if (!person) throw new Error('nobody signed in');
  for (const { id } of [person, ...others]) {
    await server.sql(
      `with made as (insert into talks (id, user_id, subject, language, last_message_at)
         select gen_random_uuid(), $1, 'lin-laoshi', 'en', now() - n * interval '1 hour' from generate_series(1, $2::int) as n
         returning id)
       insert into messages (id, talk_id, author, text, state)
       select gen_random_uuid(), made.id, 'learner', '今天天气很好，我们去公园吧。' || n, 'complete'
       from made, generate_series(1, 20) as n`,
      [id, id === person.id ? 30 : 10],
    );
  }
  await server.sql('analyze talks, messages, users, sessions');
  return person.cookie;
}

type Side = { readonly url: string; readonly cookie: string };

async function compare(
  sides: { readonly ours: Side; readonly bare: Side },
  statements: number,
): Promise<BenchResult> {
  for (const side of [sides.bare, sides.ours]) await load(side, 1);
  const perSecond = { ours: [] as number[], bare: [] as number[] };
  const p99 = { ours: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of ['bare', 'ours'] as const) {
      const result = await load(sides[name], TURN_SECONDS);
      perSecond[name].push(result.requests.average);
      p99[name].push(result.latency.p99);
    }
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ours, bare] = [mean(perSecond.ours), mean(perSecond.bare)];
  printTable(
    [`signed-in read (${statements} statements)`, 'requests/s', 'p99 ms'],
    [
      ['bare handler', round(bare, 0), round(mean(p99.bare))],
      ['ours', round(ours, 0), round(mean(p99.ours))],
    ],
  );
  const share = round(ours / bare, 3);
  const figures = { ours_per_second: round(ours, 0), bare_per_second: round(bare, 0), share_of_bare: share };
  return { name: 'http', figures, targets: { share_of_bare: `>= ${TARGET}` }, met: share >= TARGET };
}

async function load({ url, cookie }: Side, seconds: number): Promise<autocannon.Result> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were errors`);
  return result;
}
