// The map of the site: the home page at once, and every other page once somebody goes there.

import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { createGuard } from '../../features/account/web/api.ts';
import { homeRoutes } from '../../features/home/web/routes.tsx';
import { reachable } from '../../kit/web/api/chunk.ts';
import { ErrorPage } from '../../kit/web/routing/error-page.tsx';
import { handleAt } from '../../kit/web/routing/page-handle.ts';
import { exchange } from '../../kit/web/routing/route.tsx';
import { Loading } from '../../kit/web/ui/loading/loading.tsx';
import { Frame } from './frame.tsx';

/** The guard is the one route around all pages. */
const GUARDED = 'guarded';

/** The pages that are known so far. */
let known: RouteObject[] = homeRoutes;
const guard = createGuard((pathname) => handleAt(known, pathname));

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Frame />,
    // While the list of the other pages is fetched, this is the innermost route that is known.
    hydrateFallbackElement: (
      <Frame>
        <Loading />
      </Frame>
    ),
    errorElement: (
      <Frame>
        <ErrorPage />
      </Frame>
    ),
    children: [
      { id: GUARDED, middleware: [guard], children: homeRoutes },
      // Unknown paths lead home, and Back does not return to them.
      { path: '*', loader: ({ request }) => exchange(request, '/') },
    ],
  },
];

/** Fetches the other pages when a path is none of the routes above. */
export const discoverPages: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { pages } = await reachable(import('./pages.tsx'));
  known = [...homeRoutes, pages];
  patch(GUARDED, [pages]);
};
