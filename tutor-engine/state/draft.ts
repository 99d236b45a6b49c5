// A turn in the making: what would be said, and what would become of it.

import type { Line } from '../../content/schema/line.ts';
import type { Vocabulary } from '../../content/schema/word.ts';
import type { State } from './memory.ts';
import type { Move } from './move.ts';
import type { End, GoalStep, Recorded } from './types.ts';

/** What a move notes for the record; how much help stood before it is added later. */
export type Note = Pick<Recorded, 'kind' | 'what' | 'evidence' | 'activity'>;

export type Draft = {
  readonly lines: readonly Line[];
  readonly move: Move;
  readonly accepted: boolean | undefined;
  /** What the state becomes; the rest stays. */
  readonly state: Partial<Omit<State, 'recent' | 'turn' | 'corrected'>>;
  readonly goals?: readonly GoalStep[];
  readonly notes?: readonly Note[];
  /** Words that are shown with it besides those of what is asked. */
  readonly teaches?: readonly Vocabulary[];
  readonly end?: End;
  /** No lesson: nothing is corrected or noted. */
  readonly isNoLesson?: true;
  /** The text fitted only with its mistakes mended and its foreign words in Chinese. */
  readonly isMended?: true;
};

/** The drafts to a text that fitted only when mended. */
export function* forMended(drafts: Iterable<Draft>): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, isMended: true };
}
