// The routes of the preschool: all films, and one of them. Nobody has to sign in for either.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const preschoolRoutes: RouteObject[] = [
  page({
    path: 'preschool',
    access: 'public',
    isReturnedTo: true,
    texts: ['preschool'],
    load: async () => ({ Page: (await import('./pages/preschool-page.tsx')).PreschoolPage }),
  }),
  page({
    path: 'preschool/:film',
    access: 'public',
    isReturnedTo: true,
    texts: ['preschool', 'my-words'],
    load: async () => ({ Page: (await import('./pages/film-page.tsx')).FilmPage }),
  }),
];
