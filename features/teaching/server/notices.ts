// Tells applicants, learners and teachers what has happened, in the transaction of that.

import * as z from 'zod';
import type { Locale } from '../../../kit/core/locale.ts';
import { fillText, writeDay } from '../../../kit/core/texts.ts';
import { noticeKind } from '../../notices/server/api.ts';
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

/** Something to do: it leads to the page of the class. */
const taskKind = (kind: KindName) =>
  noticeKind({
    name: `teaching.${kind}`,
    data: taskData,
    texts: textsOf(kind),
    values: taskValues,
    path: ({ classId }) => `/classes/${classId}`,
    isMailed: false,
  });
export const assigned = taskKind('assigned');
/** Another day than the learners were told. */
export const dueChanged = taskKind('dueChanged');
/** The teacher reminds of it, maybe with a line of their own. */
export const reminded = noticeKind({
  name: 'teaching.reminded',
  data: taskData.extend({ line: z.string() }),
  texts: textsOf('reminded'),
  values: ({ line, ...task }, locale) => ({
    ...taskValues(task, locale),
    line: line === '' ? '' : fillText(REMINDER_LINES[locale], { line }),
  }),
  path: ({ classId }) => `/classes/${classId}`,
  isMailed: true,
});

/** Taken back: it stays to be read. */
export const withdrawn = taskKind('withdrawn');

export const marked = noticeKind({
  name: 'teaching.marked',
  data: z.object({ className: z.string(), classId: z.uuid(), heading: z.string() }),
  texts: textsOf('marked'),
  values: ({ className, heading }) => ({ className, heading }),
  path: ({ classId }) => `/classes/${classId}`,
  isMailed: false,
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
  isMailed: false,
});

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
  marked,
  handedIn,
];
