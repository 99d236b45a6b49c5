// Providers of models, who is asked for what, what it may cost, what each call did, and what learners reported.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import type { AiUse } from '../domain/index.ts';

const use = () => text('use').$type<AiUse>().notNull();
/** Goes up with each change by an admin, who is told where another was faster. */
const version = () => integer('version').notNull().default(1);
const micro = () => bigint('cost_micro', { mode: 'number' }).notNull();

export const aiProviders = pgTable('ai_providers', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  /** One of the presets, or `custom`: how the server wants to be asked. */
  preset: text('preset').notNull(),
  baseUrl: text('base_url').notNull(),
  /** Sealed for this row; null where the server wants none. */
  keySealed: text('key_sealed'),
  /** The last characters, by which an admin knows it again. */
  keyTail: text('key_tail'),
  isEnabled: boolean('is_enabled').notNull(),
  version: version(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const aiModels = pgTable(
  'ai_models',
  {
    id: id().primaryKey(),
    providerId: id('provider_id')
      .notNull()
      .references(() => aiProviders.id, { onDelete: 'cascade' }),
    /** As the provider names it. */
    name: text('name').notNull(),
    position: smallint('position').notNull(),
    /** Null: as the preset says. */
    contextTokens: integer('context_tokens'),
    /** Said by an admin: only such models are asked about pictures. */
    seesPictures: boolean('sees_pictures').notNull().default(false),
    /** Fen per million tokens. */
    inFen: integer('in_fen').notNull(),
    outFen: integer('out_fen').notNull(),
  },
  (table) => [
    uniqueIndex('ai_models_once').on(table.providerId, table.name),
    check('ai_models_prices', sql`${table.inFen} >= 0 and ${table.outFen} >= 0`),
  ],
);

/** One row for each use, made by the migration. */
export const aiUses = pgTable('ai_uses', {
  use: use().primaryKey(),
  /** Null: as the preset says. */
  temperature: doublePrecision('temperature'),
  /** Null: the newest. */
  promptVersion: text('prompt_version'),
  version: version(),
});

/** Which models are asked for a use, in order of fallback. */
export const aiUseModels = pgTable(
  'ai_use_models',
  {
    use: use().references(() => aiUses.use),
    position: smallint('position').notNull(),
    modelId: id('model_id')
      .notNull()
      .references(() => aiModels.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'ai_use_models_key', columns: [table.use, table.position] }),
    uniqueIndex('ai_use_models_once').on(table.modelId, table.use),
  ],
);

/** One row, made by the migration. */
export const aiLimits = pgTable(
  'ai_limits',
  {
    id: smallint('id').primaryKey(),
    /** What may be spent in a day, in fen; null is no limit. */
    dayFen: bigint('day_fen', { mode: 'number' }),
    learnerFen: bigint('learner_fen', { mode: 'number' }),
    version: version(),
  },
  (table) => [check('ai_limits_one', sql`${table.id} = 1`)],
);

/** Every call of a model, kept for half a year. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: id().primaryKey(),
    /** For whom; the call outlives the person without it. */
    userId: id('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** A use, or `try` for an admin's try. */
    use: text('use').notNull(),
    /** Null for the environment's. No reference: the call outlives the provider. */
    providerId: id('provider_id'),
    providerName: text('provider_name').notNull(),
    model: text('model').notNull(),
    promptTokens: integer('prompt_tokens').notNull(),
    completionTokens: integer('completion_tokens').notNull(),
    /** The provider told no figures, so these are ours. */
    isEstimated: boolean('is_estimated').notNull(),
    costMicro: micro(),
    firstTokenMs: integer('first_token_ms'),
    tookMs: integer('took_ms').notNull(),
    /** `ok`, or the code of the failure; codes and numbers only in `detail`. */
    outcome: text('outcome').notNull(),
    detail: text('detail'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ai_calls_of_user').on(table.userId),
    index('ai_calls_newest').on(table.createdAt),
    index('ai_calls_good').on(table.providerId, table.createdAt).where(sql`${table.outcome} = 'ok'`),
    index('ai_calls_failed')
      .on(table.providerId, table.createdAt)
      .where(sql`${table.outcome} not in ('ok', 'aborted')`),
  ],
);

/** What a day cost in all; in shards, so that calls that end together do not wait for one row. */
export const aiDayTotals = pgTable(
  'ai_day_totals',
  {
    day: date('day').notNull(),
    shard: smallint('shard').notNull(),
    calls: integer('calls').notNull(),
    costMicro: micro(),
  },
  (table) => [primaryKey({ name: 'ai_day_totals_key', columns: [table.day, table.shard] })],
);

/** What a learner's day cost. */
export const aiLearnerDays = pgTable(
  'ai_learner_days',
  {
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    calls: integer('calls').notNull(),
    costMicro: micro(),
  },
  (table) => [
    primaryKey({ name: 'ai_learner_days_key', columns: [table.userId, table.day] }),
    index('ai_learner_days_dearest').on(table.day, table.costMicro),
  ],
);

/** Answers that learners reported, with what was said before; gone with the account. */
export const aiReports = pgTable(
  'ai_reports',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: the report outlives the talk that a learner deletes. */
    messageId: id('message_id').notNull(),
    reason: text('reason', { enum: ['wrong', 'level', 'harmful', 'other'] }).notNull(),
    comment: text('comment').notNull(),
    answer: text('answer').notNull(),
    context: jsonb('context')
      .$type<readonly { readonly author: 'learner' | 'tutor'; readonly text: string }[]>()
      .notNull(),
    speaker: text('speaker', { enum: ['model', 'engine'] }),
    model: text('model'),
    state: text('state', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    note: text('note').notNull().default(''),
    version: version(),
    handledBy: id('handled_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    handledAt: moment('handled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ai_reports_once').on(table.userId, table.messageId),
    index('ai_reports_handled_by').on(table.handledBy),
    index('ai_reports_newest').on(table.createdAt, table.id),
    index('ai_reports_by_state').on(table.state, table.createdAt, table.id),
  ],
);
