// The sizes that things come in: which one was chosen, and what that makes the price.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { ThingSize } from '../../../../content/schema/talks/play-world.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';

/** All sizes that a text names, in the play's order. */
export function sizesIn(text: string, { sizes = [] }: Pick<Play, 'sizes'>): ThingSize[] {
  return sizes.filter(({ names }) => names.some((name) => text.includes(name)));
}

/** 大碗的: the size that was named last where nothing was asked of it. */
export function withSize(memory: PlayMemory, play: Play, text: string): PlayMemory {
  const chosen = sentencesOf(text)
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause))
    .flatMap((clause) => sizesIn(clause, play))
    .at(-1);
  return chosen === undefined ? memory : { ...memory, size: chosen.say.zh };
}

/** The size that was chosen, where things of the list come in sizes. */
export function chosenSize(
  { size }: PlayMemory,
  { sizes = [] }: Pick<Play, 'sizes'>,
  list: string,
): ThingSize | undefined {
  return sizes.find(({ of, say }) => of === list && say.zh === size);
}
