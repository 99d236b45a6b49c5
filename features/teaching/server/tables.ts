// Who asked to teach, classes, who is in them, what they are given to do, and the texts that they hand in.

import { sql } from 'drizzle-orm';
import {
  date,
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
import { APPLICATION_STATES } from '../../applications/domain/index.ts';
import { ASSIGNMENT_KINDS, MARKS, type Spot } from '../domain/index.ts';

const person = (name: string) =>
  id(name)
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Somebody who wants to teach; one open application at a time. */
export const teacherApplications = pgTable(
  'teacher_applications',
  {
    id: id().primaryKey(),
    userId: person('user_id'),
    place: text('place').notNull(),
    audience: text('audience').notNull(),
    motive: text('motive').notNull(),
    state: text('state', { enum: APPLICATION_STATES }).notNull(),
    /** Of the last decision; its person reads it. */
    reason: text('reason'),
    decidedBy: id('decided_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('teacher_applications_one_open').on(table.userId).where(sql`${table.state} = 'submitted'`),
    index('teacher_applications_of_user').on(table.userId, table.createdAt),
    index('teacher_applications_by_state').on(table.state, table.createdAt, table.id),
    index('teacher_applications_of_decider').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
  ],
);

export const teachingClasses = pgTable(
  'teaching_classes',
  {
    /** Made by the page, so that making twice makes once. */
    id: id().primaryKey(),
    teacherId: person('teacher_id'),
    name: text('name').notNull(),
    note: text('note').notNull(),
    /** By which learners join; a new one takes the place of the old. */
    code: text('code').notNull().unique('teaching_classes_code'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('teaching_classes_of_teacher').on(table.teacherId, table.createdAt, table.id)],
);

/** Who is in a class. Whoever leaves or is removed has no row, and the teacher sees nothing of them any more. */
export const classMembers = pgTable(
  'class_members',
  {
    classId: id('class_id')
      .notNull()
      .references(() => teachingClasses.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    /** By which the teacher knows them: a username may say nothing to anybody. */
    knownAs: text('known_as').notNull(),
    /** The version of what they agreed to let the teacher see. */
    agreement: smallint('agreement').notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** When their teacher last wrote them a line. */
    lineAt: moment('line_at'),
  },
  (table) => [
    primaryKey({ name: 'class_members_key', columns: [table.classId, table.userId] }),
    index('class_members_of_user').on(table.userId, table.joinedAt),
  ],
);

/** Who was invited to a class and has not joined it; joining deletes the row. */
export const classInvitations = pgTable(
  'class_invitations',
  {
    id: id().primaryKey(),
    classId: id('class_id')
      .notNull()
      .references(() => teachingClasses.id, { onDelete: 'cascade' }),
    /** As the teacher wrote it: a mail address, in small letters, or a username. */
    contact: text('contact').notNull(),
    /** As the teacher's list calls them; empty where it does not. */
    name: text('name').notNull().default(''),
    /** Whose username it was; null for a mail address. */
    userId: id('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The class's code at that time: with another, the invitation leads nowhere. */
    code: text('code').notNull(),
    /** The last time. */
    invitedAt: moment('invited_at').notNull(),
  },
  (table) => [
    uniqueIndex('class_invitations_key').on(table.classId, table.contact),
    index('class_invitations_by_contact').on(table.contact),
    index('class_invitations_of_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('class_invitations_by_age').on(table.invitedAt),
  ],
);

/** What a class is given to do. Who has done it is not stored: that follows from what learners did. */
export const assignments = pgTable(
  'assignments',
  {
    /** Made by the page, so that giving twice gives once. */
    id: id().primaryKey(),
    classId: id('class_id')
      .notNull()
      .references(() => teachingClasses.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ASSIGNMENT_KINDS }).notNull(),
    /** The lesson, `place/scene` or text; empty for words and for writing. */
    target: text('target').notNull(),
    heading: text('heading').notNull(),
    words: jsonb('words').$type<readonly AssignedWord[]>().notNull(),
    note: text('note').notNull(),
    /** A day of the calendar, not a moment: it is the same one in every zone. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Goes up with each change. */
    version: integer('version').notNull().default(1),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('assignments_of_class').on(table.classId, table.createdAt, table.id)],
);

/** With numbered pinyin. */
export type AssignedWord = {
  readonly word: string;
  readonly pinyin: string;
  /** As its teacher explains it, where no dictionary does; made of words of the dictionary. */
  readonly meaning?: string | undefined;
};

/** When a learner was last reminded of an assignment by its teacher. */
export const assignmentReminders = pgTable(
  'assignment_reminders',
  {
    assignmentId: id('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    remindedAt: moment('reminded_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'assignment_reminders_key', columns: [table.assignmentId, table.userId] }),
    index('assignment_reminders_of_user').on(table.userId),
  ],
);

/** A text that a learner wrote for an assignment, with what its teacher said to it. */
export const handIns = pgTable(
  'hand_ins',
  {
    assignmentId: id('assignment_id')
      .notNull()
      .references(() => assignments.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    text: text('text').notNull(),
    /** Goes up each time it is handed in. */
    version: integer('version').notNull(),
    handedInAt: moment('handed_in_at').notNull().defaultNow(),
    mark: text('mark', { enum: MARKS }),
    remark: text('remark').notNull().default(''),
    /** In code points of the text. */
    spots: jsonb('spots').$type<readonly Spot[]>().notNull().default([]),
    markedAt: moment('marked_at'),
  },
  (table) => [
    primaryKey({ name: 'hand_ins_key', columns: [table.assignmentId, table.userId] }),
    index('hand_ins_of_user').on(table.userId),
  ],
);
