// The days of a plan over the real content: they are filled, and nothing is done twice in one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEARNER_LEVELS, MINUTES_A_DAY } from '../../../learner-settings/domain/index.ts';
import { basisOf, catalogue, inputOf, known, learner, planOf } from '../../testing/planner-learners.ts';
import { composePlan } from './compose-plan.ts';
import type { PlannerInput } from './materials/catalogue.ts';
import { makeOutline } from './outlining/make-outline.ts';

/** Minutes of each session but the last ones, in which a plan runs out. */
function dayMinutes(input: PlannerInput): readonly number[] {
  const { weeks } = planOf(input).plan;
  return weeks
    .flatMap(({ sessions }) => sessions)
    .slice(0, -RUNNING_OUT)
    .map(({ items }) => items.reduce((sum, { minutes }) => sum + minutes, 0));
}
const RUNNING_OUT = 3;

test('sessions fill the minutes of the day: nine of ten within a tenth, and none is nearly empty', () => {
  const all: { minutes: number; of: number }[] = [];
  for (const level of LEARNER_LEVELS)
    for (const minutesADay of MINUTES_A_DAY)
      for (const dream of ['to be heard', 'HSK 3'])
        for (const minutes of dayMinutes(
          inputOf({ level, minutesADay, profile: { ...basisOf().profile, dream } }),
        ))
          all.push({ minutes, of: minutesADay });
  const short = all.filter(({ minutes, of }) => minutes < 0.9 * of);
  expect(short.length / all.length).toBeLessThan(0.1);
  expect(all.filter(({ minutes, of }) => minutes <= of / 3)).toEqual([]);
});

test('of what is done twice, a night lies between, and no lesson goes on before the one before it is done', () => {
  fc.assert(
    fc.property(learner, known, (basis, state) => {
      const input = { basis, catalogue, known: state };
      const outline = makeOutline(input);
      const weeks = outline ? composePlan(outline, input).weeks : [];
      for (const { items } of weeks.flatMap(({ sessions }) => sessions)) {
        const names = items.map(({ kind, ref }) => `${kind} ${ref}`);
        expect(new Set(names).size).toBe(names.length);
      }
      const rounds = weeks
        .flatMap(({ sessions }) => sessions.flatMap(({ items }) => items))
        .filter(({ kind }) => kind === 'lesson');
      for (const [at, { ref, from }] of rounds.entries()) {
        const before = rounds[at - 1];
        if (before?.ref === ref) expect(from).toBeGreaterThan(before.part);
        else expect(before?.part).toBe(before?.of);
      }
    }),
    { numRuns: 40 },
  );
});
