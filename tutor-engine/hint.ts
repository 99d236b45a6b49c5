// Help that the page asks for by a button: on the open question or goal, one step at a time.

import type { Line } from '../content/schema/line.ts';
import { sceneFor } from './decide.ts';
import { isChatting } from './small-talk/chat.ts';
import { wordAsked } from './small-talk/drill.ts';
import type { HintStep, RespondInput } from './types.ts';

/** 1: an idea, 2: the first words, 3: a whole sentence. Undefined where nothing is open. Tell `respond` by `helped`. */
export function hint(input: Omit<RespondInput, 'learnerText'>, step: HintStep): Line | undefined {
  const scene = sceneFor({ ...input, learnerText: '' });
  const { open } = scene;
  if (open === undefined || isChatting(scene) || wordAsked(scene) !== undefined) return undefined;
  const { idea, start, full } = open.question.hint;
  return [idea, start, full][step - 1];
}
