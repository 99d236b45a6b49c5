// Puts the open card beside its word; on a phone the style sheet makes it a sheet at the bottom instead.

import { type RefObject, useLayoutEffect } from 'react';

/** Where the style sheet turns the sheet into a card (`--breakpoint-tablet`), and where it would not fit beside a word. */
const ROOMY = '(min-width: 48rem)';
const EDGE = 8;
/** A card that can show no more than its head is worth less than the word below it. */
const LEAST_HEIGHT = 400;

type Anchor = () => HTMLElement | null;

export function usePlaced(card: RefObject<HTMLElement | null>, anchor: Anchor): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const isRoomy = matchMedia(ROOMY);
    const place = () => moveTo(element, isRoomy.matches ? boxOf(anchor()) : undefined);
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

type Box = Readonly<Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>>;

/** The first line of the word with the pinyin above it, which the box of the word leaves out. */
function boxOf(word: HTMLElement | null): Box | undefined {
  const line = word?.getClientRects()[0];
  if (!line) return undefined;
  const { left, width, bottom } = line;
  const pinyin = word?.querySelector('rt')?.getBoundingClientRect();
  return { left, width, bottom, top: Math.min(line.top, pinyin?.top ?? line.top) };
}

/** Beside the word; without one wherever the style sheet says. */
function moveTo(element: HTMLElement, word: Box | undefined): void {
  const { style } = element;
  style.maxHeight = '';
  const top = word && topOf(word, element.offsetHeight);
  style.maxHeight = top ? `${top.room}px` : '';
  style.left = word ? `${leftOf(word, element.offsetWidth)}px` : '';
  style.top = top ? `${top.from(element.offsetHeight)}px` : '';
}

function leftOf(word: Box, width: number): number {
  const wanted = word.left + word.width / 2 - width / 2;
  return Math.max(EDGE, Math.min(wanted, innerWidth - width - EDGE));
}

type Top = {
  /** How high the card may be there. */
  readonly room: number;
  readonly from: (height: number) => number;
};

/**
 * Below the word if the whole card fits, else on the side with more room, where its content scrolls; over the word only
 * on screens that leave it no room to speak of.
 */
function topOf(word: Box, height: number): Top {
  const below = innerHeight - word.bottom - 2 * EDGE;
  const above = word.top - 2 * EDGE;
  if (height <= below || (below >= above && below >= LEAST_HEIGHT)) {
    return { room: below, from: () => word.bottom + EDGE };
  }
  if (above >= LEAST_HEIGHT) return { room: above, from: (actual) => word.top - EDGE - actual };
  return { room: innerHeight - 2 * EDGE, from: (actual) => innerHeight - actual - EDGE };
}
