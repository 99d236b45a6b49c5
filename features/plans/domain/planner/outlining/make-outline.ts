// The embedded planner: an outline from content, profile and what is known, the same for the same input.

import type { PlannerInput } from '../materials/catalogue.ts';
import type { Outline, Stage } from '../materials/outline.ts';
import { keyOf, stagesThatFit } from '../packing/pack.ts';
import { type ChosenStage, chooseStages } from './choose-stages.ts';
import { adviceOf, goalsOf, stageGoalOf, summaryOf, themeOf, titleOf } from './wording.ts';

/** Undefined when there is nothing left to plan: every lesson and every play of the level is done. */
export function makeOutline(input: PlannerInput): Outline | undefined {
  const chosen = chooseStages(input);
  const all = chosen.map(toStage);
  const fitting = stagesThatFit(all, input);
  if (fitting === 0) return undefined;
  const { basis } = input;
  const used = chosen.slice(0, fitting);
  return {
    title: titleOf(basis),
    summary: summaryOf(basis, used),
    goals: goalsOf(basis, used),
    advice: adviceOf(basis.profile),
    stages: all.slice(0, fitting),
  };
}

const toStage = (chosen: ChosenStage): Stage => ({
  theme: themeOf(chosen),
  goal: stageGoalOf(chosen),
  lesson: chosen.lesson?.id ?? null,
  plays: chosen.plays.map(keyOf),
  texts: chosen.texts.map(({ id }) => id),
  words: [...chosen.words],
});
