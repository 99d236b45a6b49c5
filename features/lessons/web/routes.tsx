// The routes of the lessons: the course, one lesson, and its exercises.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const lessonsRoutes: RouteObject[] = [
  page({
    path: 'study/lessons',
    access: 'member',
    isLearning: true,
    isSeen: true,
    texts: ['lessons'],
    load: async () => ({ Page: (await import('./pages/lessons-page.tsx')).LessonsPage }),
  }),
  page({
    path: 'study/lessons/:lesson',
    access: 'member',
    isLearning: true,
    texts: ['lessons', 'scenarios', 'my-words', 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/lesson-page.tsx')).LessonPage }),
  }),
  page({
    path: 'study/lessons/:lesson/practice',
    access: 'member',
    isLearning: true,
    texts: ['lessons', 'study', 'my-words'],
    load: async () => ({ Page: (await import('./pages/practice-page.tsx')).PracticePage }),
  }),
];
