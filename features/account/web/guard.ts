// Runs the guard's rules before every page: guests are sent to sign in, and come back with path and query.

import type { MiddlewareFunction } from 'react-router';
import { UnreachableError } from '../../../kit/web/api/call-server.ts';
import { useClientState } from '../../../kit/web/client-store.ts';
import type { PageHandle } from '../../../kit/web/routing/page-handle.ts';
import { exchange } from '../../../kit/web/routing/route.tsx';
import { guardPage, type Viewer } from '../domain/index.ts';
import { loadSession } from './session.ts';

/** `handleAt`: what the page at a path declares; one that declares nothing is nobody's. */
export function createGuard(handleAt: (pathname: string) => PageHandle | undefined): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const { access, isForGrownUps } = handleAt(pathname) ?? {};
    if (access === undefined) throw new Error(`the page ${pathname} does not declare who may see it`);
    if (access !== 'public') {
      const verdict = guardPage({ access, path: pathname + search }, await findViewer());
      // A middleware redirects by throwing the answer.
      if (!verdict.allowed) throw exchange(request, verdict.redirectTo); // oxlint-disable-line typescript/only-throw-error
    }
    // oxlint-disable-next-line typescript/only-throw-error
    if (isForGrownUps && (await isYounger())) throw exchange(request, ASK_A_GROWN_UP);
    return next();
  };
}

/** What stands in the place of pages that sell. */
const ASK_A_GROWN_UP = '/ask-a-grown-up';

/** The server refuses all that matters: while it is away the page opens. */
async function isYounger(): Promise<boolean> {
  const person = await loadSession().catch(() => null);
  return person?.isYounger === true;
}

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
