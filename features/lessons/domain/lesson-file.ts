// A lesson as the page fetches it: a file beside the dictionary's, so that it is there without a connection once it was read.

import type { Point } from '../../../chinese/grammar/index.ts';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { LessonItems } from './progress.ts';

type Three = { readonly zh: string; readonly en: string; readonly pt: string };

/** A point of grammar with what it says, its examples, and mistakes beside what is right. */
export type TaughtPoint = {
  readonly id: string;
  readonly title: Three;
  readonly explanation: Three;
  readonly examples: readonly Three[];
  readonly pairs: readonly { readonly wrong: string; readonly right: string }[];
};

export type LessonFile = Pick<
  Lesson,
  'id' | 'level' | 'order' | 'title' | 'goals' | 'words' | 'characters' | 'dialogue' | 'task'
> & { readonly grammar: readonly TaughtPoint[] };

/** What is to be known of a lesson. */
export const lessonItemsOf = ({ words, grammar }: Pick<LessonFile, 'words' | 'grammar'>): LessonItems => ({
  words,
  points: grammar.map(({ id }) => id),
});

/** The path inside the dictionary's folder. */
export const lessonFileOf = (id: string): string => `lessons/${id}.json`;

/** What learners type often lacks its last sign; a sentence to learn from has it. */
const ENDED = /[。！？”]$/u;

export function toLessonFile(lesson: Lesson, points: readonly Point[]): LessonFile {
  const { id, level, order, title, goals, words, characters, dialogue, task } = lesson;
  const grammar = lesson.grammar.flatMap(({ point: pointId, examples }) =>
    points
      .filter((point) => point.id === pointId)
      .map(({ title: name, explanation, wrong }) => ({
        id: pointId,
        title: name,
        explanation,
        examples,
        pairs: wrong
          .filter(([, right]) => ENDED.test(right))
          .map(([given, right]) => ({ wrong: given, right })),
      })),
  );
  return { id, level, order, title, goals, words, characters, dialogue, task, grammar };
}
