// What a turn tells about the learner, for all their tutors to know.

import { type Memory, readMemory } from '../../../../tutor-engine/index.ts';
import { factsTold } from '../../../learner-facts/domain/index.ts';
import type { DecidedTurn } from './decide-turn.ts';
import { toldOfProfile } from './told-of-profile.ts';

/** In a play people say what their part says, so only a tutor's talk tells about them. */
export function extractFacts({ talk, message, decision, input }: DecidedTurn): readonly string[] {
  if (talk.kind !== 'tutor') return [];
  const { memory } = decision;
  const { name } = memory;
  const before = memoryBefore(input);
  const isNew = name !== undefined && message.text.includes(name) && name !== before?.name;
  // What is kept is shown to the learner and to models: with the mistakes mended, and in Chinese where it was understood.
  const said = input.history.flatMap(({ by, text }) => (by === 'learner' ? [text] : []));
  const told = factsTold(
    decision.understood ?? mendedBy(message.text, decision.corrections),
    said.slice(-RECENT),
  );
  return [...(isNew ? [`我叫${name}。`] : []), ...told, ...toldOfProfile(before, memory, told)];
}

/** She is whoever was spoken of in the last messages. */
const RECENT = 3;

/** The message with its corrections in it, each sentence of it. */
function mendedBy(text: string, corrections: DecidedTurn['decision']['corrections']): string {
  return corrections
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (done, { start, end, wrong, right }) =>
        done.slice(start, end) === wrong ? done.slice(0, start) + right + done.slice(end) : done,
      text,
    );
}

function memoryBefore({ history }: DecidedTurn['input']): Memory | undefined {
  return readMemory(history.findLast(({ by, memory }) => by === 'tutor' && readMemory(memory))?.memory);
}
