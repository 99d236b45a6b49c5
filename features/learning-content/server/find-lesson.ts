// Where a lesson has what somebody looks for: a word or point that it teaches, else a line of it, written or by its sound.

import { points } from '../../../chinese/grammar/index.ts';
import type { LessonDraft } from '../domain/draft-schemas.ts';
import { type FindElsewhere, type Found, findInside, findTaught } from '../domain/find-inside.ts';

export type FoundInLesson = Found & {
  /** It is a new word or a point of grammar of this lesson. */
  readonly isTaught: boolean;
};

export function findInLesson(
  lesson: LessonDraft,
  search: string,
  bySound: FindElsewhere | undefined,
): FoundInLesson | undefined {
  const taught = findTaught(lesson, search, titleOfPoint, bySound);
  const found = taught ?? findInside(lesson, search, bySound);
  return found && { ...found, isTaught: taught !== undefined };
}

const titleOfPoint = (id: string): string | undefined => points.find((point) => point.id === id)?.title.zh;
