// Fills the people: accounts, sessions, settings, study days, kept words, notices.

import { BLOCK, PER_PERSON } from '../size.ts';
import { copyRows, type Sql } from './copy-rows.ts';

/** The token of a person's session, by their number; the bench signs its cookie. */
export const tokenOf = (number: number) => `scale-${number}-${'0'.repeat(20)}`;

/** Numbered people whose ids are spread over the time in which they came. */
export async function fillPeople(sql: Sql, people: number): Promise<void> {
  await sql.query(
    `create table bench.people as
     select n, uuidv7(-interval '400 days' * ($1 - n) / $1) as id, n % ${BLOCK} as place from generate_series(0, $1 - 1) as n`,
    [people],
  );
  await sql.query('create unique index on bench.people (n)');
  await sql.query('create unique index on bench.people (id)');
  await sql.query('analyze bench.people');
  const from = `bench.people as p cross join (select * from bench.`;
  const one = (table: string) => `${from}${table} order by place limit 1) as sample`;
  const when = `uuid_extract_timestamp(p.id)`;
  await copyRows(sql, {
    table: 'users',
    from: one('users'),
    values: {
      id: 'p.id',
      name: `'person' || p.n`,
      username: `'person' || p.n`,
      username_key: `'person' || p.n`,
      email: `'person' || p.n || '@example.org'`,
      role: `case when p.n % 100 = 7 then 'distributor' when p.n % 1000 = 8 then 'admin' else 'student' end`,
      created_at: when,
      updated_at: when,
    },
  });
  const owner = { id: 'gen_random_uuid()', user_id: 'p.id', created_at: when, updated_at: when };
  await copyRows(sql, {
    table: 'credentials',
    from: one('credentials'),
    values: { ...owner, account_id: 'p.id' },
  });
  await copyRows(sql, {
    table: 'sessions',
    from: one('sessions'),
    values: {
      ...owner,
      token: `'scale-' || p.n || '-' || repeat('0', 20)`,
      expires_at: `now() + interval '30 days'`,
      created_at: 'now()',
      updated_at: 'now()',
    },
  });
  await copyRows(sql, {
    table: 'learner_settings',
    from: one('learner_settings'),
    values: { user_id: 'p.id' },
  });
  await fillDays(sql, one);
  await fillWords(sql, one);
  await copyRows(sql, {
    table: 'notices',
    from: `${one('notices')} cross join generate_series(1, ${PER_PERSON.notices}) as k`,
    values: {
      id: 'gen_random_uuid()',
      user_id: 'p.id',
      seq: 'k',
      created_at: `now() - interval '10 days' * k`,
      read_at: `case when k = 1 then now() end`,
    },
  });
  await sql.query(
    `insert into notice_counters (user_id, last_seq) select id, ${PER_PERSON.notices} from bench.people`,
  );
}

type One = (table: string) => string;

/** Days until yesterday, so that each person's first heartbeat begins a new one. */
async function fillDays(sql: Sql, one: One): Promise<void> {
  await copyRows(sql, {
    table: 'study_clocks',
    from: one('study_clocks'),
    values: {
      user_id: 'p.id',
      date: 'current_date - 1',
      day_ends_at: 'current_date::timestamptz',
      counted_at: 'null',
      unbooked_allowance: '0',
      unbooked_extra: '0',
      bookings: '1000000',
    },
  });
  await copyRows(sql, {
    table: 'study_days',
    from: `${one('study_days')} cross join generate_series(1, ${PER_PERSON.studyDays}) as k`,
    values: { user_id: 'p.id', date: 'current_date - k', counted_seconds: '300' },
  });
}

/** Five words each; the first of a block has four hundred more, the next two hundred, and so on. */
async function fillWords(sql: Sql, one: One): Promise<void> {
  await copyRows(sql, {
    table: 'kept_words',
    from: `${one('kept_words')} cross join lateral generate_series(1, 5 + 400 / (p.place + 1)) as k
      join bench.words as w on w.n = (p.n * 13 + k) % (select count(*) from bench.words)`,
    values: {
      id: 'gen_random_uuid()',
      user_id: 'p.id',
      word: 'w.word',
      pinyin: 'w.pinyin',
      created_at: `now() - interval '1 day' * (k % 90)`,
    },
  });
}
