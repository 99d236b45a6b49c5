// An assignment to write something, as a learner sees it before anything is handed in, for component tests.

import type { OwnAssignment } from '../queries.ts';

export const CLASS = '01920000-0000-7000-8000-0000000000c1';
export const NO_ANSWERS = { doneAt: null, asked: 0, right: 0, claimed: 0 };

export const WRITING: OwnAssignment = {
  id: '01920000-0000-7000-8000-0000000000a1',
  classId: CLASS,
  className: '周一晚班',
  kind: 'writing',
  target: '',
  title: null,
  heading: '我的周末',
  words: [],
  note: '五句话。',
  dueOn: '2026-03-09',
  version: 1,
  createdAt: '2026-03-02T10:00:00.000Z',
  withdrawnAt: null,
  share: 0,
  isDone: false,
  ...NO_ANSWERS,
  handIn: null,
};
