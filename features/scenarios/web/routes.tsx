// The routes of the scenarios: the places, and one scene.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const scenariosRoutes: RouteObject[] = [
  page({
    path: 'scenarios',
    access: 'member',
    isLearning: true,
    texts: ['scenarios', 'today'],
    load: async () => ({ Page: (await import('./pages/scenarios-page.tsx')).ScenariosPage }),
  }),
  page({
    path: 'scenarios/:place/:scene',
    access: 'member',
    isLearning: true,
    texts: ['scenarios', 'my-words', 'tutor-chat'],
    load: async () => ({ Page: (await import('./pages/scene-page.tsx')).ScenePage }),
  }),
];
