// What a turn leaves in the learner's record: mistakes, words used and missed, goals reached, each with its evidence.

import type { Draft, Note } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Aided, Recorded } from '../state/types.ts';
import { awaitedIn } from './awaited.ts';
import type { Mistake } from './corrections.ts';

/** A text full of mistakes is no list of them. */
const MOST_MISTAKES = 6;

export function notesOf(
  context: TurnContext,
  draft: Draft,
  mistakes: readonly Mistake[],
  aided: Aided,
): Recorded[] {
  const { raw } = context.said;
  const goals = (draft.goals ?? [])
    .filter(({ state }) => state === 'reached')
    .map((goal): Recorded => ({ kind: 'goal_reached', what: goal.id, aided: goal.aided, evidence: raw }));
  const notes = [...usedWords(context), ...(draft.notes ?? [])].map(
    ({ evidence, ...note }): Recorded => ({
      ...note,
      aided: note.kind === 'used_word' && isGiven(context, note.what) ? aided : 'none',
      evidence: raw.includes(evidence) ? evidence : '',
    }),
  );
  return [
    ...goals,
    ...mistakes.slice(0, MOST_MISTAKES).map((mistake) => mistakeOf(mistake, aided)),
    ...notes,
  ];
}

function mistakeOf({ point, wrong, correction }: Mistake, aided: Aided): Recorded {
  return { kind: 'mistake', what: point, aided, evidence: wrong, right: correction };
}

/** Words that the play teaches and words that are due, where the learner said them in a sentence. */
function usedWords({ setting, said, state }: TurnContext): Note[] {
  const { situation, due } = setting;
  const targets = situation.kind === 'play' ? situation.targetWords.map(({ zh }) => zh) : [];
  const wanted = new Set([...targets, ...due.map(({ zh }) => zh)]);
  return [...wanted]
    .filter((word) => said.raw.includes(word) && said.hanzi > word.length)
    .map((word) => ({
      kind: 'used_word',
      what: word,
      evidence: word,
      ...(state.drill.word === word ? { activity: 'drill' } : {}),
    }));
}

/** Whether the help with what was asked had said the word. */
function isGiven(context: TurnContext, word: string): boolean {
  const { idea, start, full } = awaitedIn(context)?.help ?? {};
  return [idea, start, full].some((line) => line?.zh.includes(word) === true);
}
