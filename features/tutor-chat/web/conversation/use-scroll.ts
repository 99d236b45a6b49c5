// Keeps the newest words in sight while the learner is at the end, and their place when they have scrolled up.

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So close to the end counts as being there. */
const NEAR_PX = 64;

type Scroll = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
  /** Something newer has come below what is in sight. */
  readonly hasUnseen: boolean;
  readonly toEnd: () => void;
};

type ScrollOptions = {
  /** Changes whenever the list does. */
  readonly content: unknown;
  /** Identifies the first message: when it changes, older ones were put in front. */
  readonly firstId: string | undefined;
  /** Identifies the learner's newest message: when it changes, they look at the end. */
  readonly lastOwnId: string | undefined;
};

export function useScroll({ content, firstId, lastOwnId }: ScrollOptions): Scroll {
  const scroller = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef<Seen>({ anchor: undefined, top: 0, height: 0, room: 0 });
  const ids = useRef({ firstId, lastOwnId });
  const [hasUnseen, setUnseen] = useState(false);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    isAtEnd.current = true;
    element.scrollTop = element.scrollHeight;
    setUnseen(false);
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    const { height, room } = seen.current;
    // The browser moves too when the layout changes under it; only the learner's own moves count.
    if (!element || element.scrollHeight !== height || element.clientHeight !== room) return;
    seen.current = look(element);
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    if (isAtEnd.current) setUnseen(false);
  }, []);

  const hold = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else holdAnchor(element, seen.current);
    seen.current = look(element);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = ids.current;
    ids.current = { firstId, lastOwnId };
    const hasGrown = element.scrollHeight > seen.current.height;
    const hasEarlier = before.firstId !== undefined && before.firstId !== firstId;
    if (before.lastOwnId !== lastOwnId || isAtEnd.current) toEnd();
    else if (hasGrown && !hasEarlier) setUnseen(true);
    hold();
    // The list is laid out anew whenever it changes, which the effect's own reading does not show.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [content, firstId, lastOwnId, toEnd, hold]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A keyboard, a longer draft or a turned phone changes the room; a translation, words that come alive the height.
    const observer = new ResizeObserver(hold);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [hold]);

  return { scroller, onScroll, hasUnseen, toEnd };
}

/** What the reader sees, in CSS pixels: the uppermost message in sight, how far below the list's top edge it begins. */
type Seen = {
  readonly anchor: Element | undefined;
  readonly top: number;
  readonly height: number;
  readonly room: number;
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
  };
}

/** Browsers hold places too, but not all, and not when the page itself has just moved: the list switches theirs off. */
function holdAnchor(element: HTMLElement, { anchor, top }: Seen): void {
  if (!anchor?.isConnected) return;
  const edge = element.getBoundingClientRect().top;
  element.scrollTop += anchor.getBoundingClientRect().top - edge - top;
}
