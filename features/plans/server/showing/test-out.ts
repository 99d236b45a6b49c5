// Whether the lesson that comes next can be left behind by its test: whoever knows most of it is offered that first.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Evidence, isMostlyDone, mayBeKnown, type PlanItem } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';

type Next = { readonly items: readonly (PlanItem & { readonly isDone: boolean })[] };
type TestOutDeps = Pick<PlansDeps, 'history' | 'catalogue'>;

/** Null where the session begins with something else, or the greater part of its lesson is done: then it is finished sooner. */
export async function testOutOf(
  { history, catalogue }: TestOutDeps,
  userId: UserId,
  next: Next | undefined,
  { lessons }: Pick<Evidence, 'lessons'>,
) {
  const first = next?.items.find(({ kind, isDone }) => kind !== 'review' && !isDone);
  if (first?.kind !== 'lesson' || isMostlyDone(lessons.get(first.ref))) return null;
  const lesson = catalogue().lessons.find(({ id }) => id === first.ref);
  if (!lesson) return null;
  const words = [...new Set(lesson.words.map(({ zh }) => zh))];
  const known = (await history.knownWords(userId, words)).size;
  // What is known of a lesson that is begun was learnt in it.
  const isLikely = !lessons.has(lesson.id) && mayBeKnown(known, words.length);
  return { lesson: lesson.id, known, of: words.length, isLikely };
}
