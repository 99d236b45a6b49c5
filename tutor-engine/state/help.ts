// Help with what was asked: its texts, and the one scale on which it is counted.

import type { Question } from '../../content/schema/talks/talk.ts';

type Hint = Question['hint'];
/** The whole sentence is missing where none is known. */
export type Help = Pick<Hint, 'idea' | 'start'> & Partial<Pick<Hint, 'full' | 'others'>>;

/** The steps that have a text, and that the page asks for by a button: an idea, the first words, a whole sentence. */
export const HINT_STEPS = ['idea', 'start', 'full'] as const satisfies readonly (keyof Hint)[];
export type HintStep = (typeof HINT_STEPS)[number];

/** How much help was given on what was asked, from none to the most; `rephrased`: it was asked in other words. */
export const HELP_STEPS = ['none', 'rephrased', ...HINT_STEPS] as const;
export type HelpStep = (typeof HELP_STEPS)[number];

export function isAtLeast(step: HelpStep, least: HelpStep): boolean {
  return HELP_STEPS.indexOf(step) >= HELP_STEPS.indexOf(least);
}

/** The greater of two steps; none is less than any. */
export function moreHelp<Step extends HelpStep>(one: Step | null | undefined, other: Step): Step {
  return one && isAtLeast(one, other) ? one : other;
}

/** The steps above `step`, none of them below `least`. */
export function stepsAfter(step: HelpStep, least: HelpStep): HelpStep[] {
  return HELP_STEPS.filter((each) => !isAtLeast(step, each) && isAtLeast(each, least));
}

/** The steps with a text above `step`. */
export function hintsAfter(step: HelpStep): HintStep[] {
  return HINT_STEPS.filter((each) => !isAtLeast(step, each));
}
