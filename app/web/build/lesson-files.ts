// Makes the files of the lessons, which the page fetches one by one.

import { points } from '../../../chinese/grammar/index.ts';
import { lessonFileOf, toLessonFile } from '../../../features/lessons/domain/index.ts';
import { currentContent } from './current-content.ts';

/** The files by their path, as JSON. */
export const lessonFiles = (): ReadonlyMap<string, string> =>
  new Map(
    currentContent().lessons.map((lesson) => [
      lessonFileOf(lesson.id),
      JSON.stringify(toLessonFile(lesson, points)),
    ]),
  );
