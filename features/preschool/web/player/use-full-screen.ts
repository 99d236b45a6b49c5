// A film over the whole screen; where the browser gives its screen to nothing of ours, as iPhones do, over the whole window.

import { type RefObject, useEffect, useState } from 'react';

type FullScreen = { readonly isFull: boolean; readonly toggle: () => void };

export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    // Escape and the way back of a telephone end it, too.
    const look = () => setFull(document.fullscreenElement !== null);
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
    document.addEventListener('fullscreenchange', look);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => setFull(false));
    else if (isFull) setFull(false);
    else
      void enter(root.current)
        .catch(() => undefined)
        .then(() => setFull(true));
  };
  return { isFull, toggle };
}

/** Refused or not there, the window is filled all the same. */
async function enter(element: HTMLElement | null): Promise<void> {
  if (!('requestFullscreen' in document.documentElement)) return;
  await element?.requestFullscreen();
  await lieDown();
}

/** A telephone that is held upright turns the film; leaving the full screen gives the turning back. */
async function lieDown(): Promise<void> {
  // Browsers of telephones have it, and the types of the DOM do not.
  const { orientation }: { readonly orientation: ScreenOrientation & Lockable } = screen;
  await orientation.lock?.('landscape');
}

type Lockable = { readonly lock?: (to: 'landscape') => Promise<void> };
