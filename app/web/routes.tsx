// The map of the site: every feature's routes under the one layout.

import { type RouteObject, replace } from 'react-router';
import { homeRoutes } from '../../features/home/web/routes.tsx';
import { upcomingRoutes } from '../../features/upcoming/web/routes.tsx';
import { ErrorPage } from '../../kit/web/error-page.tsx';
import { Layout } from '../../kit/web/layout/layout.tsx';
import { Loading } from '../../kit/web/ui/loading.tsx';

/** The frame of every screen, the error page included. */
const frame = { account: null, courseBookingUrl: null };

/** All pages. The guard is the one route around them. */
const pages: RouteObject = {
  id: 'guarded',
  children: [...homeRoutes, ...upcomingRoutes],
};

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Layout {...frame} />,
    HydrateFallback: Loading,
    errorElement: (
      <Layout {...frame}>
        <ErrorPage />
      </Layout>
    ),
    // Unknown paths lead home, and Back does not return to them.
    children: [pages, { path: '*', loader: () => replace('/') }],
  },
];
