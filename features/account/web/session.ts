// Who is signed in, as the server says; the stored client state is only a hint until it has.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { logIn, logOut } from '../../../kit/core/client-state.ts';
import { apiOf } from '../../../kit/web/api.ts';
import { changeClientState, useClientState } from '../../../kit/web/client-store.ts';
import { queryClient } from '../../../kit/web/query-client.ts';
import type { AccountContract } from '../contract.ts';

export const accountApi = apiOf<AccountContract>('account');

export type SessionPerson = NonNullable<InferContractRouterOutputs<AccountContract>['session']['person']>;

const sessionQuery = queryOptions({
  queryKey: ['account', 'session'],
  queryFn: async () => {
    const { person } = await accountApi.session();
    rememberHint(person);
    return person;
  },
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
});

/** The signed-in person, or null for a guest; from the cache while that is fresh. */
export function loadSession(): Promise<SessionPerson | null> {
  return queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
}

export type Session =
  | { readonly status: 'loading'; readonly wasSignedIn: boolean }
  | { readonly status: 'guest' }
  | { readonly status: 'signed-in'; readonly person: SessionPerson };

/** Who is signed in. While the server has not said, `wasSignedIn` tells what it said last time. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  const wasSignedIn = useClientState(({ isLoggedIn }) => isLoggedIn);
  if (data) return { status: 'signed-in', person: data };
  return isPending ? { status: 'loading', wasSignedIn } : { status: 'guest' };
}

/** After signing in or registering: nothing that was cached for the guest, or for another person, is kept. */
export function enterSession(person: SessionPerson): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, person);
  rememberHint(person);
}

/** After signing out, or when the server no longer knows the session. */
export function leaveSession(): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  rememberHint(null);
}

function rememberHint(person: SessionPerson | null): void {
  if (!person) return changeClientState(logOut);
  const { role, username } = person;
  changeClientState((state) => logIn(state, { role, username, membershipType: 'free' }));
}
