// Runs the guard's rules before every page: guests are sent to sign in, and come back with path and query.

import { type MiddlewareFunction, replace } from 'react-router';
import { guardPage, isPublic } from '../domain/index.ts';
import { loadSession } from './session.ts';

export const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (!isPublic(pathname)) {
    const verdict = guardPage(pathname, search, (await loadSession()) ?? undefined);
    // A middleware redirects by throwing the answer.
    if (!verdict.allowed) throw replace(verdict.redirectTo); // oxlint-disable-line typescript/only-throw-error
  }
  return next();
};
