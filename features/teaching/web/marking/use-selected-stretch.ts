// Which stretch of a text is selected, in code points; it stays while somebody types elsewhere.

import { type RefObject, useEffect, useState } from 'react';

type Stretch = { readonly start: number; readonly end: number };

export function useSelectedStretch(text: RefObject<HTMLElement | null>) {
  const [stretch, setStretch] = useState<Stretch>();
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      if (!text.current || !selection || selection.rangeCount === 0) return;
      const found = stretchIn(text.current, selection.getRangeAt(0));
      if (found) setStretch(found);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text]);
  return { stretch, forget: () => setStretch(undefined) };
}

/** What of a selection lies in the text; undefined where that is nothing. */
function stretchIn(text: HTMLElement, range: Range): Stretch | undefined {
  if (range.collapsed || !range.intersectsNode(text)) return undefined;
  const characters = Array.from(text.textContent);
  const offset = (node: Node, at: number): number => {
    const before = document.createRange();
    before.selectNodeContents(text);
    before.setEnd(node, at);
    return Array.from(before.toString()).length;
  };
  let start = text.contains(range.startContainer) ? offset(range.startContainer, range.startOffset) : 0;
  let end = text.contains(range.endContainer)
    ? offset(range.endContainer, range.endOffset)
    : characters.length;
  while (start < end && characters[start]?.trim() === '') start++;
  while (start < end && characters[end - 1]?.trim() === '') end--;
  return start < end ? { start, end } : undefined;
}
