// What is told of an answer: one learning event for each card.

import { newId } from '../../../../kit/web/new-id.ts';
import { ANSWER_MAX, TOOK_MS_MAX, wordItem } from '../../../learning-events/domain/index.ts';
import type { ToldEvent } from '../../../learning-events/web/api.ts';
import type { ExerciseKind } from '../../domain/exercises/index.ts';
import type { GivenAnswer, HeldCard } from '../../domain/session/session.ts';

/** How one card was answered. */
export type CardAnswer = {
  readonly card: HeldCard;
  readonly outcome: GivenAnswer['outcome'];
  readonly answer: string;
  /** Whether help stood there: the first letters. */
  readonly isHelped: boolean;
};

type Place = { readonly sessionId: string; readonly kind: ExerciseKind; readonly tookMs: number };
export type AnswerEvent = ToldEvent & { readonly id: string };

export function answerEvents(
  answers: readonly CardAnswer[],
  { sessionId, kind, tookMs }: Place,
): AnswerEvent[] {
  return answers.map(({ card, outcome, answer, isHelped }) => ({
    id: newId(),
    skill: card.skill,
    item: wordItem(card.word, card.reading),
    outcome,
    aided: isHelped ? 'start' : 'none',
    answer: answer.slice(0, ANSWER_MAX),
    // Of several cards at once nobody can say how long each took.
    tookMs: answers.length > 1 ? null : Math.min(TOOK_MS_MAX, Math.round(tookMs)),
    source: 'review',
    sourceId: sessionId,
    partId: kind,
  }));
}

/** One event for each that is taken back. */
export const undoEvents = (told: readonly AnswerEvent[]): AnswerEvent[] =>
  told.map((event) => ({
    ...event,
    id: newId(),
    outcome: 'undone',
    aided: 'none',
    answer: '',
    tookMs: null,
    undoes: event.id,
  }));
