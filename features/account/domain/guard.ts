// The browser's guard (decision 2): which page a viewer may see, and where they are sent instead.

import type { Role } from '../../../kit/core/access.ts';
import { signInUrl } from './return-url.ts';

export type Viewer = { readonly role: Role } | undefined;
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

/** Decides for a path with its query (`?…` or empty). A wrong role is sent home; the server decides anyway. */
export function guardPage(path: string, query: string, viewer: Viewer): GuardVerdict {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (isPublic(plain)) return { allowed: true };
  const isAdminArea = plain === '/admin' || plain.startsWith('/admin/');
  if (!viewer) return { allowed: false, redirectTo: signInUrl(path + query) };
  if (isAdminArea && viewer.role !== 'admin') return { allowed: false, redirectTo: '/' };
  return { allowed: true };
}

/** Whether a page needs nobody to be signed in. Any path that starts with /preschool is public, as the spec says. */
export function isPublic(path: string): boolean {
  return PUBLIC_PATHS.has(path) || path.startsWith('/preschool');
}
