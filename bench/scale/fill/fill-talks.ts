// Fills one slice of time with talks: whose they are, what was said in them, and what the engine kept of each turn.

import { BLOCK, DAYS, SHORT_SHARE, SHORT_TALK, SKEWED_PLACE, SLICES } from '../size.ts';
import { copyRows, type Sql } from './copy-rows.ts';

/** Makes ids of a talk's messages from its own: sorted by time, and known without looking. */
export const ID_FUNCTION = `
  create or replace function bench.id_of(talk uuid, n bigint) returns uuid language sql immutable as $$
    select (left(talk::text, 14) || '7' || substr(hash, 1, 3) || '-8' || substr(hash, 4, 3) || '-' || substr(hash, 7, 12))::uuid
    from md5(talk::text || n) as hash
  $$`;

export type Slice = {
  readonly number: number;
  readonly people: number;
  readonly talks: number;
};

/** Puts the talks of a slice into the temporary table `made`, which the other fillers read as well. */
export async function fillTalks(sql: Sql, { number, people, talks }: Slice): Promise<void> {
  const blocks = people / BLOCK;
  await sql.query(
    `create temporary table made on commit drop as
     select uuidv7(-ago) as id, p.id as user_id, now() - ago as at,
       case when random() < ${SHORT_SHARE} then ${SHORT_TALK} else (select count(*) from bench.messages) end as length
     from (
       select floor(random() * $1)::int * ${BLOCK} + least(${BLOCK - 1}, ${SKEWED_PLACE}) as n,
         interval '1 day' * ${DAYS} * ($2 + random()) / ${SLICES} as ago
       from generate_series(1, $3)
     ) as chosen join bench.people as p on p.n = chosen.n`,
    [blocks, SLICES - 1 - number, talks],
  );
  await sql.query('analyze made');
  await sql.query(
    `insert into talks (id, user_id, kind, subject, language, created_at, last_message_at)
     select id, user_id, 'tutor', (select subject from bench.talks), 'en', at, at + length * interval '20 seconds' from made`,
  );
  await copyRows(sql, {
    table: 'messages',
    from: `made join bench.messages as sample on sample.place <= made.length order by made.at, sample.place`,
    values: {
      id: 'bench.id_of(made.id, sample.place)',
      talk_id: 'made.id',
      answers_id: 'case when sample.answers_id is not null then bench.id_of(made.id, sample.place - 1) end',
      created_at: `made.at + sample.place * interval '20 seconds'`,
      finished_at: `made.at + sample.place * interval '20 seconds'`,
    },
  });
  await copyRows(sql, {
    table: 'turns',
    from: `made join bench.messages as said on said.place <= made.length join bench.turns as sample on sample.answer_id = said.id`,
    values: { answer_id: 'bench.id_of(made.id, said.place)' },
  });
}
