// What was done before it was given.

import { expect, test } from 'vitest';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { allDone, NOT_BEGUN } from '../../domain/index.ts';
import { readEarlier } from './read-results.ts';

const early = userIdSchema.parse('018f0000-0000-7000-8000-000000000001');
const late = userIdSchema.parse('018f0000-0000-7000-8000-000000000002');
const createdAt = new Date('2026-12-01T08:00:00Z');
const given = {
  id: 'a',
  classId: 'c',
  target: 'greetings',
  heading: '',
  words: [],
  note: '',
  dueOn: '2026-12-05',
  version: 1,
  createdAt,
  withdrawnAt: null,
};
const people = [early, late];

test('a lesson by how far it was then, a text by its moment', async () => {
  const lessonProgressOf = async (_: unknown, lessons: readonly string[], before?: Date) =>
    people.map((userId) => ({
      userId,
      lesson: lessons[0] ?? '',
      share: 1,
      isCompleted: userId === early || before === undefined,
    }));
  const result = (at: string | null) => ({
    ...(at === null ? NOT_BEGUN : allDone(new Date(at))),
    handIn: undefined,
  });
  const doneAt = (userId: string) =>
    result(userId === early ? '2026-11-30T08:00:00Z' : '2026-12-02T08:00:00Z');
  const deps = { lessonProgressOf };
  expect(await readEarlier(deps, people, { ...given, kind: 'lesson' }, () => result(null))).toEqual(
    new Set([early]),
  );
  expect(await readEarlier(deps, people, { ...given, kind: 'text' }, doneAt)).toEqual(new Set([early]));
});
