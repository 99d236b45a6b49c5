// Who is signed in, as the server says; the stored client state is only a hint until it has.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { create } from 'zustand';
import { logIn, logOut } from '../../../kit/core/client-state.ts';
import { readJson } from '../../../kit/web/api/call-server.ts';
import { changeClientState, isStoredLogin, useClientState } from '../../../kit/web/client-store.ts';
import type { AccountContract } from '../contract.ts';
import { forgetSessionEnd, noteSessionEnd } from './session-end.ts';

type SessionAnswer = InferContractRouterOutputs<AccountContract>['session'];
export type SessionPerson = NonNullable<SessionAnswer['person']>;

/** So long an answer is taken as it stands; after that the next page still goes by it, while a newer one is fetched. */
const FRESH_MS = 2_000;

type Known = { readonly person: SessionPerson | null | undefined; readonly at: number };
const useKnown = create<Known>(() => ({ person: undefined, at: 0 }));
let asking: Promise<SessionPerson | null> | undefined;

/** The signed-in person, or null for a guest. Throws UnreachableError when nothing is known and the server is away. */
export async function loadSession(): Promise<SessionPerson | null> {
  const { person, at } = useKnown.getState();
  if (person === undefined) return refreshSession();
  // Nobody waits for this one: when it fails, what was known stays, and the next page asks again.
  if (Date.now() - at > FRESH_MS) void refreshSession().catch(() => undefined);
  return person;
}

/** Asks the server anew; calls at the same time share one question. */
export function refreshSession(): Promise<SessionPerson | null> {
  asking ??= readSession().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function readSession(): Promise<SessionPerson | null> {
  const before = useKnown.getState();
  // The contract names the shape of this answer, and the server checks it on the way out.
  const { person } = (await readJson('/account/session')) as SessionAnswer;
  const now = useKnown.getState();
  // Somebody signed in or out while the question was on its way: the answer is older than that.
  if (now !== before && now.person !== undefined) return now.person;
  // Nobody signed out here: the session is over, or was ended from another device.
  if (person) forgetSessionEnd();
  else if (isStoredLogin()) noteSessionEnd();
  takeNote(person);
  return person;
}

/** Takes note of who has signed in, or out by themselves: here, in the stored hint, and by it in the other tabs. */
export function rememberSession(person: SessionPerson | null): void {
  forgetSessionEnd();
  takeNote(person);
}

function takeNote(person: SessionPerson | null): void {
  useKnown.setState({ person, at: Date.now() });
  if (!person) return changeClientState(logOut);
  const { role } = person;
  // A name that is theirs alone, since what is kept on the device for offline use is kept under it.
  const username = person.username ?? person.email;
  const membershipType = isVip(person) ? 'vip' : 'free';
  changeClientState((state) => logIn(state, { role, username, membershipType }));
}

/** Whether the person's VIP runs at this moment; what it gives is decided by the server. */
export function isVip({ vipUntil }: Pick<SessionPerson, 'vipUntil'>): boolean {
  return vipUntil !== null && Date.parse(vipUntil) > Date.now();
}

/** Takes note of what a page has learnt of the person's VIP; when that is news, the header is to show it at once. */
export function noticeVip(vipUntil: string | null): void {
  const { person } = useKnown.getState();
  // When it fails, the next page asks again.
  if (person && person.vipUntil !== vipUntil) void refreshSession().catch(() => undefined);
}

export type Session =
  | { readonly status: 'loading'; readonly wasSignedIn: boolean }
  | { readonly status: 'guest' }
  | { readonly status: 'signed-in'; readonly person: SessionPerson };

/** Who is signed in. While the server has not said, `wasSignedIn` tells what it said last time. */
export function useSession(): Session {
  const person = useKnown((known) => known.person);
  const wasSignedIn = useClientState(({ isLoggedIn }) => isLoggedIn);
  if (person) return { status: 'signed-in', person };
  return person === undefined ? { status: 'loading', wasSignedIn } : { status: 'guest' };
}

/** Whether the person has said that they are under 16. */
export const useIsYounger = (): boolean => useKnown(({ person }) => person?.isYounger === true);

/** Calls back with who is signed in, null for a guest: as soon as that is known, and when it is somebody else. */
export function onPerson(callback: (person: SessionPerson | null) => void): void {
  const { person } = useKnown.getState();
  if (person !== undefined) callback(person);
  useKnown.subscribe(({ person: now }, { person: before }) => {
    if (now !== undefined && (before === undefined || now?.id !== before?.id)) callback(now);
  });
}

type Change = (now: SessionPerson | null, before: SessionPerson | null) => void;

/** Calls back when the person, or their role, turns out to be another than the page was built for. */
export function onSessionChange(change: Change): () => void {
  return useKnown.subscribe(({ person: now }, { person: before }) => {
    if (now === undefined || before === undefined) return;
    if (now?.id !== before?.id || now?.role !== before?.role) change(now, before);
  });
}
