// Talks of learners with tutors, what was said in them, and what the engine keeps of each turn.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import type { Correction, Decision, HardWord, Teaching } from '../../../tutor-engine/index.ts';
import { HINT_STEPS } from '../../../tutor-engine/state/help.ts';
import { users } from '../../account/server/tables.ts';
import type { MessageId, TalkId } from '../domain/ids.ts';
import { INPUTS, STAND_INS, TALK_KINDS } from '../domain/limits.ts';
import type { Progress } from '../domain/turn/progress.ts';
import type { RejectedAnswer } from '../domain/turn/rejected-answer.ts';

export const talks = pgTable(
  'talks',
  {
    id: id().$type<TalkId>().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TALK_KINDS }).notNull().default('tutor'),
    /** The id of the tutor or the role, or `place/scene`. */
    subject: text('subject').notNull(),
    /** Which version of the subject this talk goes by; 0 is the shipped one. */
    subjectVersion: integer('subject_version').notNull().default(0),
    /** The language the tutor explains in. */
    language: text('language', { enum: ['zh', 'en', 'pt'] }).notNull(),
    /** What a model remembers of the messages up to and including `summarisedSeq`. */
    summary: text('summary').notNull().default(''),
    summarisedSeq: bigint('summarised_seq', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
  },
  (table) => [
    index('talks_of_user_latest').on(table.userId, table.lastMessageAt, table.id),
    index('talks_of_kind_latest').on(table.userId, table.kind, table.lastMessageAt, table.id),
    index('talks_newest').on(table.createdAt),
    check('talks_kind_known', sql`${table.kind} in ('tutor', 'role', 'scene')`),
    check('talks_language_known', sql`${table.language} in ('zh', 'en', 'pt')`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id().$type<MessageId>().primaryKey(),
    /** Order within a talk. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    talkId: id('talk_id')
      .$type<TalkId>()
      .notNull()
      .references(() => talks.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['learner', 'tutor'] }).notNull(),
    text: text('text').notNull(),
    input: text('input', { enum: INPUTS }).notNull().default('typed'),
    /** A `streaming` message whose lease has run out was broken off by the death of its process. */
    state: text('state', { enum: ['complete', 'streaming', 'stopped', 'broken_off', 'failed'] }).notNull(),
    leaseUntil: moment('lease_until'),
    failure: text('failure', {
      enum: ['busy', 'unavailable', 'timeout', 'refused', 'broken_off', 'server_stopped'],
    }),
    speaker: text('speaker', { enum: ['model', 'engine'] }),
    answersId: id('answers_id').$type<MessageId>(),
    /** What the learner's message could say better, the most important first; written with its answer. */
    corrections: jsonb('corrections').$type<readonly Correction[]>(),
    /** What the learner's message was taken for, where it was typed in pinyin or in their own language. */
    understood: text('understood'),
    /** What speakers are still given of it, once the learner has had something of it forgotten; null: all of it. */
    remembered: text('remembered'),
    /** The highest step of help that the learner asked for after this message. */
    helped: text('helped', { enum: HINT_STEPS }),
    translations: jsonb('translations').$type<{ en?: string; pt?: string }>().notNull().default({}),
    /** Set when an edit or a retry has put another in its place; kept, not shown. */
    supersededAt: moment('superseded_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('messages_shown').on(table.talkId, table.seq).where(sql`${table.supersededAt} is null`),
    index('messages_superseded').on(table.supersededAt).where(sql`${table.supersededAt} is not null`),
    index('messages_of_talk').on(table.talkId),
    index('messages_streaming').on(table.talkId).where(sql`${table.state} = 'streaming'`),
    check('messages_lease', sql`(${table.state} = 'streaming') = (${table.leaseUntil} is not null)`),
  ],
);

/** What the engine keeps of an answer of the tutor's, the opening included; what was said stands in its message. */
export const turns = pgTable('turns', {
  answerId: id('answer_id')
    .$type<MessageId>()
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  /** Which model spoke; null for the embedded teacher. */
  model: text('model'),
  /** Why the embedded teacher answered in a model's place. */
  standIn: text('stand_in', { enum: STAND_INS }),
  /** By which prompt the model spoke. */
  promptVersion: text('prompt_version'),
  /** Why a model's words were not shown, with their beginning; the text is then the embedded teacher's. */
  rejected: jsonb('rejected').$type<RejectedAnswer>(),
  /** What the turn came to, whoever put it into words; null for an opening and where nothing was decided. */
  decision: jsonb('decision').$type<Decision>(),
  /** What the embedded teacher must know at the next turn. */
  memory: jsonb('memory'),
  /** How far the play is with this answer; what is shown of a talk is its newest. */
  progress: jsonb('progress').$type<Progress>(),
  /** Words of the answer beyond the learner's level. */
  hardWords: jsonb('hard_words').$type<readonly HardWord[]>(),
  /** What the answer teaches beside its words: a note in the learner's language, and new words. */
  teaching: jsonb('teaching').$type<Teaching>(),
});
