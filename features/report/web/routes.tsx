// The pages of the report and their places.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['report', 'my-words', 'placement'];

export const reportRoutes: readonly RouteObject[] = [
  page({
    path: 'profile/report',
    access: 'member',
    isLearning: true,
    isSeen: true,
    texts,
    load: async () => ({ Page: (await import('./pages/report-page.tsx')).ReportPage }),
  }),
  page({
    path: 'profile/report/answers',
    access: 'member',
    isLearning: true,
    texts,
    load: async () => ({ Page: (await import('./pages/answers-page.tsx')).AnswersPage }),
  }),
  page({
    path: 'profile/report/words',
    access: 'member',
    isLearning: true,
    texts,
    load: async () => ({ Page: (await import('./pages/words-page.tsx')).WordsPage }),
  }),
  page({
    path: 'profile/report/days',
    access: 'member',
    isLearning: true,
    texts,
    load: async () => ({ Page: (await import('./pages/days-page.tsx')).DaysPage }),
  }),
  page({
    path: 'report/:key',
    access: 'public',
    texts,
    load: async () => ({ Page: (await import('./pages/shared-report-page.tsx')).SharedReportPage }),
  }),
];
