// When a page that is studied on tells the server so, and how long a moment of use counts as use.

/** Whoever has not touched the page for so long is not studying, unless it speaks or writes to them. */
export const USED_FOR_MS = 60_000;
/** How often a page in use beats; more often than the longest time that a beat can count, so that nothing is lost. */
const NEXT_MS = 25_000;
/** After a pause the server counts the longest there is, so the first beat waits until that long was really studied. */
const FIRST_MS = 30_000;
/** A pause is what lies between two beats beyond this. */
const PAUSE_MS = 45_000;
/** Timers of a computer that slept, or of a page in the background, must not count the sleep as use. */
const LONGEST_TICK_MS = 2_000;

export type Activity = {
  /** Milliseconds of use since the last beat. */
  readonly used: number;
  readonly tickedAt: number;
  /** Null before the first beat. */
  readonly beatAt: number | null;
};

export const noActivity = (now: number): Activity => ({ used: 0, tickedAt: now, beatAt: null });

/** A moment passes; `isUsed` tells whether the page is visible and in use. All times in milliseconds. */
export function tick(activity: Activity, now: number, isUsed: boolean): Activity {
  const passed = Math.min(LONGEST_TICK_MS, Math.max(0, now - activity.tickedAt));
  return { ...activity, tickedAt: now, used: activity.used + (isUsed ? passed : 0) };
}

/** Whether it is time to beat; sooner when less is left, so that the end comes when it comes. */
export function isBeatDue({ used, beatAt }: Activity, now: number, secondsLeft: number): boolean {
  const isFirst = beatAt === null || now - beatAt > PAUSE_MS;
  return used >= (isFirst ? FIRST_MS : Math.min(NEXT_MS, Math.max(1, secondsLeft) * 1000));
}

export const beaten = (activity: Activity, now: number): Activity => ({ ...activity, used: 0, beatAt: now });
