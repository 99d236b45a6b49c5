// Makes a whole plan of an outline: sessions, weeks, words, and what there will be to count.

import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { type PlanContent, type PlanItem, planSchema } from '../plan/plan.ts';
import { LEVEL_ORDER, type PlannerInput, rankOf } from './catalogue.ts';
import type { Outline } from './outline.ts';
import { packWeeks } from './pack.ts';

export function composePlan(outline: Outline, input: PlannerInput): PlanContent {
  const weeks = packWeeks(outline.stages, input);
  const { title, summary, goals, advice } = outline;
  return planSchema.parse({ title, summary, goals, advice, weeks, measures: measuresOf(weeks) });
}

function measuresOf(weeks: PlanContent['weeks']): PlanContent['measures'] {
  const items = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.items));
  const different = (kinds: readonly PlanItem['kind'][]) =>
    new Set(items.filter(({ kind }) => kinds.includes(kind)).map(({ kind, ref }) => `${kind} ${ref}`)).size;
  return {
    lessons: different(['lesson']),
    plays: different(['scene', 'role']),
    talks: different(['talk']),
    sessions: weeks.reduce((sum, { sessions }) => sum + sessions.length, 0),
    words: new Set(weeks.flatMap(({ words }) => words.map(({ zh }) => zh))).size,
  };
}

/** The level of the furthest lesson, without lessons of the furthest play; never below the learner's own. */
export function targetLevelOf(
  { weeks }: Pick<PlanContent, 'weeks'>,
  { basis, catalogue }: Pick<PlannerInput, 'basis' | 'catalogue'>,
): LearnerLevel {
  const refs = new Set(
    weeks.flatMap(({ sessions }) => sessions.flatMap(({ items }) => items.map(({ ref }) => ref))),
  );
  const isUsed = ({ id }: { readonly id: string }) => refs.has(id);
  const lessons = catalogue.lessons.filter(isUsed);
  const used = lessons.length > 0 ? lessons : catalogue.plays.filter(isUsed);
  const rank = Math.max(rankOf(basis.level), ...used.map(({ level }) => rankOf(level)));
  return LEVEL_ORDER[rank] ?? basis.level;
}
