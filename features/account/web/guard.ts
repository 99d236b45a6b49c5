// Runs the guard's rules before every page: guests are sent to sign in, and come back with path and query.

import type { MiddlewareFunction } from 'react-router';
import { UnreachableError } from '../../../kit/web/api/call-server.ts';
import { useClientState } from '../../../kit/web/client-store.ts';
import { exchange } from '../../../kit/web/routing/route.tsx';
import { guardPage, isPublic, type Viewer } from '../domain/index.ts';
import { loadSession } from './session.ts';

export const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (!isPublic(pathname)) {
    const verdict = guardPage(pathname, search, await findViewer());
    // A middleware redirects by throwing the answer.
    if (!verdict.allowed) throw exchange(request, verdict.redirectTo); // oxlint-disable-line typescript/only-throw-error
  }
  return next();
};

/** As the server says. While it is away, as it said last: the page's own calls then tell what is not to be had. */
async function findViewer(): Promise<Viewer> {
  try {
    return (await loadSession()) ?? undefined;
  } catch (error) {
    const { isLoggedIn, role } = useClientState.getState();
    if (error instanceof UnreachableError && isLoggedIn) return { role };
    throw error;
  }
}
