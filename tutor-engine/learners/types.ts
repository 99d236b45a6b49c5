// Learners who play by script: for tests only, of the embedded teacher and, over HTTP, of a model.

import type { Level } from '../../content/schema/levels.ts';
import type { Play } from '../../content/schema/talks/play.ts';
import type { WordLists } from '../../content/schema/talks/talk.ts';
import type { HintStep } from '../state/help.ts';
import type { Turn } from '../state/types.ts';

/** What a learner can play: a role's or a scene's play with what belongs to it. */
export type Stage = {
  /** Names it in what a test says. */
  readonly name: string;
  readonly level: Level;
  readonly play: Play;
  /** The play's words and the level's. */
  readonly words: WordLists;
  /** The learner's lines of a scene's dialogue; a role has none. */
  readonly lines: readonly string[];
};

/** What comes back for a message. A partner that tells no more than its text leaves the rest out. */
export type TutorMessage = Pick<Turn, 'text'> &
  Partial<Pick<Turn, 'ask' | 'end' | 'goals' | 'recorded' | 'level' | 'move'>>;

/** Whoever speaks with the learner. */
export type Partner = {
  readonly open: () => TutorMessage | Promise<TutorMessage>;
  readonly say: (text: string, helped: HintStep | undefined) => TutorMessage | Promise<TutorMessage>;
};

export type LearnerMessage = { readonly text: string; readonly helped?: HintStep };

/** All that a learner goes by. */
export type View = {
  readonly stage: Stage;
  /** The learner's level, not the stage's. */
  readonly level: Level;
  /** 1 for the first message. */
  readonly turn: number;
  readonly heard: TutorMessage;
  /** Goals reached so far. */
  readonly reached: readonly string[];
  /** How often in a row the same goal was open. */
  readonly waiting: number;
  /** A whole number from 0 below `sides`, the same for the same talk. */
  readonly dice: (sides: number) => number;
};

export type Learner = {
  readonly id: string;
  readonly level: Level;
  readonly say: (view: View) => LearnerMessage;
};

export type Exchange = { readonly said: LearnerMessage; readonly heard: TutorMessage };
export type Transcript = {
  readonly learner: string;
  readonly stage: Stage;
  readonly opening: TutorMessage;
  readonly exchanges: readonly Exchange[];
  readonly reached: readonly string[];
};
