// Public turns: the first words of a talk, and the answer to what the learner said, without memory of its own.

import { speak } from '../say/speak.ts';
import type { RespondInput, Setting, Turn } from '../state/types.ts';
import { decide, decideOpening } from './decide.ts';

/** The first turn of a talk: a tutor's greeting and a first question, or the play's opening. */
export function open(setting: Setting): Turn {
  const decision = decideOpening(setting);
  return { ...decision, ...speak(setting, decision) };
}

/**
 * The next turn in the embedded teacher's words. Deterministic, never throws on any text, and the same in server and
 * browser. A model's turn takes `decide` and speaks for itself.
 */
export function respond(input: RespondInput): Turn {
  const decision = decide(input);
  return { ...decision, ...speak(input, decision) };
}
