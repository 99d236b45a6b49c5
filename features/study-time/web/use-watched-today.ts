// Keeps what is known of today fresh while the page is open: when it is looked at again, and when the day turns.

import { useEffect } from 'react';
import type { UserId } from '../../../kit/core/user-id.ts';
import { onServerBack } from '../../../kit/web/api/server-watch.ts';
import { forgetToday, refreshToday, type Today, untilReset, useToday } from './today.ts';

/** Browsers take longer timers for none at all. */
const LONGEST_TIMER_MS = 12 * 3_600_000;

/** `personId` is undefined while nobody whose time is limited is signed in. */
export function useWatchedToday(personId: UserId | undefined): Today | undefined {
  const today = useToday();
  useEffect(() => {
    if (personId === undefined) return;
    void refreshToday();
    const look = () => {
      if (document.visibilityState === 'visible') void refreshToday();
    };
    addEventListener('visibilitychange', look);
    const stop = onServerBack(look);
    return () => {
      removeEventListener('visibilitychange', look);
      stop();
      forgetToday();
    };
  }, [personId]);
  useEffect(() => {
    if (!today) return;
    // A little later than the moment itself, so that the server's clock is past it too.
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(1000, untilReset(today) + 500));
    const timer = setTimeout(() => void refreshToday(), wait);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
