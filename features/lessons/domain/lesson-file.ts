// A lesson as the page fetches it: a file beside the dictionary's, so that it is there without a connection once it was read.

import type { Point } from '../../../chinese/grammar/index.ts';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { LessonItems } from './progress.ts';

type Three = { readonly zh: string; readonly en: string; readonly pt: string };

/** `meaning`: of what is right; undefined where the point brought the pair and no lesson. */
export type Contrast = {
  readonly wrong: string;
  readonly right: string;
  readonly meaning?: Pick<Three, 'en' | 'pt'> | undefined;
};

/** A point of grammar with what it says, its examples, and mistakes beside what is right. */
export type TaughtPoint = {
  readonly id: string;
  readonly title: Three;
  readonly explanation: Three;
  readonly examples: readonly Three[];
  readonly pairs: readonly Contrast[];
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
  const grammar = lesson.grammar.flatMap(({ point: pointId, examples, contrasts = [] }) =>
    points
      .filter((point) => point.id === pointId)
      .map(({ title: name, explanation, wrong }) => ({
        id: pointId,
        title: name,
        explanation,
        examples,
        pairs: contrasts.length > 0 ? contrasts.map(toContrast) : contrastsOf(wrong),
      })),
  );
  return { id, level, order, title, goals, words, characters, dialogue, task, grammar };
}

const toContrast = ({ wrong, zh, en, pt }: Three & { readonly wrong: string }): Contrast => ({
  wrong,
  right: zh,
  meaning: { en, pt },
});

/** What the point shows by itself, without mistakes that are of signs alone: nobody is asked for these. */
const contrastsOf = (wrong: Point['wrong']): Contrast[] =>
  wrong
    .filter(([given, right]) => ENDED.test(right) && withoutSigns(given) !== withoutSigns(right))
    .map(([given, right]) => ({ wrong: given, right }));

const withoutSigns = (text: string): string => text.replaceAll(/[\p{P}\s]/gu, '');
