// How far the round of a lesson has come in this browser: a reload goes on at the same card.

import { COPIES, forgetStored, readStored, store } from '../../../../kit/web/storage.ts';
import type { LessonItems } from '../../domain/index.ts';
import type { PracticeState } from './practice-state.ts';

export type RoundPlace = Pick<PracticeState, 'steps' | 'done' | 'missed' | 'round'>;
type Stored = RoundPlace & {
  /** What the lesson held: of another version nothing is taken up. */
  readonly items: string;
};

const KEY = `${COPIES}round-`;

/** Undefined where this round has not been begun here, or another one was. */
export function readPlace(
  lessonId: string,
  items: LessonItems,
  { at, of }: RoundPlace['round'],
): RoundPlace | undefined {
  try {
    // Only `keepPlace` writes under this key.
    const stored = JSON.parse(readStored(KEY + lessonId) ?? 'null') as Stored | null;
    if (stored?.items !== JSON.stringify(items)) return undefined;
    const { steps, done, missed, round } = stored;
    const isThisRound = round.at === at && round.of === of && done < steps.length;
    return isThisRound ? { steps, done, missed, round } : undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}

export function keepPlace(
  lessonId: string,
  items: LessonItems,
  { steps, done, missed, round }: RoundPlace,
): void {
  store(
    KEY + lessonId,
    JSON.stringify({ items: JSON.stringify(items), steps, done, missed, round } satisfies Stored),
  );
}

export const forgetPlace = (lessonId: string): void => forgetStored(KEY + lessonId);
