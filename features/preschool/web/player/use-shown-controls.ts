// Whether the controls lie over the film: a tap, a key or a mouse that moves brings them, and they go again while it plays.

import { useEffect, useState } from 'react';

const STAY_MS = 4000;

type ShownControls = { readonly areShown: boolean; readonly turn: () => void };

/** `mayGo`: the film plays over the whole screen. What stands still keeps its controls. */
export function useShownControls(mayGo: boolean): ShownControls {
  // When somebody last asked for them; zero after they were sent away.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!mayGo) return;
    const show = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      setAsked(event.timeStamp);
    };
    addEventListener('keydown', show);
    addEventListener('pointermove', show);
    return () => {
      removeEventListener('keydown', show);
      removeEventListener('pointermove', show);
    };
  }, [mayGo]);
  useEffect(() => {
    if (!mayGo || asked === 0) return;
    const timer = setTimeout(() => setAsked(0), STAY_MS);
    return () => clearTimeout(timer);
  }, [mayGo, asked]);
  return {
    areShown: !mayGo || asked > 0,
    turn: () => setAsked((before) => (before > 0 ? 0 : performance.now())),
  };
}
