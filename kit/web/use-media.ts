// Whether a media query fits the window now, and as it changes.

import { useSyncExternalStore } from 'react';

/** Narrower than the breakpoint `tablet`. */
export const PHONE = '(width < 48rem)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
