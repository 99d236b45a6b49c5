// The browser's guard (decision 2): which page a viewer may see, and where they are sent instead.

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

const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/admin/login',
]);

/** For admins alone, though they stand outside of `/admin`. */
const ADMIN_PATHS: ReadonlySet<string> = new Set(['/ai-role-chat-test']);

/** Decides for a path with its query (`?…` or empty). A wrong role is sent home; the server decides anyway. */
export function guardPage(path: string, query: string, viewer: Viewer): GuardVerdict {
  if (isPublic(path)) return { allowed: true };
  if (!viewer) return { allowed: false, redirectTo: signInUrl(path + query) };
  if (isAdminArea(path) && viewer.role !== 'admin') return { allowed: false, redirectTo: '/' };
  if (isAdminArea(path) && viewer.needsSecondFactor) return { allowed: false, redirectTo: '/profile' };
  return { allowed: true };
}

/**
 * Whether a page needs nobody to be signed in. Any path that starts with /preschool is public, as the spec says, and so
 * are invitations, which are for those who have no account yet.
 */
export function isPublic(path: string): boolean {
  const plain = plainPath(path);
  return PUBLIC_PATHS.has(plain) || plain.startsWith('/preschool') || plain.startsWith('/invite/');
}

function isAdminArea(path: string): boolean {
  const plain = plainPath(path);
  return plain === '/admin' || plain.startsWith('/admin/') || ADMIN_PATHS.has(plain);
}

/** The path as the router reads it: escapes resolved, any case, doubled and trailing slashes ignored. */
function plainPath(path: string): string {
  const single = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an encoding at all: taken as it stands, as the router does.
    return path;
  }
}
