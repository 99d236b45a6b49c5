// Answers to a question that was answered already: the same session stood open in two tabs, or on two devices.

import { effectiveEvents, type Logged } from './effective-events.ts';
import { ANSWERS, type LearningFact, RIGHT_ANSWERS } from './event.ts';

/** As much of an event of a word as says whether it answers what was answered already. */
export type WordAnswered = Logged &
  Pick<LearningFact, 'skill' | 'outcome'> & {
    readonly word: string;
    readonly reading: string;
    readonly source: string;
    readonly sourceId: string;
  };

/** A session belongs to one day: what lies farther apart was asked anew. */
export const SESSION_MS = 20 * 3600_000;

/** What happened elsewhere and makes a session ask a word once more. */
const LOST = ['near', 'wrong', 'shown', 'asked', 'forgotten'];

/**
 * The ids of second answers. A session asks a card that was right once only, whatever is told of it after that; it asks
 * again what was missed, also elsewhere meanwhile. What names no session is none. `events`: of some words, all since
 * their sessions were begun, in any order.
 */
export function secondAnswers(events: readonly WordAnswered[]): string[] {
  /** By word, when its cards were right, and in which session. */
  const right = new Map<string, Map<string, { readonly sourceId: string; readonly at: number }>>();
  return effectiveEvents(events).flatMap(({ id, word, reading, skill, happenedAt, ...told }) => {
    const { outcome, source, sourceId } = told;
    const cards = right.get(word) ?? new Map();
    right.set(word, cards);
    if (source !== 'review') {
      if (isOneOf(LOST, outcome)) cards.clear();
      return [];
    }
    if (!isOneOf(ANSWERS, outcome)) return [];
    const [key, at] = [`${reading} ${skill}`, happenedAt.getTime()];
    const before = cards.get(key);
    if (sourceId !== '' && before?.sourceId === sourceId && at - before.at < SESSION_MS) return [id];
    if (isOneOf(RIGHT_ANSWERS, outcome)) cards.set(key, { sourceId, at });
    return [];
  });
}

const isOneOf = (outcomes: readonly string[], outcome: string): boolean => outcomes.includes(outcome);
