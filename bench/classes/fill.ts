// Writes a planted class into the database as the server would have: log, days of study, cards, assignments, texts.

import { randomUUID } from 'node:crypto';
import type { BenchServer } from '../kit/bench-server.ts';
import { ASSIGNED_EVERY_DAYS, DUE_AFTER_DAYS, type PlantedLearner, plantClass } from './plant.ts';

export type FilledClass = {
  readonly id: string;
  /** The newest first. */
  readonly assignments: readonly string[];
  readonly learners: readonly { readonly id: string; readonly isStruggling: boolean }[];
};

type Learner = PlantedLearner & { readonly id: string };
type Sql = BenchServer['sql'];

const dueIn = (days: number): number => Math.floor((days - DUE_AFTER_DAYS) / ASSIGNED_EVERY_DAYS);
/** Those that are not due yet, of the kinds that cost the pages most. */
const OPEN = [
  { kind: 'lesson', target: 'before-the-exam' },
  { kind: 'text', target: 'first-swim' },
] as const;
const SECONDS_OF_AN_ANSWER = 25;
const SOME_WORDS = '今天 明天 学校 老师 学生 朋友 喜欢 知道 时候 工作 吃饭 喝水 看书 写字 说话'.split(' ');

type Filling = { readonly teacherId: string; readonly seed: number; readonly days: number };

export async function fillClass({ sql }: BenchServer, filling: Filling): Promise<FilledClass> {
  const { teacherId, seed, days } = filling;
  const learners = plantClass(seed, days, dueIn(days)).map(
    (planted): Learner => ({ ...planted, id: randomUUID() }),
  );
  const id = randomUUID();
  await sql(
    `insert into teaching_classes (id, teacher_id, name, note, code, created_at)
     values ($1, $2, $3, '', $3, now() - $4 * interval '1 day')`,
    [id, teacherId, `BENCH${seed}`, days],
  );
  await fillLearners(sql, id, learners, days);
  await fillStudy(sql, learners);
  await fillLeeches(sql, learners);
  const due = await fillAssignments(sql, id, learners);
  const open = await fillOpen(sql, id);
  return { id, learners, assignments: [...open, ...due] };
}

async function fillLearners(
  sql: Sql,
  classId: string,
  learners: readonly Learner[],
  days: number,
): Promise<void> {
  const ids = learners.map(({ id }) => id);
  await sql(
    `insert into users (id, name, email, role, created_at, updated_at)
     select id, 'bench' || left(id::text, 12), id || '@example.org', 'student', now(), now()
     from unnest($1::uuid[]) as id`,
    [ids],
  );
  await sql(
    `insert into class_members (class_id, user_id, known_as, agreement, joined_at)
     select $1, id, left(id::text, 8), 1, now() - $3 * interval '1 day' from unnest($2::uuid[]) as id`,
    [classId, ids, days],
  );
}

/** Each answer is an event, each day with its seconds. */
async function fillStudy(sql: Sql, learners: readonly Learner[]): Promise<void> {
  const days = learners.flatMap(({ id, days: own }) => own.map((day) => ({ id, ...day })));
  const columns = [
    days.map(({ id }) => id),
    days.map(({ ago }) => ago),
    days.map(({ asked }) => asked),
    days.map(({ right }) => right),
  ];
  await sql(
    `insert into learning_events
       (user_id, id, skill, item_kind, item, reading, outcome, aided, answer, took_ms, source, device_seq, happened_at)
     select user_id, gen_random_uuid(), 'recognise', 'word', ($5::text[])[1 + (ago + n) % array_length($5::text[], 1)],
       '', case when n <= rightly then 'right' else 'wrong' end, 'none', '', 3000, 'review', n,
       now() - ago * interval '1 day' - interval '1 hour' + n * interval '10 seconds'
     from unnest($1::uuid[], $2::int[], $3::int[], $4::int[]) as day (user_id, ago, asked, rightly),
       generate_series(1, asked) as n`,
    [...columns, SOME_WORDS],
  );
  await sql(
    `insert into study_days (user_id, date, given_seconds, counted_seconds)
     select user_id, (now() - ago * interval '1 day')::date, 900, asked * $4::int
     from unnest($1::uuid[], $2::int[], $3::int[]) as day (user_id, ago, asked) on conflict do nothing`,
    [...columns.slice(0, 3), SECONDS_OF_AN_ANSWER],
  );
}

async function fillLeeches(sql: Sql, learners: readonly Learner[]): Promise<void> {
  await sql(
    `insert into study_cards (user_id, word, reading, skill, stage, stability, difficulty, reviews, lapses,
       is_suspended, algorithm, parameters, last_event)
     select user_id, 'word' || n, '', 'recognise', 'review', 3, 8, 30, 12, false, 'fsrs-6', 0, gen_random_uuid()
     from unnest($1::uuid[], $2::int[]) as learner (user_id, words), generate_series(1, words) as n`,
    [learners.map(({ id }) => id), learners.map(({ leeches }) => leeches)],
  );
}

/** Texts to write, each handed in or not; the newest first. */
async function fillAssignments(
  sql: Sql,
  classId: string,
  learners: readonly Learner[],
): Promise<readonly string[]> {
  const ids = Array.from({ length: learners[0]?.handedIn.length ?? 0 }, () => randomUUID());
  await sql(
    `insert into assignments (id, class_id, kind, target, heading, words, note, due_on, created_at)
     select id, $1, 'writing', '', 'bench', '[]', '', given + $4 * interval '1 day', given
     from unnest($2::uuid[]) with ordinality as one (id, place),
       lateral (select now() - ($4 + 0.5 + $3::float8 * (place - 1)) * interval '1 day' as given) as its`,
    [classId, ids, ASSIGNED_EVERY_DAYS, DUE_AFTER_DAYS],
  );
  const texts = learners.flatMap(({ id, handedIn }) =>
    ids.filter((_, place) => handedIn[place]).map((assignment) => ({ id, assignment })),
  );
  await sql(
    `insert into hand_ins (assignment_id, user_id, text, version)
     select assignment, user_id, repeat('我今天去学校。', 20), 1
     from unnest($1::uuid[], $2::uuid[]) as text (assignment, user_id)`,
    [texts.map(({ assignment }) => assignment), texts.map(({ id }) => id)],
  );
  return ids;
}

async function fillOpen(sql: Sql, classId: string): Promise<readonly string[]> {
  const ids = OPEN.map(() => randomUUID());
  await sql(
    `insert into assignments (id, class_id, kind, target, heading, words, note, due_on)
     select id, $1, kind, target, '', '[]', '', now() + interval '3 days'
     from unnest($2::uuid[], $3::text[], $4::text[]) as one (id, kind, target)`,
    [classId, ids, OPEN.map(({ kind }) => kind), OPEN.map(({ target }) => target)],
  );
  return ids;
}
