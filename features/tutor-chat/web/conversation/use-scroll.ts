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
  const before = useRef({ fromEnd: 0, firstId, lastOwnId, height: 0 });
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
    if (!element) return;
    const fromEnd = element.scrollHeight - element.scrollTop;
    before.current.fromEnd = fromEnd;
    isAtEnd.current = fromEnd - element.clientHeight < NEAR_PX;
    if (isAtEnd.current) setUnseen(false);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { fromEnd, firstId: first, lastOwnId: own, height } = before.current;
    const hasEarlier = first !== undefined && firstId !== first && lastOwnId === own;
    if (lastOwnId !== own || isAtEnd.current) toEnd();
    else if (hasEarlier) element.scrollTop = element.scrollHeight - fromEnd;
    else if (element.scrollHeight > height) setUnseen(true);
    before.current = {
      fromEnd: element.scrollHeight - element.scrollTop,
      firstId,
      lastOwnId,
      height: element.scrollHeight,
    };
    // The list is laid out anew whenever it changes, which the effect's own reading does not show.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [content, firstId, lastOwnId, toEnd]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A keyboard, a longer draft or a turned phone changes the room, a translation the height: the end stays in sight.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { scroller, onScroll, hasUnseen, toEnd };
}
