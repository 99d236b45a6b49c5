// Tries a sentence on the play of a draft: which goals it reaches or comes nearer to, and by which pattern.

import type { WordLists } from '../../../content/schema/talks/talk.ts';
import {
  matchPattern,
  PatternError,
  parsePattern,
  type Utterance,
  utterance,
} from '../../../tutor-engine/authoring/index.ts';
import type { DraftAnswer, RoleDraft } from '../domain/draft.ts';
import { roleOf } from '../domain/draft.ts';

type Tried = {
  goals: { index: number; reach: 'reached' | 'partly'; pattern: string }[];
  aside: { index: number; pattern: string } | null;
  unreadable: string[];
};

/** `words`: those of the level, which the draft's own are added to. */
export function tryWording(draft: RoleDraft, said: string, words: WordLists): Tried {
  const text = utterance(said);
  const { play } = roleOf('role', draft);
  const known = { ...words, ...play.words };
  const unreadable = new Set<string>();
  const first = (answers: readonly DraftAnswer[]) => firstOf(answers, text, known, unreadable);
  const goals = play.goals.flatMap(({ reached, partly }, index): Tried['goals'] => {
    const done = first(reached);
    if (done) return [{ index, reach: 'reached', pattern: done.pattern }];
    const half = first(partly);
    return half ? [{ index, reach: 'partly', pattern: half.pattern }] : [];
  });
  return { goals, aside: first(play.asides) ?? null, unreadable: [...unreadable] };
}

function firstOf(
  answers: readonly DraftAnswer[],
  text: Utterance,
  words: WordLists,
  unreadable: Set<string>,
): { index: number; pattern: string } | undefined {
  for (const [index, { match }] of answers.entries()) {
    const pattern = match.find((each) => isReadable(each, unreadable) && matchPattern(each, text, words));
    if (pattern !== undefined) return { index, pattern };
  }
  return undefined;
}

function isReadable(pattern: string, unreadable: Set<string>): boolean {
  try {
    parsePattern(pattern);
    return true;
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    unreadable.add(pattern);
    return false;
  }
}
