// The log of what learners did and missed.

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { AIDED, ITEM_KINDS, NO_DEVICE, OUTCOMES, SKILLS, SOURCES } from '../domain/index.ts';

export const learningEvents = pgTable(
  'learning_events',
  {
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the device, or worked out from what the event follows from. */
    id: id().notNull(),
    skill: text('skill', { enum: SKILLS }).notNull(),
    itemKind: text('item_kind', { enum: ITEM_KINDS }).notNull(),
    /** The word's characters, the grammar point, the goal, the line. */
    item: text('item').notNull(),
    /** Of a word: numbered pinyin; empty where nobody can tell. */
    reading: text('reading').notNull().default(''),
    outcome: text('outcome', { enum: OUTCOMES }).notNull(),
    /** 1 to 4, as another program has graded it; null where the outcome and the time are to be judged. */
    grade: smallint('grade'),
    /** When another program lets the item come back, and how often it was known and missed there; null for all else. */
    dueAt: moment('due_at'),
    lapses: smallint('lapses'),
    aided: text('aided', { enum: AIDED }).notNull(),
    /** What the learner gave, letter by letter; empty where nothing was said. */
    answer: text('answer').notNull().default(''),
    /** From the question to the answer; null where nobody measured. */
    tookMs: integer('took_ms'),
    source: text('source', { enum: SOURCES }).notNull(),
    /** The talk, the scene; it may have been deleted since. */
    sourceId: text('source_id').notNull().default(''),
    /** The message, the round of practice. */
    partId: text('part_id').notNull().default(''),
    /** `NO_DEVICE` for what the server saw itself. */
    deviceId: id('device_id').notNull().default(NO_DEVICE),
    /** Counts up within the device; for what the server saw, within the part. */
    deviceSeq: integer('device_seq').notNull().default(0),
    /** By the clock of the device that told of it. */
    deviceAt: moment('device_at'),
    /** The same by the server's clock, as far as that can be reckoned: by this a history is read. */
    happenedAt: moment('happened_at').notNull().defaultNow(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** The id of the person's event that this one takes back. */
    undoes: id('undoes'),
  },
  (table) => [
    primaryKey({ name: 'learning_events_key', columns: [table.userId, table.id] }),
    index('learning_events_history').on(
      table.userId,
      table.happenedAt,
      table.deviceId,
      table.deviceSeq,
      table.id,
    ),
    index('learning_events_of_item').on(
      table.userId,
      table.itemKind,
      table.item,
      table.reading,
      table.happenedAt,
    ),
    index('learning_events_of_source').on(table.userId, table.sourceId),
    // By which the learners of a lesson or text are counted.
    index('learning_events_of_place')
      .on(table.source, table.sourceId, table.userId, table.happenedAt.desc())
      .where(sql`${table.source} in ('lesson', 'reading')`),
    index('learning_events_undone').on(table.userId, table.undoes).where(sql`${table.undoes} is not null`),
    check('learning_events_undo', sql`(${table.outcome} = 'undone') = (${table.undoes} is not null)`),
    check('learning_events_reading', sql`${table.reading} = '' or ${table.itemKind} = 'word'`),
    check('learning_events_grade', sql`${table.grade} between 1 and 4`),
    check(
      'learning_events_scheduled',
      sql`${table.outcome} = 'scheduled' or (${table.dueAt} is null and ${table.lapses} is null)`,
    ),
    check('learning_events_took', sql`${table.tookMs} >= 0`),
  ],
);
