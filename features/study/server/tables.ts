// Card states, which can be thrown away and computed again from the learning events; what waits to be; settings; sessions.

import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { CARD_SKILLS, STAGES } from '../domain/memory/card.ts';
import type { Retention } from '../domain/settings.ts';

const owner = () =>
  id('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What follows from the learning events of a word; see `CardState`. Nothing is known here that the log does not tell. */
export const studyCards = pgTable(
  'study_cards',
  {
    userId: owner(),
    word: text('word').notNull(),
    reading: text('reading').notNull(),
    skill: text('skill', { enum: CARD_SKILLS }).notNull(),
    stage: text('stage', { enum: STAGES }).notNull(),
    due: moment('due'),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    firstAt: moment('first_at'),
    lastAt: moment('last_at'),
    shownAt: moment('shown_at'),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    addedAt: moment('added_at'),
    isSuspended: boolean('is_suspended').notNull(),
    /** By what the state was computed: states of another algorithm or other parameters are computed anew. */
    algorithm: text('algorithm').notNull(),
    parameters: smallint('parameters').notNull(),
    lastEvent: id('last_event').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'study_cards_key',
      columns: [table.userId, table.word, table.reading, table.skill],
    }),
    index('study_cards_due').on(table.userId, table.due).where(sql`${table.due} is not null`),
    index('study_cards_new')
      .on(table.userId, table.addedAt)
      .where(sql`${table.stage} = 'new' and ${table.due} is null and not ${table.isSuspended}`),
  ],
);

/** Reviews of what was known before, with how likely that was: computed with the cards, and as easily thrown away. */
export const studyRecalls = pgTable(
  'study_recalls',
  {
    userId: owner(),
    word: text('word').notNull(),
    reading: text('reading').notNull(),
    eventId: id('event_id').notNull(),
    at: moment('at').notNull(),
    predicted: doublePrecision('predicted').notNull(),
    isKnown: boolean('is_known').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'study_recalls_key',
      columns: [table.userId, table.word, table.reading, table.eventId],
    }),
    index('study_recalls_history').on(table.userId, table.at, table.eventId),
  ],
);

/** Words with events that their cards do not know yet: a trigger of the log writes here (tables.sql). */
export const studyMarks = pgTable(
  'study_marks',
  {
    userId: owner(),
    word: text('word').notNull(),
    markedAt: moment('marked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'study_marks_key', columns: [table.userId, table.word] }),
    index('study_marks_oldest').on(table.markedAt),
  ],
);

/** What a person chose about their reviews; whoever chose nothing has no row. Changing it marks all their words. */
export const studySettings = pgTable('study_settings', {
  userId: owner().primaryKey(),
  retention: doublePrecision('retention').$type<Retention>().notNull(),
  skills: text('skills', { enum: CARD_SKILLS }).array().notNull(),
  /** Days of the week with half the time, 1 (Monday) to 7. */
  easyDays: smallint('easy_days').array().notNull(),
  /** Days of the week without study. A day that is free is not easy, whatever stands above. */
  freeDays: smallint('free_days').array().notNull(),
  /** Lists that new words are taken from. */
  lists: text('lists').array().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Parameters of FSRS that were fitted to what a person has reviewed; whoever has reviewed little has none. */
export const studyFits = pgTable('study_fits', {
  userId: owner().primaryKey(),
  /** Counts up; card states name it. */
  version: smallint('version').notNull(),
  weights: doublePrecision('weights').array().notNull(),
  /** Reviews that they were fitted to. */
  reviews: integer('reviews').notNull(),
  fittedAt: moment('fitted_at').notNull().defaultNow(),
});

/** Sessions of cards; what was answered in one stands in the log, under its id. */
export const studySessions = pgTable(
  'study_sessions',
  {
    userId: owner(),
    /** Made by the page that began it. */
    id: id().notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    /** Cards of which its page could ask nothing fair, by `skillKey`: they are no part of that day. */
    leftOut: text('left_out').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ name: 'study_sessions_key', columns: [table.userId, table.id] }),
    index('study_sessions_latest').on(table.userId, table.startedAt),
  ],
);
