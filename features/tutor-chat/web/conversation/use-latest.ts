// A callback whose identity never changes and that always runs the newest version of itself.

import { useCallback, useLayoutEffect, useRef } from 'react';

export function useLatest<Arguments extends unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
