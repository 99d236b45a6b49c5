// Keeps what a model is shown of a talk inside its window: instructions, a summary of what is old, the newest messages.

import { estimateTokens } from '../../../../kit/core/text/tokens.ts';

/** A message as far as the window cares; oldest first in lists. */
export type ContextMessage = {
  readonly seq: number;
  readonly author: 'learner' | 'tutor';
  readonly text: string;
};

/** Room for the answer, in tokens. */
export const ANSWER_TOKENS = 700;
/** However large a window is, more than this is not sent: it costs and does not help. */
const HISTORY_TOKENS_MAX = 6000;
/** Framing that providers add to each message, in tokens. */
const PER_MESSAGE_TOKENS = 6;

export type Budget = {
  readonly contextTokens: number;
  readonly instructions: string;
  readonly summary: string;
};

/** A minimum turn, however small a window is. */
export const LEAST_BUDGET = 200;

/** Tokens left for messages once instructions, summary and answer have their room; never below a minimum turn. */
export function historyBudget({ contextTokens, instructions, summary }: Budget): number {
  const left = contextTokens - ANSWER_TOKENS - estimateTokens(instructions) - estimateTokens(summary) - 50;
  return Math.min(HISTORY_TOKENS_MAX, Math.max(LEAST_BUDGET, left));
}

/**
 * The newest messages that fit into the budget, beginning with the learner or the tutor as it falls.
 * The newest one is always among them, cut at its beginning if it must be.
 */
export function recentMessages(
  messages: readonly ContextMessage[],
  budget: number,
): readonly ContextMessage[] {
  let left = budget;
  let from = messages.length;
  while (from > 0) {
    const cost = estimateTokens(messages[from - 1]?.text ?? '') + PER_MESSAGE_TOKENS;
    if (cost > left) break;
    left -= cost;
    from -= 1;
  }
  const newest = messages.at(-1);
  if (from < messages.length || !newest) return messages.slice(from);
  return [
    {
      ...newest,
      text: Array.from(newest.text)
        .slice(-Math.max(1, budget - PER_MESSAGE_TOKENS))
        .join(''),
    },
  ];
}

/** The newest messages are never summarised: this many stay word for word. */
const KEPT_MESSAGES = 12;
/** Summarise when the messages since the last summary fill this share of the budget. */
const FILL_SHARE = 0.6;

/**
 * Which messages should be folded into the summary now: none while they fit well, else all but the newest.
 * `since` are the messages after the last summary, oldest first.
 */
export function messagesToSummarise(
  since: readonly ContextMessage[],
  budget: number,
): readonly ContextMessage[] {
  const used = since.reduce((sum, { text }) => sum + estimateTokens(text) + PER_MESSAGE_TOKENS, 0);
  if (used <= budget * FILL_SHARE) return [];
  return since.slice(0, Math.max(0, since.length - KEPT_MESSAGES));
}
