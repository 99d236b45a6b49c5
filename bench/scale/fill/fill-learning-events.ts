// Fills the learning events of the talks in `made`: words that were used, missed or asked about.

import { PER_PERSON } from '../size.ts';
import { copyRows, type Sql } from './copy-rows.ts';

export async function fillLearningEvents(sql: Sql): Promise<void> {
  await copyRows(sql, {
    table: 'learning_events',
    from: `(
        select made.*, k, floor(power(random(), 2) * (select count(*) from bench.words)) as word
        from made cross join generate_series(1, ${PER_PERSON.eventsPerTalk}) as k
      ) as made
      join bench.words as w on w.n = made.word
      join bench.learning_events as sample on sample.place = 1 + k % (select count(*) from bench.learning_events)`,
    values: {
      user_id: 'made.user_id',
      id: 'bench.id_of(made.id, 1000 + k)',
      skill: `'use'`,
      item_kind: `'word'`,
      item: 'w.word',
      reading: 'w.pinyin',
      outcome: `(array['right', 'right', 'right', 'wrong', 'right', 'asked'])[1 + k % 6]`,
      aided: `'none'`,
      source: `'talk'`,
      source_id: 'made.id::text',
      part_id: 'bench.id_of(made.id, 2)::text',
      device_seq: 'k',
      happened_at: `made.at + k * interval '6 seconds'`,
      received_at: `made.at + k * interval '6 seconds'`,
      undoes: 'null',
    },
  });
}
