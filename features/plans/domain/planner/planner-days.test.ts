// The days of a plan over the real content: they are filled, and nothing is done twice in one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { LEARNER_LEVELS, MINUTES_A_DAY } from '../../../learner-settings/domain/index.ts';
import { createCatalogue } from '../../server/catalogue.ts';
import { AIMS, EXAM_BANDS } from '../profile/aim.ts';
import { INTERESTS } from '../profile/interests.ts';
import { AREAS, EVEN_LIKINGS, GRADES, TEXTBOOKS } from '../profile/profile.ts';
import { composePlan } from './compose-plan.ts';
import type { Basis, Known, PlannerInput } from './materials/catalogue.ts';
import { makeOutline } from './outlining/make-outline.ts';
import { keyOf } from './packing/pack.ts';

const content = shippedContent();
const catalogue = createCatalogue(() => content, openLexicon)();
const NOTHING: Known = {
  lessons: new Map(),
  plays: new Set(),
  texts: new Set(),
  locked: new Map(),
  words: new Set(),
  reviewSeconds: 0,
};

const BEGINS = '2026-03-02';
const dayAfter = (days: number): string =>
  new Date(Date.parse(BEGINS) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const likings = fc
  .constantFrom(...AREAS)
  .chain((area) => fc.integer({ min: 1, max: 10 }).map((value) => ({ ...EVEN_LIKINGS, [area]: value })));
const profile = fc.record({
  grade: fc.constantFrom(...GRADES),
  textbooks: fc.subarray([...TEXTBOOKS], { minLength: 1 }),
  interests: fc.subarray([...INTERESTS], { minLength: 1 }),
  aim: fc.option(
    fc.record({
      kind: fc.constantFrom(...AIMS),
      band: fc.option(fc.constantFrom(...EXAM_BANDS)),
      by: fc.option(fc.integer({ min: -5, max: 300 }).map(dayAfter)),
    }),
  ),
  dream: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('我想当医生', 'travel', 'abrir uma empresa')),
  likings,
});
const known = fc
  .record({
    lessons: fc.subarray(catalogue.lessons.map(({ id }) => id)),
    plays: fc.subarray(catalogue.plays.map(keyOf)),
    words: fc.subarray(catalogue.lessons.flatMap(({ words }) => words.map(({ zh }) => zh))),
  })
  .map(
    ({ lessons, plays, words }): Known => ({
      lessons: new Map(lessons.map((id) => [id, [1]])),
      plays: new Set(plays),
      texts: new Set(),
      locked: new Map(),
      words: new Set(words),
      reviewSeconds: 0,
    }),
  );
const learner = fc.record({
  profile,
  level: fc.constantFrom(...LEARNER_LEVELS),
  minutesADay: fc.constantFrom(...MINUTES_A_DAY),
  begins: fc.constant(BEGINS),
});

const basisOf = (more: Partial<Basis> = {}): Basis => ({
  level: 'beginner',
  minutesADay: 15,
  begins: BEGINS,
  ...more,
  profile: {
    grade: 'adult',
    textbooks: ['none'],
    interests: ['food'],
    aim: null,
    dream: 'to be heard',
    likings: EVEN_LIKINGS,
    ...more.profile,
  },
});
const inputOf = (more: Partial<Basis> = {}): PlannerInput => ({
  basis: basisOf(more),
  catalogue,
  known: NOTHING,
});
function planOf(input: PlannerInput) {
  const outline = makeOutline(input);
  if (!outline) throw new Error('nothing to plan');
  return { outline, plan: composePlan(outline, input) };
}

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
