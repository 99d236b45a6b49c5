// The routes of plans: the wizard with the list of plans, one plan, and a plan that somebody has shared.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const plansRoutes: RouteObject[] = [
  page({
    path: 'adaptive-learning',
    access: 'member',
    isLearning: true,
    texts: ['plans', 'privacy', 'placement'],
    load: async () => ({ Page: (await import('./pages/plans-page.tsx')).PlansPage }),
  }),
  page({
    path: 'adaptive-learning/plans/:plan',
    access: 'member',
    isLearning: true,
    texts: ['plans', 'my-words', 'study', 'placement'],
    load: async () => ({ Page: (await import('./pages/plan-page.tsx')).PlanPage }),
  }),
  page({
    path: 'shared-plan/:key',
    access: 'public',
    texts: ['plans', 'my-words'],
    load: async () => ({ Page: (await import('./pages/shared-plan-page.tsx')).SharedPlanPage }),
  }),
];
