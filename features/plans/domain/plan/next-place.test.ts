import { expect, test } from 'vitest';
import { nextOnPath, nextPlace } from './next-place.ts';
import type { PlanItem } from './plan.ts';

const title = { zh: 'x', en: 'x', pt: 'x' };
const item = (kind: PlanItem['kind']): PlanItem => ({ kind, ref: '', title, part: 1, of: 1, minutes: 5 });
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

test('the path is led on to the first lesson or play that is left from the next session on', () => {
  const weeks = [week(['lesson'], ['review', 'talk']), week(['text'], ['scene'])];
  const kindAt = (done: Parameters<typeof nextPlace>[1]) => nextOnPath(weeks, done)?.kind;
  expect(kindAt([])).toBe('lesson');
  expect(kindAt([[[true], [false, false]]])).toBe('scene');
  expect(
    kindAt([
      [[true], [true, true]],
      [[true], [true]],
    ]),
  ).toBeUndefined();
});
