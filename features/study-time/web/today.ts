// What is left of today, as the server said last; all tabs of this browser share what one of them hears.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { create } from 'zustand';
import { setBoosterPacks, setLearningTime } from '../../../kit/core/client-counts.ts';
import { callServer, LANGUAGE_HEADER, readJson, UnreachableError } from '../../../kit/web/api/call-server.ts';
import { onRefusal } from '../../../kit/web/api/refusals.ts';
import { changeClientState } from '../../../kit/web/client-store.ts';
import { loadSession } from '../../account/web/api.ts';
import type { StudyTimeContract } from '../contract.ts';
import { minutesStudied } from '../domain/index.ts';

export type Today = InferContractRouterOutputs<StudyTimeContract>['today'];

type Known = {
  /** Undefined until the server has said anything. */
  readonly today: Today | undefined;
  /** Why the last question was not answered; null when it was. */
  readonly error: Error | null;
  /** By how much the server's clock is ahead of this browser's, in milliseconds. */
  readonly ahead: number;
  /** Counts the calls that were refused because no time is left. */
  readonly refusals: number;
};

const UNKNOWN: Known = { today: undefined, error: null, ahead: 0, refusals: 0 };
const useKnown = create<Known>(() => UNKNOWN);

/** Older browsers have none; then each tab hears for itself. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('yulu.study-time') : undefined;
channel?.addEventListener('message', ({ data }: MessageEvent<Today>) => note(data));

function note(today: Today): void {
  const heard = useKnown.getState().today;
  // Answers overtake each other; the later one holds.
  if (heard && heard.now > today.now) return;
  useKnown.setState({ today, error: null, ahead: Date.parse(today.now) - Date.now() });
  changeClientState((state) =>
    setLearningTime(setBoosterPacks(state, today.boostersOwned), minutesStudied(today.studied), today.date),
  );
}

/** Takes note of an answer of the server, here and in the other tabs. */
export function heardToday(today: Today): void {
  note(today);
  // A channel has no target to name: it reaches this site's own tabs alone.
  channel?.postMessage(today); // oxlint-disable-line unicorn/require-post-message-target-origin
}

let asking: Promise<void> | undefined;

/** Asks the server; calls at the same time share one question. What was known stays when it does not answer. */
export function refreshToday(): Promise<void> {
  asking ??= readToday().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function readToday(): Promise<void> {
  try {
    // The contract names the shape of this answer, and the server checks it on the way out.
    const today = (await readJson('/study-time')) as Today;
    // An admin who sees somebody's pages has another device than they.
    const isTold = today.isZoneKnown || (await loadSession())?.viewing !== undefined;
    heardToday(isTold ? today : await tellZone());
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    useKnown.setState({ error });
  }
}

/** The first visit tells the zone in which the learner's days turn. Light, as the home page has no typed client. */
async function tellZone(): Promise<Today> {
  const headers = { ...LANGUAGE_HEADER, 'content-type': 'application/json' };
  const body = JSON.stringify({ zone: deviceZone() });
  const response = await callServer(new Request('/api/study-time/zone', { method: 'PUT', headers, body }));
  if (!response.ok) throw new UnreachableError(`the zone was answered with ${response.status}`);
  // As above: the contract's own shape.
  return (await response.json()) as Today;
}

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Somebody else is signed in, or nobody. */
export function forgetToday(): void {
  useKnown.setState(UNKNOWN);
}

onRefusal((code) => {
  if (code !== 'STUDY_TIME_OVER') return;
  const { today, refusals } = useKnown.getState();
  const empty = today && { ...today, allowanceLeft: 0, extraLeft: 0, secondsLeft: 0, isWarning: true };
  useKnown.setState({ refusals: refusals + 1, ...(empty ? { today: empty } : {}) });
  void refreshToday();
});

/** As a part of a page takes it that shows nothing without it. */
export function useTodayQuery() {
  const { today, error } = useKnown();
  return { data: today, error, refetch: refreshToday };
}

export const useToday = (): Today | undefined => useKnown((known) => known.today);
/**
 * Seconds of today. A page that was read before the last heartbeat knows less than this browser has heard since: the
 * later one holds. `told`: seconds as the page was told.
 */
export function useSecondsToday(told: number): number {
  const today = useToday();
  return Math.max(told, today !== undefined && untilReset(today) > 0 ? today.studied : 0);
}

/** Whole minutes of them, as every page says them. */
export const useMinutesToday = (told: number): number => minutesStudied(useSecondsToday(told));

export const useRefusals = (): number => useKnown((known) => known.refusals);

/** Undefined while it is not known; true for who is not limited. */
export const useHasStudyTime = (): boolean | undefined =>
  useKnown(({ today }) => today && (!today.limited || today.secondsLeft > 0));

/** Milliseconds until the day turns, by the server's clock. */
export const untilReset = (today: Today): number =>
  Date.parse(today.resetsAt) - (Date.now() + useKnown.getState().ahead);
