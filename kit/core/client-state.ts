// What the browser remembers of a person between visits, and who it is (spec sections 3 and 4).
// It is a hint for the first paint: what a person may do, owns or has left is decided by the server.

import { ROLES, type Role } from './access.ts';

export type MembershipType = 'free' | 'vip';

export type ClientState = {
  readonly isLoggedIn: boolean;
  readonly role: Role;
  readonly membershipType: MembershipType;
  readonly username?: string;
  /** Minutes studied on `lastLearningDate`. */
  readonly dailyLearningTime: number;
  /** yyyy-mm-dd in the learner's own zone; empty before the first study. */
  readonly lastLearningDate: string;
  readonly boosterPacks: number;
  /** In this month. */
  readonly boosterPacksUsed: number;
};

export const LOGGED_OUT: ClientState = {
  isLoggedIn: false,
  role: 'student',
  membershipType: 'free',
  dailyLearningTime: 0,
  lastLearningDate: '',
  boosterPacks: 0,
  boosterPacksUsed: 0,
};

type Login = { readonly role: Role; readonly membershipType: MembershipType; readonly username?: string };

export function logIn(state: ClientState, { role, membershipType, username }: Login): ClientState {
  const { username: _previous, ...rest } = state;
  return { ...rest, isLoggedIn: true, role, membershipType, ...(username === undefined ? {} : { username }) };
}

export function logOut(): ClientState {
  return LOGGED_OUT;
}

/** Reads a stored value field by field; whatever is missing, broken or hostile falls back to its default. */
export function parseClientState(value: unknown): ClientState {
  if (!isRecord(value)) return LOGGED_OUT;
  const { username, lastLearningDate } = value;
  return {
    isLoggedIn: value.isLoggedIn === true,
    role: ROLES.find((role) => role === value.role) ?? LOGGED_OUT.role,
    membershipType: value.membershipType === 'vip' ? 'vip' : 'free',
    ...(isShortText(username) ? { username } : {}),
    dailyLearningTime: count(value.dailyLearningTime),
    lastLearningDate: isDate(lastLearningDate) ? lastLearningDate : '',
    boosterPacks: Math.floor(count(value.boosterPacks)),
    boosterPacksUsed: Math.floor(count(value.boosterPacksUsed)),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 100;
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}
