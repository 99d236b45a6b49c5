// Opens a new talk at its first line and any other at its end; keeps the newest words in sight while the learner is at the
// end, and their place when they have scrolled up.

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So close to the end counts as being there. */
const NEAR_PX = 64;

type Scroll = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
  /** There is more below what is in sight. */
  readonly hasMore: boolean;
  readonly toEnd: () => void;
};

type ScrollOptions = {
  /** Changes whenever the list does. */
  readonly content: unknown;
  /** Identifies the learner's newest message: when it changes, they look at the end. */
  readonly lastOwnId: string | undefined;
};

export function useScroll({ content, lastOwnId }: ScrollOptions): Scroll {
  const scroller = useRef<HTMLElement>(null);
  // A talk in which the learner has said nothing yet is read from its top.
  const isAtEnd = useRef(lastOwnId !== undefined);
  const seen = useRef<Seen>({ anchor: undefined, top: 0, height: 0, room: 0, scrolled: 0 });
  const shownOwnId = useRef(lastOwnId);
  const [hasMore, setMore] = useState(false);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    isAtEnd.current = true;
    element.scrollTop = element.scrollHeight;
    seen.current = look(element);
    setMore(false);
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    const { height, room } = seen.current;
    // The browser moves too when the layout changes under it; only the learner's own moves count.
    if (!element || element.scrollHeight !== height || element.clientHeight !== room) return;
    seen.current = look(element);
    isAtEnd.current = !isFarFromEnd(element);
    setMore(!isAtEnd.current);
  }, []);

  const hold = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // The list may grow between the learner's move and its event.
    if (hasMovedUp(element, seen.current)) isAtEnd.current = false;
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else holdAnchor(element, seen.current);
    seen.current = look(element);
    setMore(isFarFromEnd(element));
  }, []);

  useLayoutEffect(() => {
    const isOwnNew = shownOwnId.current !== lastOwnId;
    shownOwnId.current = lastOwnId;
    if (isOwnNew) toEnd();
    else hold();
    // The list is laid out anew whenever it changes, which the effect's own reading does not show.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [content, lastOwnId, toEnd, hold]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A keyboard, a longer draft or a turned phone changes the room; a translation, words that come alive the height.
    const observer = new ResizeObserver(hold);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [hold]);

  return { scroller, onScroll, hasMore, toEnd };
}

function isFarFromEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight >= NEAR_PX;
}

/** What the reader sees, in CSS pixels: the uppermost message in sight, how far below the list's top edge it begins. */
type Seen = {
  readonly anchor: Element | undefined;
  readonly top: number;
  readonly height: number;
  readonly room: number;
  readonly scrolled: number;
};

function look(element: HTMLElement): Seen {
  const edge = element.getBoundingClientRect().top;
  const anchor = Array.from(element.querySelectorAll('ol > li')).find(
    (message) => message.getBoundingClientRect().bottom > edge,
  );
  return {
    anchor,
    top: anchor ? anchor.getBoundingClientRect().top - edge : 0,
    height: element.scrollHeight,
    room: element.clientHeight,
    scrolled: element.scrollTop,
  };
}

/** A browser moves a list up by itself only when it has less to scroll than before. */
function hasMovedUp(element: HTMLElement, { height, room, scrolled }: Seen): boolean {
  const hasLess = element.scrollHeight < height || element.clientHeight > room;
  return !hasLess && scrolled - element.scrollTop >= NEAR_PX;
}

/** Browsers hold places too, but not all, and not when the page itself has just moved: the list switches theirs off. */
function holdAnchor(element: HTMLElement, { anchor, top }: Seen): void {
  if (!anchor?.isConnected) return;
  const edge = element.getBoundingClientRect().top;
  element.scrollTop += anchor.getBoundingClientRect().top - edge - top;
}
