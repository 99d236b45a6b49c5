// What the pages of the lessons read: the course, one lesson, and how far it is.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { locale } from '../../../kit/web/i18n.ts';
import { readPieceFile } from '../../learning-content/web/api.ts';
import type { LessonsContract } from '../contract.ts';
import { type LessonFile, lessonFileOf } from '../domain/index.ts';

export type Lesson = InferContractRouterOutputs<LessonsContract>['listLessons'][number];

const api = apiOf<LessonsContract>('lessons');

/** The language that lines are translated into; for Chinese interfaces English. */
export const MEANING_LANGUAGE = locale === 'pt' ? 'pt' : 'en';

/** Asked anew at every visit: people come here from their exercises. */
export const lessonsQuery = queryOptions({
  queryKey: ['lessons', 'list'],
  queryFn: () => api.listLessons(),
  staleTime: 0,
});

/** As long as the contract takes. */
const SEARCH_MAX = 80;

/** What was found before stays until the answer is here. */
export const foundLessonsQuery = (search: string) =>
  queryOptions({
    queryKey: ['lessons', 'found', search],
    queryFn: () => api.findLessons({ q: search.slice(0, SEARCH_MAX) }),
    placeholderData: keepPreviousData,
  });

export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: ['lessons', 'progress', id],
    queryFn: () => api.readProgress({ id }),
    staleTime: 0,
  });

export const newWordsQuery = (id: string) =>
  queryOptions({
    queryKey: ['lessons', 'new-words', id],
    queryFn: () => api.newWords({ id }),
    staleTime: 0,
  });

/**
 * A file of the page, or its published version: it needs no server where the browser keeps it. Null where there is no
 * such lesson. Asked anew at a later visit, for it may have been published anew.
 */
export const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: ['lessons', 'lesson', id],
    queryFn: () => loadLesson(id),
    networkMode: 'always',
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

export const loadLesson = async (id: string): Promise<LessonFile | null> =>
  // The build of the same version wrote the file in this shape, as the server writes those that were published.
  (await readPieceFile(
    'lesson',
    id,
    `${import.meta.env.YULU_DICTIONARY}/${lessonFileOf(id)}`,
  )) as LessonFile | null;
