// Signing out: the server ends the session first, then the page forgets the person.

import type { NavigateFunction } from 'react-router';
import { callServer } from '../../../kit/web/api/call-server.ts';
import { rememberSession } from './session.ts';

/** Ends this session and goes to a public page. Throws when the server could not be told: then nobody has been signed out. */
export async function signOut(navigate: NavigateFunction, to = '/'): Promise<void> {
  const response = await callServer(new Request('/api/account/sign-out', { method: 'POST' }));
  if (!response.ok) throw new Error(`signing out answered ${response.status}`);
  await leaveAccount(navigate, to);
}

/** The session is over at the server: the page forgets the person. */
export async function leaveAccount(navigate: NavigateFunction, to = '/'): Promise<void> {
  // Nothing asks on the way whether to stay. There first: the guard would ask a guest on a private page to sign in again.
  await navigate(to, { state: { isDecided: true } });
  rememberSession(null);
}
