// Learners for the tests of the planner: any that the wizard can make, over the real content.

import fc from 'fast-check';
import { shippedContent } from '../../../content/load.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { LEARNER_LEVELS, MINUTES_A_DAY } from '../../learner-settings/domain/index.ts';
import { composePlan } from '../domain/planner/compose-plan.ts';
import type { Basis, Known, PlannerInput } from '../domain/planner/materials/catalogue.ts';
import { makeOutline } from '../domain/planner/outlining/make-outline.ts';
import { keyOf } from '../domain/planner/packing/pack.ts';
import { AIMS, EXAM_BANDS } from '../domain/profile/aim.ts';
import { INTERESTS } from '../domain/profile/interests.ts';
import { AREAS, EVEN_LIKINGS, GRADES, TEXTBOOKS } from '../domain/profile/profile.ts';
import { createCatalogue } from '../server/materials/catalogue.ts';

const content = shippedContent();
export const catalogue = createCatalogue(() => content, openLexicon)();
export const NOTHING: Known = {
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
export const known = fc
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
export const learner = fc.record({
  profile,
  level: fc.constantFrom(...LEARNER_LEVELS),
  minutesADay: fc.constantFrom(...MINUTES_A_DAY),
  begins: fc.constant(BEGINS),
});

export const basisOf = (more: Partial<Basis> = {}): Basis => ({
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
export const inputOf = (more: Partial<Basis> = {}): PlannerInput => ({
  basis: basisOf(more),
  catalogue,
  known: NOTHING,
});
export function planOf(input: PlannerInput) {
  const outline = makeOutline(input);
  if (!outline) throw new Error('nothing to plan');
  return { outline, plan: composePlan(outline, input) };
}
