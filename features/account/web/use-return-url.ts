// Where the sign-in pages lead when the person is signed in.

import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeReturnUrl } from '../domain/index.ts';
import { useSession } from './session.ts';

/** The safe form of the address's `returnUrl`, and the query that hands it on to the neighbouring page. */
export function useReturnUrl(): { readonly returnUrl: string; readonly query: string } {
  const [parameters] = useSearchParams();
  const returnUrl = safeReturnUrl(parameters.get('returnUrl'));
  return { returnUrl, query: returnUrl === '/' ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}` };
}

/** Leads whoever is signed in onward, in place of the sign-in page, so that Back does not come here again. */
export function useOnward(to: string, isWelcome = true): void {
  const navigate = useNavigate();
  const { status } = useSession();
  const mayGo = status === 'signed-in' && isWelcome;
  useEffect(() => {
    if (mayGo) void navigate(to, { replace: true });
  }, [mayGo, to, navigate]);
}
