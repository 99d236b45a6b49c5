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

/** Next to the word; without one wherever the style sheet says. */
function moveTo(element: HTMLElement, word: Box | undefined): void {
  const { style } = element;
  style.maxHeight = '';
  const place = word && placeOf(word, { width: element.offsetWidth, height: element.offsetHeight });
  style.maxHeight = place ? `${place.room}px` : '';
  style.left = place ? `${place.left}px` : '';
  style.top = place ? `${place.topOf(element.offsetHeight)}px` : '';
}

type Size = { readonly width: number; readonly height: number };

type Place = {
  readonly left: number;
  /** How high the card may be there. */
  readonly room: number;
  readonly topOf: (height: number) => number;
};

/**
 * Below the word if the whole card fits, else above or below where there is more room, else left or right of it; over the
 * word only on screens that leave it no room to speak of.
 */
function placeOf(word: Box, { width, height }: Size): Place {
  const below = innerHeight - word.bottom - 2 * EDGE;
  const above = word.top - 2 * EDGE;
  const left = within(word.left + word.width / 2 - width / 2, innerWidth - width);
  if (height <= below || (below >= above && below >= LEAST_HEIGHT)) {
    return { left, room: below, topOf: () => word.bottom + EDGE };
  }
  if (above >= LEAST_HEIGHT)
    return { left: clearOf(left, width), room: above, topOf: (actual) => word.top - EDGE - actual };
  const middle = (word.top + word.bottom) / 2;
  return {
    left: besideOf(word, width) ?? left,
    room: innerHeight - 2 * EDGE,
    topOf: (actual) => within(middle - actual / 2, innerHeight - actual),
  };
}

/** Beside what the page wants to keep in sight, such as the sign that plays a film on; over it where neither side has room. */
function clearOf(left: number, width: number): number {
  const clear = document.querySelector('[data-keep-clear]')?.getBoundingClientRect();
  if (!clear || left + width <= clear.left || left >= clear.right) return left;
  const sides = [clear.left - EDGE - width, clear.right + EDGE].filter(
    (side) => side >= EDGE && side + width + EDGE <= innerWidth,
  );
  return sides.toSorted((one, other) => Math.abs(one - left) - Math.abs(other - left))[0] ?? left;
}

/** Right of the word, or left of it; undefined where the card fits on neither side. */
function besideOf(word: Box, width: number): number | undefined {
  const right = word.left + word.width + EDGE;
  if (right + width + EDGE <= innerWidth) return right;
  const left = word.left - EDGE - width;
  return left >= EDGE ? left : undefined;
}

/** Keeps a distance from the edges of the screen; `most` is where the other edge would be touched. */
function within(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}
