// What the browser remembers of a person between visits, and its rules (spec sections 3 and 4).
// It is a hint for the first paint: what a person may do, owns or has left is decided by the server.

import { ROLES, type Role } from './access.ts';

export type MembershipType = 'free' | 'vip';

/** `downloadedAt` is an ISO 8601 time. */
export type DownloadedPack = { readonly id: string; readonly downloadedAt: string };

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
  readonly boosterPacksUsed: number;
  readonly downloadedPacks: readonly DownloadedPack[];
};

export const LOGGED_OUT: ClientState = {
  isLoggedIn: false,
  role: 'student',
  membershipType: 'free',
  dailyLearningTime: 0,
  lastLearningDate: '',
  boosterPacks: 0,
  boosterPacksUsed: 0,
  downloadedPacks: [],
};

/** At most so many booster packs count in a month (spec section 9). */
export const MOST_BOOSTERS_USED = 3;

type Login = { readonly role: Role; readonly membershipType: MembershipType; readonly username?: string };

export function logIn(state: ClientState, { role, membershipType, username }: Login): ClientState {
  const { username: _previous, ...rest } = state;
  return { ...rest, isLoggedIn: true, role, membershipType, ...(username === undefined ? {} : { username }) };
}

export function logOut(): ClientState {
  return LOGGED_OUT;
}

/** Adds studied minutes; a new day starts with them. `today` is yyyy-mm-dd. */
export function addLearningTime(state: ClientState, minutes: number, today: string): ClientState {
  const before = state.lastLearningDate === today ? state.dailyLearningTime : 0;
  return { ...state, dailyLearningTime: before + minutes, lastLearningDate: today };
}

export function resetLearningTime(state: ClientState, today: string): ClientState {
  return { ...state, dailyLearningTime: 0, lastLearningDate: today };
}

export function addBoosterPack(state: ClientState): ClientState {
  return { ...state, boosterPacks: state.boosterPacks + 1 };
}

/** Uses one booster pack, and says whether there was one to use and room for it. */
export function applyBoosterPack(state: ClientState): {
  readonly state: ClientState;
  readonly applied: boolean;
} {
  const { boosterPacks, boosterPacksUsed } = state;
  if (boosterPacks < 1 || boosterPacksUsed >= MOST_BOOSTERS_USED) return { state, applied: false };
  return {
    state: { ...state, boosterPacks: boosterPacks - 1, boosterPacksUsed: boosterPacksUsed + 1 },
    applied: true,
  };
}

/** Remembers a downloaded pack; downloading it again only renews its time. */
export function addDownloadedPack(state: ClientState, pack: DownloadedPack): ClientState {
  return { ...state, downloadedPacks: [...without(state.downloadedPacks, pack.id), pack] };
}

export function removeDownloadedPack(state: ClientState, id: string): ClientState {
  return { ...state, downloadedPacks: without(state.downloadedPacks, id) };
}

function without(packs: readonly DownloadedPack[], id: string): readonly DownloadedPack[] {
  return packs.filter((pack) => pack.id !== id);
}

/** Reads a stored value field by field; whatever is missing, broken or hostile falls back to its default. */
export function parseClientState(value: unknown): ClientState {
  if (!isRecord(value)) return LOGGED_OUT;
  const { username, lastLearningDate, downloadedPacks } = value;
  return {
    isLoggedIn: value.isLoggedIn === true,
    role: ROLES.find((role) => role === value.role) ?? LOGGED_OUT.role,
    membershipType: value.membershipType === 'vip' ? 'vip' : 'free',
    ...(isShortText(username) ? { username } : {}),
    dailyLearningTime: count(value.dailyLearningTime),
    lastLearningDate: isDate(lastLearningDate) ? lastLearningDate : '',
    boosterPacks: Math.floor(count(value.boosterPacks)),
    boosterPacksUsed: Math.floor(count(value.boosterPacksUsed)),
    downloadedPacks: Array.isArray(downloadedPacks) ? downloadedPacks.flatMap(parsePack) : [],
  };
}

function parsePack(value: unknown): DownloadedPack[] {
  if (!isRecord(value)) return [];
  const { id, downloadedAt } = value;
  const isPack = isShortText(id) && isShortText(downloadedAt) && !Number.isNaN(Date.parse(downloadedAt));
  return isPack ? [{ id, downloadedAt }] : [];
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
