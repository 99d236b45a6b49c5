// Puts the open card beside its word; on a phone the style sheet makes it a sheet at the bottom instead.

import { type RefObject, useLayoutEffect } from 'react';

/** Where the style sheet turns the sheet into a card (`--breakpoint-tablet`), and where it would not fit beside a word. */
const ROOMY = '(min-width: 48rem)';
const EDGE = 8;

type Anchor = () => HTMLElement | null;

export function usePlaced(card: RefObject<HTMLElement | null>, anchor: Anchor): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const isRoomy = matchMedia(ROOMY);
    const place = () => moveTo(element, isRoomy.matches ? anchor()?.getClientRects()[0] : undefined);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      watcher.disconnect();
      removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [card, anchor]);
}

/** Beside the word; without one wherever the style sheet says. */
function moveTo({ style, offsetWidth, offsetHeight }: HTMLElement, word: DOMRect | undefined): void {
  style.left = word ? `${leftOf(word, offsetWidth)}px` : '';
  style.top = word ? `${topOf(word, offsetHeight)}px` : '';
}

function leftOf(word: DOMRect, width: number): number {
  const wanted = word.left + word.width / 2 - width / 2;
  return Math.max(EDGE, Math.min(wanted, innerWidth - width - EDGE));
}

/** Below the word, above it where there is no room below, and else wherever the whole card is to be seen. */
function topOf(word: DOMRect, height: number): number {
  const below = word.bottom + EDGE;
  if (below + height + EDGE <= innerHeight) return below;
  const above = word.top - EDGE - height;
  return above >= EDGE ? above : Math.max(EDGE, innerHeight - height - EDGE);
}
