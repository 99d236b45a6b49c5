// How far the round of a lesson has come in this browser: a reload goes on at the same card.

import { useClientState } from '../../../../kit/web/client-store.ts';
import { forgetStored, readStored, store, storedUnder } from '../../../../kit/web/storage.ts';
import type { LessonFile, LessonItems } from '../../domain/index.ts';
import type { PracticeState } from './practice-state.ts';

export type RoundPlace = Pick<PracticeState, 'steps' | 'done' | 'missed' | 'round'>;
type Stored = RoundPlace & {
  /** What the lesson held: of another version nothing is taken up. */
  readonly items: string;
  readonly title: LessonFile['title'];
  /** When it was left, in milliseconds since 1970. */
  readonly at: number;
};

/** No copy of what the server has: who signs out and in again goes on where they were, and nobody else does. */
const keyOf = (lesson: string): string => `yulu.round.${useClientState.getState().username ?? ''} ${lesson}`;

/** Undefined where this round has not been begun here, or another one was. */
export function readPlace(
  lessonId: string,
  items: LessonItems,
  { at, of }: RoundPlace['round'],
): RoundPlace | undefined {
  try {
    // Only `keepPlace` writes under this key.
    const stored = JSON.parse(readStored(keyOf(lessonId)) ?? 'null') as Stored | null;
    if (stored?.items !== JSON.stringify(items)) return undefined;
    const { steps, done, missed, round } = stored;
    const isThisRound = round.at === at && round.of === of && done < steps.length;
    return isThisRound ? { steps, done, missed, round } : undefined;
  } catch {
    return undefined; // Cut off or not ours.
  }
}

export function keepPlace(
  { id, title }: Pick<LessonFile, 'id' | 'title'>,
  items: LessonItems,
  { steps, done, missed, round }: RoundPlace,
): void {
  const stored = { items: JSON.stringify(items), steps, done, missed, round, title, at: Date.now() };
  store(keyOf(id), JSON.stringify(stored satisfies Stored));
}

export type LeftRound = Pick<Stored, 'title' | 'at' | 'done'> & {
  readonly lesson: string;
  /** Of so many questions. */
  readonly of: number;
};

/** The round that was left last in this browser before its end; undefined where none was. */
export function lastRound(): LeftRound | undefined {
  const left = storedUnder(keyOf('')).flatMap((lesson) => leftAt(lesson) ?? []);
  return left.toSorted((a, b) => b.at - a.at)[0];
}

function leftAt(lesson: string): LeftRound | undefined {
  try {
    // Only `keepPlace` writes under these keys; what an older version wrote has no time.
    const stored = JSON.parse(readStored(keyOf(lesson)) ?? 'null') as Stored | null;
    // Of a round in which nothing was answered nothing was left.
    if (!stored?.at || stored.done === 0 || stored.done >= stored.steps.length) return undefined;
    const { title, at, done, steps } = stored;
    return { lesson, title, at, done, of: steps.length };
  } catch {
    return undefined; // Cut off or not ours.
  }
}

export const forgetPlace = (lessonId: string): void => forgetStored(keyOf(lessonId));
