// Which goals of a play a message gets done, whole or in part, whatever was asked.

import type { Line } from '../../../content/schema/line.ts';
import type { Answer, WordLists } from '../../../content/schema/talks/talk.ts';
import type { PlayMemory } from '../../state/activity-memories.ts';
import { type FoundGoal, goalsOf } from '../../state/plan.ts';
import { withoutBareReplies } from '../../understand/bare-reply.ts';
import { matchAny, type Slots, saysWhat } from '../../understand/patterns/match.ts';
import type { Utterance } from '../../understand/text/utterance.ts';
import type { PlayContext } from './go-on.ts';
import { goalMemoryOf, isReached } from './progress.ts';
import { actsIn, onlyStates } from './speech-acts.ts';

export type Hit = {
  readonly goal: FoundGoal;
  readonly state: 'reached' | 'partly';
  readonly replies: readonly Line[];
  readonly slots: Slots;
  /** False where anything long enough would have done: such a hit is believed only where nothing else fits. */
  readonly isSure: boolean;
  /** Partly answers so far, this one included. */
  readonly partly: readonly string[];
};

type Found = { readonly answer: Answer; readonly slots: Slots; readonly key: string };

/** The hits among goals not yet reached, the open one first, then in their order. */
export function hitsOf(context: PlayContext): Hit[] {
  const { playing, state, said, words } = context;
  const goals = goalsOf(playing.play)
    .filter((goal) => !isReached(state.play, goal))
    .toSorted((a, b) => Number(b.id === state.ask) - Number(a.id === state.ask));
  const besides = withoutBareReplies(said);
  return goals.flatMap((goal) => {
    // 好的 is said to what was asked: it gets nothing done that nobody spoke of.
    const heard = goal.id === state.ask ? said : besides;
    const done = heard === undefined ? undefined : actsIn(heard, goal);
    // Out of turn, only a question gets done what was to be asked.
    if (done === undefined || (goal.id !== state.ask && onlyStates(done, goal))) return [];
    return hitOn(goal, done, words, state.play);
  });
}

function hitOn(goal: FoundGoal, said: Utterance, words: WordLists, memory: PlayMemory): Hit[] {
  const { reached, partly, together } = goal.question;
  const whole = find(reached, said, words);
  const goalMemory = goalMemoryOf(memory, goal.id);
  if (whole !== undefined) {
    const { answer, slots } = whole;
    return [{ goal, state: 'reached', replies: answer.replies, slots, isSure: isSure(slots), partly: [] }];
  }
  const part = find(partly, said, words);
  if (part === undefined) return [];
  const keys = [...new Set([...goalMemory.partly, part.key])];
  const isDone = together !== undefined && keys.length >= together.times;
  return [
    {
      goal,
      state: isDone ? 'reached' : 'partly',
      replies: isDone ? together.replies : part.answer.replies,
      slots: part.slots,
      isSure: isSure(part.slots),
      partly: keys,
    },
  ];
}

/** What the character said when a goal was reached, for a learner who says it again. */
export function reachedBefore(context: PlayContext): Hit | undefined {
  const { playing, state, words } = context;
  const said = withoutBareReplies(context.said);
  if (said === undefined) return undefined;
  for (const goal of goalsOf(playing.play).filter((one) => isReached(state.play, one))) {
    // 你剪了多少年头发 asks for no haircut.
    const acts = actsIn(said, goal);
    const found = acts && find(goal.question.reached, acts, words);
    if (found !== undefined && isSure(found.slots))
      return {
        goal,
        state: 'reached',
        partly: [],
        isSure: true,
        replies: found.answer.replies,
        slots: found.slots,
      };
  }
  return undefined;
}

/** `key` tells partly answers apart: by the words that slots caught, else by what was said. */
function find(answers: readonly Answer[], said: Utterance, words: WordLists): Found | undefined {
  for (const answer of answers) {
    const slots = matchAny(answer.match, said, words);
    if (slots === undefined) continue;
    const caught = Object.values(slots).map(({ zh }) => zh);
    return { answer, slots, key: caught.join('/') || said.folded.join('') };
  }
  return undefined;
}

function isSure(slots: Slots): boolean {
  return saysWhat(slots);
}
