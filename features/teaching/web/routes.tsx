// The pages of teachers and of learners in classes; that for admins stands in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['teaching'];

export const teachingRoutes: readonly RouteObject[] = [
  page({
    path: 'teaching',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/teaching-page.tsx')).TeachingPage }),
  }),
  page({
    path: 'teaching/classes/:id',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/class-page.tsx')).ClassPage }),
  }),
  page({
    path: 'teaching/classes/:id/assignments/:assignmentId',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/assignment-page.tsx')).AssignmentPage }),
  }),
  page({
    path: 'teaching/classes/:id/assignments/:assignmentId/worksheet',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/worksheet-page.tsx')).WorksheetPage }),
  }),
  page({
    path: 'teaching/classes/:id/code',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/show-code-page.tsx')).ShowCodePage }),
  }),
  page({
    path: 'teaching/classes/:id/learners/:userId',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/learner-page.tsx')).LearnerPage }),
  }),
  page({
    path: 'classes',
    access: 'member',
    isLearning: true,
    texts,
    load: async () => ({ Page: (await import('./pages/joined-classes-page.tsx')).JoinedClassesPage }),
  }),
  page({
    path: 'classes/:id',
    access: 'member',
    isLearning: true,
    texts: [...texts, 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/joined-class-page.tsx')).JoinedClassPage }),
  }),
  page({
    path: 'join-class',
    access: 'public',
    isReturnedTo: true,
    texts: [...texts, 'privacy'],
    load: async () => ({ Page: (await import('./pages/join-class-page.tsx')).JoinClassPage }),
  }),
];

export const teachingAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/teachers',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/teachers-page.tsx')).TeachersPage }),
  }),
];
