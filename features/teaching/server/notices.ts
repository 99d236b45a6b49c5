// Tells applicants, learners and teachers what has happened, in the transaction of that.

import * as z from 'zod';
import type { Locale } from '../../../kit/core/locale.ts';
import { fillText, writeDay } from '../../../kit/core/texts.ts';
import { noticeKind } from '../../notices/server/api.ts';
import { anchorOf } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

type KindName = keyof typeof zh.notices;
const textsOf = (kind: KindName) => ({ zh: zh.notices[kind], en: en.notices[kind], pt: pt.notices[kind] });

const decisionKind = (kind: KindName) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: z.object({ reason: z.string() }),
    texts: textsOf(kind),
    values: ({ reason }) => ({ reason }),
    path: () => '/teaching',
    isMailed: true,
  });

export const DECIDED = {
  approved: decisionKind('approved'),
  refused: decisionKind('refused'),
  revoked: decisionKind('revoked'),
} as const;

const classKind = (kind: KindName) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: z.object({ className: z.string() }),
    texts: textsOf(kind),
    values: ({ className }) => ({ className }),
    path: () => '/classes',
    isMailed: false,
  });

export const classEnded = classKind('classEnded');
export const removedFromClass = classKind('removed');

const taskData = z.object({
  className: z.string(),
  classId: z.uuid(),
  assignmentId: z.uuid(),
  /** What it is called; the same three times where its teacher has named it. */
  task: z.object({ zh: z.string(), en: z.string(), pt: z.string() }),
  dueOn: z.iso.date(),
});
const taskValues = ({ className, task, dueOn }: z.output<typeof taskData>, locale: Locale) => ({
  className,
  task: task[locale],
  date: writeDay(dueOn, locale),
});

/** The teacher's own line, behind what is said of the task. */
const REMINDER_LINES = { zh: zh.remind.said, en: en.remind.said, pt: pt.remind.said };

/** The place of an assignment on its class's page. */
const placeOf = (classId: string, assignmentId: string) =>
  `/classes/${classId}#${anchorOf(assignmentId)}` as const;

/** Something to do, which who stays away must learn of too: it leads to its place on the page of the class. */
const taskKind = (kind: KindName, isMailed: boolean) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: taskData,
    texts: textsOf(kind),
    values: taskValues,
    path: ({ classId, assignmentId }) => placeOf(classId, assignmentId),
    isMailed,
    isGathered: true,
  });
/** With the teacher's note; earlier ones were told without it. */
export const assigned = noticeKind({
  name: 'teaching.assigned',
  data: taskData.extend({ note: z.string().default('') }),
  texts: textsOf('assigned'),
  values: ({ note, ...task }, locale) => ({
    ...taskValues(task, locale),
    line: note === '' ? '' : fillText(REMINDER_LINES[locale], { line: note }),
  }),
  path: ({ classId, assignmentId }) => placeOf(classId, assignmentId),
  isMailed: true,
  isGathered: true,
});
/** Another day than the learners were told. */
export const dueChanged = taskKind('dueChanged', true);
/** The teacher reminds of it, maybe with a line of their own. */
export const reminded = noticeKind({
  name: 'teaching.reminded',
  data: taskData.extend({ line: z.string() }),
  texts: textsOf('reminded'),
  values: ({ line, ...task }, locale) => ({
    ...taskValues(task, locale),
    line: line === '' ? '' : fillText(REMINDER_LINES[locale], { line }),
  }),
  path: ({ classId, assignmentId }) => placeOf(classId, assignmentId),
  isMailed: true,
  isGathered: true,
});

/** A line of the teacher's own, about no assignment. */
export const teacherLine = noticeKind({
  name: 'teaching.line',
  data: z.object({ className: z.string(), classId: z.uuid(), line: z.string() }),
  texts: textsOf('line'),
  values: ({ className, line: said }) => ({ className, line: said }),
  path: ({ classId }) => `/classes/${classId}`,
  isMailed: true,
  isGathered: true,
});

/** Taken back: it stays to be read. */
export const withdrawn = taskKind('withdrawn', false);

export const marked = noticeKind({
  name: 'teaching.marked',
  data: z.object({
    className: z.string(),
    classId: z.uuid(),
    /** Earlier ones were told without it. */
    assignmentId: z.uuid().optional(),
    heading: z.string(),
  }),
  texts: textsOf('marked'),
  values: ({ className, heading }) => ({ className, heading }),
  path: ({ classId, assignmentId }) =>
    assignmentId === undefined ? `/classes/${classId}` : placeOf(classId, assignmentId),
  isMailed: true,
  isGathered: true,
});

/** An admin has given the teacher another role. */
export const roleEnded = noticeKind({
  name: 'teaching.roleEnded',
  data: z.object({}),
  texts: textsOf('roleEnded'),
  values: () => ({}),
  path: () => '/profile',
  isMailed: true,
});

/** To the teacher: it leads to where the text is marked. */
export const handedIn = noticeKind({
  name: 'teaching.handedIn',
  data: z.object({
    className: z.string(),
    classId: z.uuid(),
    assignmentId: z.uuid(),
    heading: z.string(),
    learner: z.string(),
  }),
  texts: textsOf('handedIn'),
  values: ({ className, heading, learner }) => ({ className, heading, learner }),
  path: ({ classId, assignmentId }) => `/teaching/classes/${classId}/assignments/${assignmentId}`,
  isMailed: true,
  isGathered: true,
});

/** To the teacher, by the name that the class knows. */
const memberKind = (kind: KindName) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: z.object({ className: z.string(), classId: z.uuid(), learner: z.string() }),
    texts: textsOf(kind),
    values: ({ className, learner }) => ({ className, learner }),
    path: ({ classId }) => `/teaching/classes/${classId}`,
    isMailed: false,
  });
export const joinedClass = memberKind('joinedClass');
export const leftClass = memberKind('leftClass');

/** Whoever has a username is invited on their page; the link stands in the notice. */
export const invited = noticeKind({
  name: 'teaching.invited',
  data: z.object({ className: z.string(), teacher: z.string(), code: z.string() }),
  texts: textsOf('invited'),
  values: ({ className, teacher }) => ({ className, teacher }),
  path: ({ code }) => `/join-class?code=${encodeURIComponent(code)}`,
  isMailed: true,
});

export const teachingNotices = [
  invited,
  roleEnded,
  ...Object.values(DECIDED),
  classEnded,
  removedFromClass,
  assigned,
  dueChanged,
  withdrawn,
  reminded,
  teacherLine,
  marked,
  handedIn,
  joinedClass,
  leftClass,
];
