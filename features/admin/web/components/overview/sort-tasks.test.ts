// What is overdue stands before what has only waited longer, and other people's money before all that is neither.

import { expect, it } from 'vitest';
import { sortTasks } from './sort-tasks.ts';

const NOW = Date.parse('2026-11-30T08:00:00.000Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const task = (label: string, oldest: number, more: object = {}) => ({
  label,
  count: 1,
  oldestAt: at(-oldest),
  to: `/${label}`,
  ...more,
});

it('sorts by deadline, money and age', () => {
  const tasks = [
    task('mails', 900, { isAside: true, isMoney: true }),
    task('reports', 500),
    task('review', 20, { dueAt: at(40) }),
    task('transfers', 75, { isMoney: true }),
    task('withdrawals', 80, { isMoney: true }),
    task('today', 2, { dueAt: at(5) }),
    task('late', 30, { dueAt: at(-1) }),
    task('later', 10, { dueAt: at(-9) }),
  ];
  expect(sortTasks(tasks, NOW).map(({ label }) => label)).toEqual([
    'later',
    'late',
    'today',
    'withdrawals',
    'transfers',
    'review',
    'reports',
    'mails',
  ]);
});
