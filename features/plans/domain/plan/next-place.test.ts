import { expect, test } from 'vitest';
import { nextPlace, plannedOnPath } from './next-place.ts';
import type { PlanItem } from './plan.ts';

const title = { zh: 'x', en: 'x', pt: 'x' };
const item = (kind: PlanItem['kind']): PlanItem => ({ kind, ref: 'x', title, part: 1, of: 1, minutes: 5 });
const week = (...sessions: readonly (readonly PlanItem['kind'][])[]) => ({
  theme: title,
  goals: [title],
  sessions: sessions.map((kinds) => ({ items: kinds.map(item) })),
  words: [],
});

test('the first session with something left comes next, and reviews alone hold nobody up', () => {
  const weeks = [week(['review', 'lesson'], ['review', 'scene'])];
  expect(nextPlace(weeks, [])).toEqual({ week: 0, session: 0 });
  expect(nextPlace(weeks, [[[false, true]]])).toEqual({ week: 0, session: 1 });
  expect(
    nextPlace(weeks, [
      [
        [false, true],
        [false, true],
      ],
    ]),
  ).toBeUndefined();
});

test('a talk is passed over by whoever has gone on, a lesson is not', () => {
  const weeks = [week(['talk'], ['lesson']), week(['scene'])];
  expect(nextPlace(weeks, [[[false], [false]]])).toEqual({ week: 0, session: 0 });
  expect(nextPlace(weeks, [[[false], [true]]])).toEqual({ week: 1, session: 0 });
  // Somebody plays a scene of a later week by chance: the lesson before it is still to come.
  expect(nextPlace(weeks, [[[true], [false]], [[true]]])).toEqual({ week: 0, session: 1 });
});

test('the path is led on to the lessons and plays of the next session, else to the first after it', () => {
  const weeks = [week(['lesson', 'role'], ['review', 'talk']), week(['text'], ['scene'], ['role'])];
  const at = (done: Parameters<typeof nextPlace>[1]) => plannedOnPath(weeks, done);
  expect(at([])).toEqual({ nodes: ['lesson:x', 'role:x'], underWay: [] });
  // The role is begun, and the plan comes back to it.
  expect(
    at([
      [
        [true, true],
        [false, false],
      ],
    ]),
  ).toEqual({ nodes: ['scene:x'], underWay: ['role:x'] });
  expect(
    at([
      [
        [true, true],
        [true, true],
      ],
      [[true], [true], [true]],
    ]),
  ).toBeUndefined();
});
