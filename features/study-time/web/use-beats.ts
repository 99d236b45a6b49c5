// Tells the server while somebody studies on this page: visible, and touched, typed on, scrolled or speaking.

import { useEffect, useRef } from 'react';
import { beaten, isBeatDue, noActivity, tick, USED_FOR_MS } from '../domain/index.ts';
import { studyTimeApi } from './study-time-api.ts';
import { heardToday, useToday } from './today.ts';

const TICK_MS = 1000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove', 'scroll'] as const;
/** Sound and picture that play. */
const PLAYS = ['timeupdate'] as const;

/** Beats while it is mounted. `isBusy`: an answer is being written, which is studied though nobody touches the page. */
export function useBeats(isBusy: boolean): void {
  const today = useToday();
  const now = useRef({ isBusy, today });
  useEffect(() => {
    now.current = { isBusy, today };
  }, [isBusy, today]);

  useEffect(() => {
    let touchedAt = performance.now();
    let activity = noActivity(performance.now());
    const touch = () => {
      touchedAt = performance.now();
    };
    const watching = new AbortController();
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const name of [...TOUCHES, ...PLAYS]) document.addEventListener(name, touch, options);
    const timer = setInterval(() => {
      const at = performance.now();
      const { isBusy: isWriting, today: known } = now.current;
      const isInUse = isWriting || at - touchedAt < USED_FOR_MS;
      activity = tick(activity, at, isInUse && document.visibilityState === 'visible');
      if (!known?.limited || known.secondsLeft === 0) return;
      if (!isBeatDue(activity, at, known.secondsLeft)) return;
      activity = beaten(activity, at);
      // A beat that is lost is made good by the next one, as far as the server counts.
      void studyTimeApi.beat().then(heardToday, () => undefined);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      watching.abort();
    };
  }, []);
}
