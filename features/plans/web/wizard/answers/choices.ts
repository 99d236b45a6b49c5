// Level and minutes as they are chosen in the wizard: they are looked at with what they lead to, and become the learner's own only when a plan is asked for.

import { createStore, useStore } from 'zustand';
import type { LearnerLevel, MinutesADay } from '../../../../learner-settings/domain/index.ts';
import { changeLearnerSettings, useLearnerSettings } from '../../../../learner-settings/web/api.ts';
import { USUAL_MINUTES } from './usual-minutes.ts';

type Choices = { readonly level?: LearnerLevel; readonly minutesADay?: MinutesADay };

const chosen = createStore<Choices>(() => ({}));

export const choose = (choice: Choices): void => chosen.setState(choice);

/** Whoever leaves without a plan has chosen nothing. */
export const forgetChoices = (): void => chosen.setState({}, true);

/** With a plan they are the learner's own from now on. */
export function keepChoices(): void {
  const choices = chosen.getState();
  if (Object.keys(choices).length > 0) changeLearnerSettings(choices);
  forgetChoices();
}

/** What a plan would be made for. */
export function useChoices() {
  const { level, minutesADay } = useLearnerSettings();
  const own = useStore(chosen);
  return {
    level: own.level ?? level,
    minutesADay: own.minutesADay ?? minutesADay ?? USUAL_MINUTES,
  };
}
