// The review that closes a play: what went well, what to say better, which words were new, how much was done alone.

import type { Line } from '../../content/schema/line.ts';
import type { Vocabulary } from '../../content/schema/word.ts';
import type { Certainty } from '../analysis/certain.ts';
import type { Aided, Correction, Decision, PlaySituation } from '../state/types.ts';

/** A message of the transcript; a tutor's with what was decided on the learner's message before it. */
export type ReviewedMessage = {
  readonly id: string;
  readonly by: 'learner' | 'tutor';
  readonly text: string;
  /** What was taken for it where it was typed in pinyin or in the learner's own language. */
  readonly understood?: string | undefined;
  readonly decision?: Pick<Decision, 'corrections' | 'goals' | 'recorded' | 'aided' | 'accepted'>;
};

export type ReviewedGoal = {
  readonly id: string;
  readonly goal: Line;
  readonly reached: boolean;
  readonly aided: Aided | undefined;
  /** The learner's message that reached it, in Chinese; `isCertain`: it may be shown as a good one. */
  readonly evidence:
    | { readonly messageId: string; readonly text: string; readonly isCertain: boolean }
    | undefined;
};

export type PlayReview = {
  readonly goals: readonly ReviewedGoal[];
  /** Ids of goals done without help, target words used, and the longest sentence that worked and is certain to be right. */
  readonly well: {
    readonly goals: readonly string[];
    readonly words: readonly string[];
    readonly sentence: string | undefined;
  };
  /** What to say better, each sentence once, in the order of the talk; `isCertain`: of the sentence as mended. */
  readonly better: readonly (Correction & { readonly messageId: string; readonly isCertain: boolean })[];
  /** Whether all that the learner said is certain to be right: nobody else says that there was nothing to correct. */
  readonly isAllCertain: boolean;
  /** Target words that came up; `used`: by the learner. */
  readonly words: readonly (Vocabulary & { readonly used: boolean })[];
  /** The share of right answers that had no help, 0 to 1; undefined where nothing was answered. */
  readonly unaidedShare: number | undefined;
  /** How often the learner spoke. */
  readonly turns: number;
};

type Exchange = {
  readonly said: ReviewedMessage;
  readonly decision: NonNullable<ReviewedMessage['decision']>;
};

export function reviewOf(
  { play, targetWords }: Pick<PlaySituation, 'play' | 'targetWords'>,
  messages: readonly ReviewedMessage[],
  isCertain: Certainty,
): PlayReview {
  const history = messages.map((message) => ({ ...message, text: message.understood ?? message.text }));
  const said = history.filter(({ by, text }) => by === 'learner' && text.trim() !== '');
  const exchanges = exchangesIn(history);
  const goals = play.goals.map(({ id, goal }) => goalIn(exchanges, id, goal, isCertain));
  const used = new Set(exchanges.flatMap(({ decision }) => usedIn(decision)));
  return {
    goals,
    well: {
      goals: goals.filter(({ reached, aided }) => reached && aided === 'none').map(({ id }) => id),
      words: [...used],
      sentence: bestSentence(exchanges, isCertain),
    },
    better: betterIn(exchanges, isCertain),
    isAllCertain: said.every(({ text }) => isCertain(text)),
    words: targetWords
      .filter(({ zh }) => history.some(({ text }) => text.includes(zh)))
      .map((word) => ({ ...word, used: used.has(word.zh) })),
    unaidedShare: unaidedShare(exchanges),
    turns: said.length,
  };
}

/** Each of the learner's messages with the decision on it, which is stored with the answer. */
function exchangesIn(history: readonly ReviewedMessage[]): Exchange[] {
  return history.flatMap((message, index) => {
    const said = history[index - 1];
    return message.decision !== undefined && said?.by === 'learner'
      ? [{ said, decision: message.decision }]
      : [];
  });
}

function goalIn(exchanges: readonly Exchange[], id: string, goal: Line, isCertain: Certainty): ReviewedGoal {
  for (const { said, decision } of exchanges) {
    const step = decision.goals.find((one) => one.id === id && one.state === 'reached');
    if (step !== undefined)
      return {
        id,
        goal,
        reached: true,
        aided: step.aided,
        evidence: {
          messageId: said.id,
          text: said.text,
          isCertain: isUnmarked(decision) && isCertain(said.text),
        },
      };
  }
  return { id, goal, reached: false, aided: undefined, evidence: undefined };
}

function usedIn({ recorded }: Exchange['decision']): string[] {
  return recorded
    .filter(({ kind, aided }) => kind === 'used_word' && aided !== 'repeat' && aided !== 'full')
    .map(({ what }) => what);
}

function bestSentence(exchanges: readonly Exchange[], isCertain: Certainty): string | undefined {
  return exchanges
    .filter(({ decision }) => decision.accepted === true && decision.aided === 'none')
    .filter(({ decision }) => isUnmarked(decision))
    .map(({ said }) => said.text)
    .toSorted((a, b) => b.length - a.length)
    .find(isCertain);
}

function isUnmarked({ corrections, recorded }: Exchange['decision']): boolean {
  return (
    corrections.every(({ tier }) => tier === 'natural') && !recorded.some(({ kind }) => kind === 'mistake')
  );
}

function betterIn(exchanges: readonly Exchange[], isCertain: Certainty): PlayReview['better'] {
  const seen = new Set<string>();
  return exchanges
    .flatMap(({ said, decision }) =>
      decision.corrections
        .filter(({ tier }) => tier === 'wrong')
        .map((one) => ({ ...one, messageId: said.id, isCertain: isCertain(one.sentence) })),
    )
    .filter(({ sentence }) => (seen.has(sentence) ? false : seen.add(sentence)));
}

function unaidedShare(exchanges: readonly Exchange[]): number | undefined {
  const right = exchanges.filter(({ decision }) => decision.accepted === true);
  if (right.length === 0) return undefined;
  return right.filter(({ decision }) => decision.aided === 'none').length / right.length;
}
