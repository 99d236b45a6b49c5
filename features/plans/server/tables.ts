// What learners said in the wizard, and the plans made of it.

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { LEARNER_LEVELS } from '../../learner-settings/domain/index.ts';
import {
  type Aim,
  type Basis,
  GENERATION_STAGES,
  GRADES,
  INTERESTS,
  type Likings,
  PLAN_MAKERS,
  PLAN_STATES,
  type PlanContent,
  STEPS,
  TEXTBOOKS,
} from '../domain/index.ts';

const owner = () =>
  id('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row per person who has begun the wizard: complete or not. */
export const learningProfiles = pgTable('learning_profiles', {
  userId: owner().primaryKey(),
  step: text('step', { enum: STEPS }).notNull(),
  grade: text('grade', { enum: GRADES }),
  textbooks: text('textbooks', { enum: TEXTBOOKS }).array().notNull(),
  interests: text('interests', { enum: INTERESTS }).array().notNull(),
  aim: jsonb('aim').$type<Aim>(),
  dream: text('dream').notNull(),
  likings: jsonb('likings').$type<Likings>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const learningPlans = pgTable(
  'learning_plans',
  {
    /** Made by the page that asked for it. */
    id: id().primaryKey(),
    userId: owner(),
    state: text('state', { enum: PLAN_STATES }).notNull(),
    /** The profile, level and minutes as they were; a plan does not change when they do. */
    basis: jsonb('basis').$type<Basis>().notNull(),
    stage: text('stage', { enum: GENERATION_STAGES }).notNull().default('waiting'),
    /** Parts that a model has written, of those that it was asked for. */
    written: smallint('written').notNull().default(0),
    writtenOf: smallint('written_of').notNull().default(0),
    /** Of the making under way; when it is over, its process is taken for dead. */
    leaseUntil: moment('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    content: jsonb('content').$type<PlanContent>(),
    madeBy: text('made_by', { enum: PLAN_MAKERS }),
    targetLevel: text('target_level', { enum: LEARNER_LEVELS }),
    /** What the learner calls it; null: by its content's title. Set when it is saved. */
    title: text('title'),
    savedAt: moment('saved_at'),
    /** Its owner goes by it: of a person's plans one at most. */
    isFollowed: boolean('is_followed').notNull().default(false),
    /** Whoever has it reads the plan; null while it is not shared. */
    shareKey: text('share_key').unique(),
    /** The language of whoever shared it, for previews of the link. */
    shareLocale: text('share_locale', { enum: LOCALES }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastAccessedAt: moment('last_accessed_at'),
    /** When a change of its rest was last taken or declined; the next is offered a week later. */
    replannedAt: moment('replanned_at'),
    /** Grows with each change of the content, so that nobody takes what was offered for another. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('learning_plans_of_user').on(table.userId, table.createdAt, table.id),
    // Whatever is clicked twice, in one tab or two: one plan is made at a time.
    uniqueIndex('learning_plans_one_at_work').on(table.userId).where(sql`${table.state} = 'generating'`),
    uniqueIndex('learning_plans_followed').on(table.userId).where(sql`${table.isFollowed}`),
    index('learning_plans_at_work').on(table.createdAt).where(sql`${table.state} = 'generating'`),
    index('learning_plans_unsaved').on(table.createdAt).where(sql`${table.savedAt} is null`),
    check('learning_plans_share', sql`(${table.shareKey} is null) = (${table.shareLocale} is null)`),
    check('learning_plans_content', sql`(${table.state} = 'generated') = (${table.content} is not null)`),
  ],
);
