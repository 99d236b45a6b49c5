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
const enter = async (element: HTMLElement | null): Promise<void> =>
  'requestFullscreen' in document.documentElement ? element?.requestFullscreen() : undefined;
