// Holds a turn that the page took without a connection against the one that the server took.

import type { EndedEvent, OfflineTurn } from '../types.ts';

/** Whether the server's turn is the one that the learner has seen here. */
export function isSameTurn(turn: OfflineTurn, event: EndedEvent): boolean {
  const { message, answer, goals, ended } = event;
  const here = [turn.answer.text, turn.answer.hardWords, turn.corrections, turn.progress.goals];
  const there = [answer.text, answer.hardWords, message.corrections, goals];
  if (turn.progress.ended !== ended) return false;
  return canonical(here) === canonical(there);
}

/** The same text for the same data, in whatever order its keys came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
