// Makes a whole plan of an outline: sessions, weeks, words, and what there will be to count.

import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { GOALS_MAX, type PlanContent, type PlanItem, planSchema } from '../plan/plan.ts';
import { LEVEL_ORDER, type PlannerInput, rankOf } from './materials/catalogue.ts';
import type { Outline } from './materials/outline.ts';
import { bandWithin, daysOf, missingOf, wordsBy } from './outlook.ts';
import { measuresOf } from './packing/measures.ts';
import { packWeeks } from './packing/pack.ts';
import { daysToAim, examOf } from './wishes/aims.ts';
import { examGoal, onTheWayTo } from './wishes/exams.ts';

/** Of the bands from the first on. */
const LEVEL_OF_BAND: readonly LearnerLevel[] = [
  'beginner',
  'beginner',
  'intermediate',
  'intermediate',
  'advanced',
  'advanced',
];

/** `begun`: sessions of the week that goes on, which the first of these weeks fills up. */
export function composePlan(outline: Outline, input: PlannerInput, begun = 0): PlanContent {
  const weeks = packWeeks(outline.stages, input, begun);
  const { summary, advice } = outline;
  const goals = withExam(outline.goals, weeks, input);
  const aimed = withReach(outline.title, weeks, input);
  return planSchema.parse({ ...aimed, summary, goals, advice, weeks, measures: measuresOf(weeks) });
}

/** A plan for an exam that is out of reach by its day is not called after it, and leads as far as it does. */
function withReach(
  title: PlanContent['title'],
  weeks: PlanContent['weeks'],
  { basis, known }: PlannerInput,
): Pick<PlanContent, 'title' | 'within'> {
  const exam = examOf(basis.profile);
  const days = daysToAim(basis);
  if (!exam || !known.exam || days === undefined) return { title };
  const pace = {
    words: freshIn(weeks, known).size,
    days: daysOf(weeks.flatMap(({ sessions }) => sessions).length, basis),
  };
  const gained = wordsBy(days, pace);
  if (missingOf(known.exam, gained) === 0) return { title };
  return { title: onTheWayTo(exam), within: bandWithin(known.exam.bands, gained) ?? null };
}

const freshIn = (weeks: PlanContent['weeks'], { words: known }: PlannerInput['known']): ReadonlySet<string> =>
  new Set(weeks.flatMap(({ words }) => words.map(({ zh }) => zh)).filter((zh) => !known.has(zh)));

/** An exam that was named is the first goal, whoever has written the others. */
export function withExam(
  goals: Outline['goals'],
  weeks: PlanContent['weeks'],
  { basis, catalogue, known }: PlannerInput,
): Outline['goals'] {
  const exam = examOf(basis.profile);
  if (!exam) return goals;
  const refs = refsIn(weeks, 'lesson');
  const bands = catalogue.lessons.filter(({ id }) => refs.has(id)).map(({ band }) => band);
  const band = bands.length > 0 ? Math.max(...bands) : undefined;
  const words = known.exam && { ...known.exam, gained: freshIn(weeks, known).size };
  return [examGoal(exam, { weeks: weeks.length, band, words }), ...goals].slice(0, GOALS_MAX);
}

const refsIn = (weeks: PlanContent['weeks'], wanted?: PlanItem['kind']): ReadonlySet<string> =>
  new Set(
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ items }) =>
        items.filter(({ kind }) => wanted === undefined || kind === wanted).map(({ ref }) => ref),
      ),
    ),
  );

/** The level of an exam that was named, where it is within reach; else of the furthest lesson, without lessons of the furthest play; never below the learner's own. */
export function targetLevelOf(
  { weeks, within }: Pick<PlanContent, 'weeks' | 'within'>,
  { basis, catalogue }: Pick<PlannerInput, 'basis' | 'catalogue'>,
): LearnerLevel {
  const band = within === undefined ? examOf(basis.profile)?.band : within;
  if (band) return LEVEL_OF_BAND[band - 1] ?? 'advanced';
  const refs = refsIn(weeks);
  const isUsed = ({ id }: { readonly id: string }) => refs.has(id);
  const lessons = catalogue.lessons.filter(isUsed);
  const used = lessons.length > 0 ? lessons : catalogue.plays.filter(isUsed);
  // Zero is where somebody begins, nowhere to go.
  const least = Math.max(rankOf('beginner'), rankOf(basis.level));
  const rank = Math.max(least, ...used.map(({ level }) => rankOf(level)));
  return LEVEL_ORDER[rank] ?? basis.level;
}
