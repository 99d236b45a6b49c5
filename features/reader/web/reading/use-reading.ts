// What happens while a text is read: where the reader is, which words and sentences they had explained.

import { useCallback, useRef, useState } from 'react';

export type PinyinMode = 'unknown' | 'all' | 'off';

export function useReading(count: number) {
  /** The sentence that the keys act on. */
  const [current, setCurrent] = useState<number | null>(null);
  const [translated, setTranslated] = useState<ReadonlySet<number>>(new Set());
  /** Kept when a translation is closed again. */
  const helped = useRef(new Set<number>());
  const lookedUp = useRef(new Set<string>());
  const translate = useCallback((place: number) => {
    helped.current.add(place);
    setCurrent(place);
    setTranslated((before) => {
      const after = new Set(before);
      if (!after.delete(place)) after.add(place);
      return after;
    });
  }, []);
  const lookUp = useCallback((word: string) => void lookedUp.current.add(word), []);
  const move = (by: 1 | -1) =>
    setCurrent((at) => (at === null ? 0 : Math.min(count - 1, Math.max(0, at + by))));
  return { current, setCurrent, translated, translate, lookUp, move, helped, lookedUp };
}
export type ReadingState = ReturnType<typeof useReading>;
