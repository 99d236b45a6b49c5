// The browser's guard: which page a viewer may see, and where they are sent instead.

import type { Role } from '../../../kit/core/access.ts';
import { signInUrl } from './return-url.ts';

export type Viewer =
  | {
      readonly role: Role;
      /** An admin who must set up a second factor before anything else in the admin area. */
      readonly needsSecondFactor?: boolean;
    }
  | undefined;
export type GuardVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly redirectTo: string };

type AskedPage = {
  /** As the page declares it beside its route. */
  readonly access: 'public' | 'member' | 'admin';
  /** With its query: where a guest comes back to. */
  readonly path: string;
};

/** A wrong role is sent home; the server decides anyway. */
export function guardPage({ access, path }: AskedPage, viewer: Viewer): GuardVerdict {
  if (access === 'public') return { allowed: true };
  if (!viewer) return { allowed: false, redirectTo: signInUrl(path) };
  if (access === 'admin' && viewer.role !== 'admin') return { allowed: false, redirectTo: '/' };
  if (access === 'admin' && viewer.needsSecondFactor) return { allowed: false, redirectTo: '/profile' };
  return { allowed: true };
}
