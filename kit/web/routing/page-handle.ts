// What a page declares of itself beside its route: who may see it. Whoever asks about a page reads it here.

import { matchRoutes, type RouteObject, useMatches } from 'react-router';

/** Everybody; whoever is signed in; admins. */
export type PageAccess = 'public' | 'member' | 'admin';

export type PageHandle = {
  readonly access: PageAccess;
  /** Who signs in from this public page comes back to it, and not to the home page. */
  readonly isReturnedTo?: true;
  /** Things are sold or earned here: whoever has said that they are under 16 is told to ask a grown-up instead. */
  readonly isForGrownUps?: true;
  /** An admin who sees somebody's pages sees this one too; the calls that it makes are declared as `seeAs`. */
  readonly isSeen?: true;
  /** People learn here, or choose what to learn: the header says how much time for it is left today. */
  readonly isLearning?: true;
};

/** The handle of the page at a path, read as the router reads it; undefined where no page is, or none is declared. */
export function handleAt(routes: RouteObject[], pathname: string): PageHandle | undefined {
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  return isPageHandle(handle) ? handle : undefined;
}

/** The handle of the page that stands here; undefined while it is looked for. */
export function usePageHandle(): PageHandle | undefined {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : undefined;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
