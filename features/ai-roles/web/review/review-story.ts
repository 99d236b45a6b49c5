// What a review has to tell, in the order in which the learner meets it: what was done first.

import type { Review } from '../../../tutor-chat/domain/index.ts';

type Goal = Review['goals'][number];
/** A goal that was reached; `said`: how, where that is certain to be right; `isAlone`: without any help. */
export type DoneGoal = Pick<Goal, 'id' | 'goal'> & { readonly said: string; readonly isAlone: boolean };

export type Story = {
  /** All was done, some of it, or the learner has only begun to speak. */
  readonly outcome: 'all' | 'some' | 'spoke';
  readonly done: readonly DoneGoal[];
  readonly open: readonly Pick<Goal, 'id' | 'goal'>[];
};

/** A talk of a greeting or two has nothing to look back on. */
const FEW_TURNS = 2;

/** Undefined when too little was said for a review to tell anything. */
export function storyOf(review: Review): Story | undefined {
  const { goals, turns, well, better } = review;
  const done = goals.filter(({ reached }) => reached).map(doneGoal);
  const open = goals.filter(({ reached }) => !reached);
  const hasMore = better.length > 0 || well.words.length > 0 || well.sentence !== null;
  if (turns === 0 || (turns < FEW_TURNS && done.length === 0 && !hasMore)) return undefined;
  return { outcome: outcomeOf(done.length, goals.length), done, open };
}

function outcomeOf(done: number, all: number): Story['outcome'] {
  if (done === 0) return 'spoke';
  return done === all ? 'all' : 'some';
}

function doneGoal({ id, goal, aided, evidence }: Goal): DoneGoal {
  return { id, goal, said: evidence?.isCertain === true ? evidence.text : '', isAlone: aided === 'none' };
}
