// How long it takes to find what a learner reviews next among 20,000 cards of theirs in a table of 1,000,000.
//
// Fifty learners have 20,000 cards each, a tenth of them due; their rows lie mixed in the table, as they come in life.
// The baseline, in the same turns and on a connection of its own: one select of as many rows of the same person by the
// same index, and nothing else.

import { join } from 'node:path';
import { Pool } from 'pg';
import { signInAs } from '../../app/testing/clients/sign-in-as.ts';
import { dueCards } from '../../features/study/server/api.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { openDatabase } from '../../kit/server/db/database.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { startPostgres } from '../kit/postgres.ts';

const PEOPLE = 50;
const CARDS = 20_000;
const WARM_UPS = 20;
const ROUNDS = 300;
const MOST_TIMES_BARE = 2;
/** Each skill of a word is a card. */
const SKILLS = ['recognise', 'recall', 'tone', 'use'];

type Sql = (statement: string, values?: unknown[]) => Promise<unknown[]>;

export async function run(): Promise<BenchResult> {
  const postgres = await startPostgres();
  const db = openDatabase({ url: postgres.url, pool: 4, onIdleError: () => {} });
  // The server's own connections end a statement that takes as long as filling the table.
  const client = new Pool({ connectionString: postgres.url, max: 1 });
  try {
    await migrateDatabase(postgres.url, join(import.meta.dirname, '../../migrations'));
    const sql: Sql = async (statement, values = []) => (await client.query(statement, values)).rows;
    const people = await fill(sql);
    return judge(await measure(db, sql, people));
  } finally {
    await client.end();
    await db.$client.end();
    await postgres.stop();
  }
}

async function fill(sql: Sql): Promise<string[]> {
  const people: string[] = [];
  for (let count = 0; count < PEOPLE; count += 1) people.push((await signInAs(sql, 'student')).id);
  // Word by word, not person by person: the cards of one person are spread over the whole table.
  await sql(
    `insert into study_cards (user_id, word, reading, skill, stage, due, stability, difficulty, first_at, last_at,
       reviews, lapses, added_at, is_suspended, algorithm, parameters, last_event)
     select person, 'word' || n, 'ci2', skill, 'review', now() + (n * 7919 % 100 - 10) * interval '1 day',
       1 + n % 90, 5, now() - interval '90 days', now() - interval '9 days', 7, 0, now() - interval '90 days', false,
       'fsrs', 6, gen_random_uuid()
     from generate_series(1, $3::int) as n, unnest($1::uuid[]) as person, unnest($2::text[]) as skill`,
    [people, SKILLS, CARDS / SKILLS.length],
  );
  await sql('vacuum analyze study_cards');
  return people;
}

type Times = { readonly bare: number[]; readonly due: number[] };

async function measure(
  db: ReturnType<typeof openDatabase>,
  sql: Sql,
  people: readonly string[],
): Promise<Times> {
  const times: Times = { bare: [], due: [] };
  for (let turn = 0; turn < WARM_UPS + ROUNDS; turn += 1) {
    const id = people[turn % people.length] ?? '';
    const until = new Date();
    const found = await timed(() => dueCards(db, userIdSchema.parse(id), until));
    const bare = await timed(() =>
      sql('select * from study_cards where user_id = $1 and due < $2 order by due desc limit $3', [
        id,
        until,
        found.result.length,
      ]),
    );
    if (found.result.length === 0) throw new Error('nothing was due');
    if (turn < WARM_UPS) continue;
    times.due.push(found.ms);
    times.bare.push(bare.ms);
  }
  return times;
}

async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly ms: number; readonly result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

function judge({ bare, due }: Times): BenchResult {
  const row = (name: string, of: readonly number[]) => [
    name,
    round(quantile(of, 0.5)),
    round(quantile(of, 0.95)),
  ];
  printTable(
    [`${CARDS} cards of ${PEOPLE * CARDS}`, 'p50 ms', 'p95 ms'],
    [row('bare select', bare), row('due cards', due)],
  );
  const times = round(quantile(due, 0.95) / quantile(bare, 0.95), 2);
  return {
    name: 'due',
    figures: {
      bare_p95_ms: round(quantile(bare, 0.95)),
      due_p95_ms: round(quantile(due, 0.95)),
      times_bare_p95: times,
    },
    targets: { times_bare_p95: `<= ${MOST_TIMES_BARE}` },
    met: times <= MOST_TIMES_BARE,
  };
}
