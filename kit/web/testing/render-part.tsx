// Renders a part of a page as the page would: in a router, with the cache of answers and the texts that all share.

import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../api/query-client.ts';
import { COMMON_TEXTS, loadTexts, provideTexts } from '../i18n.ts';
import { Toasts } from '../layout/toasts.tsx';
import type { PageHandle } from '../routing/page-handle.ts';

provideTexts(import.meta.glob('/kit/web/text/*.json', { import: 'default' }));

type Place = {
  /** Where the part stands, with its query. */
  readonly path?: string;
  /** What stands around it, as a route around its own. */
  readonly Frame?: ComponentType;
  /** What its page declares of itself. */
  readonly handle?: PageHandle;
};

/** Renders `part` at every path of a router of its own, with messages above it. */
export async function renderPart(part: ReactNode, { path = '/', Frame = Outlet, handle }: Place = {}) {
  await loadTexts([COMMON_TEXTS]);
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <Toasts />
          </>
        ),
        children: [{ Component: Frame, children: [{ path: '*', element: part, handle }] }],
      },
    ],
    { initialEntries: [path] },
  );
  const rendered = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  onTestFinished(async () => {
    await rendered.unmount();
    queryClient.clear();
    router.dispose();
  });
  return { ...rendered, router };
}
