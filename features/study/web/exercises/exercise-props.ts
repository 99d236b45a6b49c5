// What the screen of an exercise is given: itself, its cards, and how it tells its answer.

import type { Exercise } from '../../domain/exercises/index.ts';
import type { Card } from '../queries.ts';
import type { CardAnswer } from '../store/facts.ts';
import type { Given } from '../store/session-state.ts';

export type ExerciseProps<Shown extends Exercise> = {
  readonly exercise: Shown;
  readonly cards: readonly Card[];
  /** Null until it is answered; then what was right is marked. */
  readonly given: Given | null;
  readonly onAnswer: (answers: readonly CardAnswer[], given: Given) => void;
};

/** The answer to an exercise of one card. */
export function answerTo(
  { cards, onAnswer }: Pick<ExerciseProps<Exercise>, 'cards' | 'onAnswer'>,
  given: Given & { readonly isHelped?: boolean },
): void {
  const { outcome, answer, isHelped = false } = given;
  onAnswer(
    cards.map((card) => ({
      card,
      outcome,
      answer,
      aided: isHelped ? ('start' as const) : ('none' as const),
    })),
    given,
  );
}
