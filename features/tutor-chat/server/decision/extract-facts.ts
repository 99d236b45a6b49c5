// What a turn tells about the learner, for all their tutors to know.

import { readMemory } from '../../../../tutor-engine/index.ts';
import { factsTold } from '../../../learner-facts/domain/index.ts';
import type { DecidedTurn } from './decide-turn.ts';

/** In a play people say what their part says, so only a tutor's talk tells about them. */
export function extractFacts({ talk, message, decision, input }: DecidedTurn): readonly string[] {
  if (talk.kind !== 'tutor') return [];
  const { name } = decision.memory;
  const isNew = name !== undefined && message.text.includes(name) && name !== nameBefore(input);
  // What is kept is shown to the learner and to models: with the mistakes mended, and in Chinese.
  return [
    ...(isNew ? [`我叫${name}。`] : []),
    ...factsTold(decision.corrections[0]?.sentence ?? decision.understood ?? message.text),
  ];
}

function nameBefore({ history }: DecidedTurn['input']): string | undefined {
  const memory = history.findLast(({ by, memory }) => by === 'tutor' && readMemory(memory))?.memory;
  return readMemory(memory)?.name;
}
