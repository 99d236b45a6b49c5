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
  const seen = useRef({ fromEnd: 0, height: 0, room: 0, firstId, lastOwnId });
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
    Object.assign(seen.current, measure(element));
    isAtEnd.current = seen.current.fromEnd - room < NEAR_PX;
    if (isAtEnd.current) setUnseen(false);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { fromEnd, height, firstId: first, lastOwnId: own } = seen.current;
    const hasEarlier = first !== undefined && firstId !== first && lastOwnId === own;
    if (lastOwnId !== own || isAtEnd.current) toEnd();
    else if (hasEarlier) element.scrollTop = element.scrollHeight - fromEnd;
    else if (element.scrollHeight > height) setUnseen(true);
    seen.current = { ...measure(element), firstId, lastOwnId };
    // The list is laid out anew whenever it changes, which the effect's own reading does not show.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [content, firstId, lastOwnId, toEnd]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A keyboard, a longer draft or a turned phone changes the room, a translation the height: the end stays in sight.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
      Object.assign(seen.current, measure(element));
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { scroller, onScroll, hasUnseen, toEnd };
}

/** Where the list stands, in CSS pixels; `fromEnd` stays the same when something is put in front. */
function measure(element: HTMLElement) {
  const { scrollHeight, scrollTop, clientHeight } = element;
  return { fromEnd: scrollHeight - scrollTop, height: scrollHeight, room: clientHeight };
}
