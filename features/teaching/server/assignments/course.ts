// What of the course can be given to a class, by what it is called.

import type { CourseKind } from '../../domain/index.ts';
import type { TeachingDeps } from '../deps.ts';
import type { AssignedWord } from '../tables.ts';
import type { Assignment } from './assignments-repo.ts';

type Line = { readonly zh: string; readonly en: string; readonly pt: string };
type Level = TeachingDeps['content']['lessons'][number]['level'];
type Given = {
  readonly id: string;
  readonly title: Line;
  readonly level: Level;
  readonly words: string[] | null;
};

type Named = Omit<Given, 'words'>;
const given = ({ id, title: { zh, en, pt }, level }: Named, words: string[] | null = null): Given => ({
  id,
  title: { zh, en, pt },
  level,
  words,
});

/** From the easiest of each kind. */
export function courseOf({ lessons, scenarios, texts }: TeachingDeps['content']) {
  return {
    lesson: lessons.map((lesson) =>
      given(
        lesson,
        lesson.words.map(({ zh }) => zh),
      ),
    ),
    scene: scenarios.flatMap((place) =>
      place.scenes.map(({ id, title, level }) => given({ id: `${place.id}/${id}`, title, level })),
    ),
    text: texts.map((text) => given(text)),
  } satisfies Record<CourseKind, readonly Given[]>;
}

type Task = Pick<Assignment, 'kind' | 'target' | 'words'>;
type Lesson = TeachingDeps['content']['lessons'][number];

const wordsOf = ({ words }: Lesson): AssignedWord[] => words.map(({ zh, pinyin }) => ({ word: zh, pinyin }));

/** What can be practised on paper for an assignment, by what the class was given besides. */
export function practiceOf(of: Task, given: readonly Task[], { lessons }: TeachingDeps['content']) {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const lessonOf = ({ kind, target }: Task) => (kind === 'lesson' ? byId.get(target) : undefined);
  const lesson = lessonOf(of);
  const met = new Set<Lesson>();
  const meet = (one: Lesson | undefined): void => {
    if (!one || met.has(one)) return;
    met.add(one);
    for (const id of one.requires) meet(byId.get(id));
  };
  for (const each of [of, ...given]) meet(lessonOf(each));
  const words = [...[...met].flatMap(wordsOf), ...given.flatMap((each) => each.words)];
  const own = lesson ? [...lesson.grammar.flatMap(({ examples }) => examples), ...lesson.dialogue] : [];
  return {
    words: lesson ? wordsOf(lesson) : [...of.words],
    sentences: own.map(({ zh, en, pt }) => ({ zh, en, pt })),
    met: [...new Set(words.map(({ word }) => word))],
    band: lesson?.band ?? null,
  };
}

export function titleOf(content: TeachingDeps['content'], kind: string, target: string): Line | null {
  if (kind !== 'lesson' && kind !== 'scene' && kind !== 'text') return null;
  return courseOf(content)[kind].find(({ id }) => id === target)?.title ?? null;
}
