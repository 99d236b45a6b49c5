// How much of the page an on-screen keyboard covers, as the style variable `--keyboard` of an element.

import { type RefObject, useEffect } from 'react';

export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Zooming by hand shrinks the visible part too; that is no keyboard.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      // The browser has moved the page to show the field; now that there is room for all of it, it goes back.
      if (covered > 0) window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [element]);
}
