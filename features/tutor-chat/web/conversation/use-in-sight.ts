// Keeps the beginning of something that opens and grows within a scrolling list in sight, until the learner moves by themselves.

import { type RefObject, useEffect, useRef } from 'react';

const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The ref of the element that opens. */
export function useInSight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const opened = element.current;
    const scroller = opened && scrollerOf(opened);
    if (!scroller) return;
    const moved = new AbortController();
    // The list follows its end as it grows, which would carry the beginning off.
    const observer = new ResizeObserver(() => bringIn(opened, scroller));
    observer.observe(opened);
    const stop = () => {
      observer.disconnect();
      moved.abort();
    };
    const openedAt = performance.now();
    // The very key that opened it is still on its way up to the window.
    const onMove = ({ timeStamp }: Event) => {
      if (timeStamp > openedAt) stop();
    };
    for (const move of OWN_MOVES) addEventListener(move, onMove, { signal: moved.signal });
    return stop;
  }, []);
  return element;
}

/** Moves the list only: bringing it into view by the browser would move the page around it, too. */
function bringIn(element: HTMLElement, scroller: HTMLElement): void {
  const room = scroller.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const above = own.top - room.top;
  const below = own.bottom - room.bottom;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(above, below);
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let outer = element.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflowY === 'auto') return outer;
  return undefined;
}
