// The routes of the roles: for learners, and in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const aiRolesRoutes: RouteObject[] = [
  page({
    path: 'ai-roles',
    access: 'member',
    isLearning: true,
    texts: ['ai-roles', 'today'],
    load: async () => ({ Page: (await import('./pages/roles-page.tsx')).RolesPage }),
  }),
  page({
    path: 'ai-role/:roleId',
    access: 'member',
    isLearning: true,
    texts: ['ai-roles', 'my-words', 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/role-page.tsx')).RolePage }),
  }),
  page({
    path: 'roleplay/:talkId?',
    access: 'member',
    isLearning: true,
    texts: ['ai-roles', 'my-words', 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/role-play-page.tsx')).RolePlayPage }),
  }),
  page({
    path: 'roleplay/:talkId/review',
    access: 'member',
    isLearning: true,
    texts: ['ai-roles', 'my-words', 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/review-page.tsx')).ReviewPage }),
  }),
];

export const aiRolesAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/ai-roles',
    access: 'admin',
    texts: ['ai-roles', 'drafts'],
    load: async () => ({ Page: (await import('./pages/admin-roles-page.tsx')).AdminRolesPage }),
  }),
  page({
    path: 'ai-role-chat-test',
    access: 'admin',
    texts: ['ai-roles', 'ai-services', 'my-words', 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/role-test-page.tsx')).RoleTestPage }),
  }),
  page({
    path: 'admin/ai-roles/new',
    access: 'admin',
    texts: ['ai-roles', 'drafts'],
    load: async () => ({ Page: (await import('./pages/admin-new-role-page.tsx')).AdminNewRolePage }),
  }),
  page({
    path: 'admin/ai-roles/:roleId',
    access: 'admin',
    texts: ['ai-roles', 'drafts'],
    load: async () => ({ Page: (await import('./pages/admin-role-page.tsx')).AdminRolePage }),
  }),
  page({
    path: 'admin/ai-roles/:roleId/history',
    access: 'admin',
    texts: ['ai-roles', 'drafts'],
    load: async () => ({ Page: (await import('./pages/admin-role-history-page.tsx')).AdminRoleHistoryPage }),
  }),
];
