// What the pages of the lessons read: the course, one lesson, and how far it is.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { locale } from '../../../kit/web/i18n.ts';
import type { LessonsContract } from '../contract.ts';
import { type LessonFile, lessonFileOf } from '../domain/index.ts';

export type Lesson = InferContractRouterOutputs<LessonsContract>['listLessons'][number];

const api = apiOf<LessonsContract>('lessons');

/** The language that lines are translated into; for Chinese interfaces English (decision 11). */
export const MEANING_LANGUAGE = locale === 'pt' ? 'pt' : 'en';

/** Asked anew at every visit: people come here from their exercises. */
export const lessonsQuery = queryOptions({
  queryKey: ['lessons', 'list'],
  queryFn: () => api.listLessons(),
  staleTime: 0,
});

export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: ['lessons', 'progress', id],
    queryFn: () => api.readProgress({ id }),
    staleTime: 0,
  });

/** A file of the page: it needs no server where the browser keeps it. Null where there is no such lesson. */
export const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: ['lessons', 'lesson', id],
    queryFn: () => loadLesson(id),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export async function loadLesson(id: string): Promise<LessonFile | null> {
  const answer = await fetch(`${import.meta.env.YULU_DICTIONARY}/${lessonFileOf(id)}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`lesson ${id}: ${answer.status}`);
  // The build of the same version wrote the file in this shape.
  return (await answer.json()) as LessonFile;
}
