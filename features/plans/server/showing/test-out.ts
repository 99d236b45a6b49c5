// Whether the lesson that comes next can be left behind by its test: whoever knows most of it is offered that first.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Evidence, mayBeKnown, type PlanItem } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';

type Next = { readonly items: readonly (PlanItem & { readonly isDone: boolean })[] };
type TestOutDeps = Pick<PlansDeps, 'history' | 'catalogue'>;

/** Null where the session begins with something else, or its lesson is begun. */
export async function testOutOf(
  { history, catalogue }: TestOutDeps,
  userId: UserId,
  next: Next | undefined,
  { lessons }: Pick<Evidence, 'lessons'>,
) {
  const first = next?.items.find(({ kind, isDone }) => kind !== 'review' && !isDone);
  if (first?.kind !== 'lesson' || lessons.has(first.ref)) return null;
  const lesson = catalogue().lessons.find(({ id }) => id === first.ref);
  if (!lesson) return null;
  const words = [...new Set(lesson.words.map(({ zh }) => zh))];
  const known = (await history.knownWords(userId, words)).size;
  return { lesson: lesson.id, known, of: words.length, isLikely: mayBeKnown(known, words.length) };
}
