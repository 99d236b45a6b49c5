// What of the course can be given to a class, by what it is called.

import type { CourseKind } from '../../domain/index.ts';
import type { TeachingDeps } from '../deps.ts';
import type { AssignedWord } from '../tables.ts';
import type { Assignment } from './assignments-repo.ts';

type Line = { readonly zh: string; readonly en: string; readonly pt: string };
type Level = TeachingDeps['content']['lessons'][number]['level'];
type Given = { readonly id: string; readonly title: Line; readonly level: Level };

const given = ({ id, title: { zh, en, pt }, level }: Given): Given => ({ id, title: { zh, en, pt }, level });

/** From the easiest of each kind. */
export function courseOf({ lessons, scenarios, texts }: TeachingDeps['content']) {
  return {
    lesson: lessons.map(given),
    scene: scenarios.flatMap((place) =>
      place.scenes.map(({ id, title, level }) => given({ id: `${place.id}/${id}`, title, level })),
    ),
    text: texts.map(given),
  } satisfies Record<CourseKind, readonly Given[]>;
}

/** The words that can be practised on paper for an assignment, with numbered pinyin. */
export function practiceOf(
  { kind, target, words }: Pick<Assignment, 'kind' | 'target' | 'words'>,
  { lessons }: TeachingDeps['content'],
): AssignedWord[] {
  if (kind !== 'lesson') return [...words];
  const lesson = lessons.find(({ id }) => id === target);
  return lesson?.words.map(({ zh, pinyin }) => ({ word: zh, pinyin })) ?? [];
}

export function titleOf(content: TeachingDeps['content'], kind: string, target: string): Line | null {
  if (kind !== 'lesson' && kind !== 'scene' && kind !== 'text') return null;
  return courseOf(content)[kind].find(({ id }) => id === target)?.title ?? null;
}
