// What is told of an answer: one learning event for each card.

import { newId } from '../../../../kit/web/new-id.ts';
import {
  type Aided,
  ANSWER_MAX,
  CHECK_PART,
  KNOWN_PART,
  TOOK_MS_MAX,
  wordItem,
} from '../../../learning-events/domain/index.ts';
import type { ToldEvent } from '../../../learning-events/web/api.ts';
import type { ExerciseKind } from '../../domain/exercises/index.ts';
import type { GivenAnswer, HeldCard } from '../../domain/session/session.ts';

/** How one card was answered. */
export type CardAnswer = {
  readonly card: HeldCard;
  readonly outcome: GivenAnswer['outcome'];
  readonly answer: string;
  /** `start`: the first letters stood there; `full`: the whole word did. */
  readonly aided: Extract<Aided, 'none' | 'start' | 'full'>;
};

type Place = {
  readonly source: 'review' | 'lesson';
  /** The session, or the lesson. */
  readonly sourceId: string;
  readonly kind: ExerciseKind | typeof KNOWN_PART;
  /** Null where nothing was asked. */
  readonly tookMs: number | null;
};
export type AnswerEvent = ToldEvent & { readonly id: string };

export function answerEvents(
  answers: readonly CardAnswer[],
  { source, sourceId, kind, tookMs }: Place,
): AnswerEvent[] {
  return answers.map(({ card, outcome, answer, aided }) => ({
    id: newId(),
    skill: card.skill,
    item: wordItem(card.word, card.reading),
    outcome,
    aided,
    answer: answer.slice(0, ANSWER_MAX),
    // Several cards at once share the time.
    tookMs: tookMs === null ? null : Math.min(TOOK_MS_MAX, Math.round(tookMs / answers.length)),
    source,
    sourceId,
    partId: card.reason === 'check' && kind !== KNOWN_PART ? CHECK_PART : kind,
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
