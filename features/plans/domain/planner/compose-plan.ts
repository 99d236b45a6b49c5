// Makes a whole plan of an outline: sessions, weeks, words, and what there will be to count.

import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { type PlanContent, planSchema } from '../plan/plan.ts';
import { LEVEL_ORDER, type PlannerInput, rankOf } from './catalogue.ts';
import { measuresOf } from './measures.ts';
import type { Outline } from './outline.ts';
import { packWeeks } from './pack.ts';

export function composePlan(outline: Outline, input: PlannerInput): PlanContent {
  const weeks = packWeeks(outline.stages, input);
  const { title, summary, goals, advice } = outline;
  return planSchema.parse({ title, summary, goals, advice, weeks, measures: measuresOf(weeks) });
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
