// A film over the whole screen; where the browser gives its screen to nothing of ours, as iPhones do, over the whole window.

import { type RefObject, useEffect, useState } from 'react';

type FullScreen = { readonly isFull: boolean; readonly toggle: () => void };

export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    // The way back of a telephone ends it, too.
    const look = () => setFull(document.fullscreenElement !== null);
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && void exit().catch(() => setFull(false));
    document.addEventListener('fullscreenchange', look);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  const toggle = () => void (isFull ? exit().catch(() => setFull(false)) : enter(root.current).then(setFull));
  return { isFull, toggle };
}

/** Rejects where the window is filled and not the screen. A screen that is given back tells so by its event. */
async function exit(): Promise<void> {
  if (!document.fullscreenElement) throw new Error('not over the whole screen');
  await document.exitFullscreen();
}

/** Refused or not there, the window is filled all the same; false where somebody has left again meanwhile. */
async function enter(element: HTMLElement | null): Promise<boolean> {
  if (!('requestFullscreen' in document.documentElement)) return true;
  try {
    await element?.requestFullscreen();
  } catch {
    return true;
  }
  await lieDown().catch(() => undefined);
  return document.fullscreenElement !== null;
}

/** A telephone that is held upright turns the film; leaving the full screen gives the turning back. */
async function lieDown(): Promise<void> {
  // Browsers of telephones have it, and the types of the DOM do not.
  const { orientation }: { readonly orientation: ScreenOrientation & Lockable } = screen;
  await orientation.lock?.('landscape');
}

type Lockable = { readonly lock?: (to: 'landscape') => Promise<void> };
