// Single keys of an exercise, while nobody types and no card or dialog is open.

import { useEffect, useEffectEvent } from 'react';
import { isPageKey } from '../../../../kit/web/shortcuts/page-keys.ts';

/** `onKey` says whether the key was used; what is asked first takes a key from all that listen to it as well. */
export function usePageKeys(
  isOn: boolean,
  onKey: (key: string) => boolean,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (!event.repeat && isPageKey(event) && act(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen, isFirst);
    return () => removeEventListener('keydown', listen, isFirst);
  }, [isOn, isFirst]);
}

/** The place that a digit names, from 0; undefined for other keys. */
export function placeOf(key: string, count: number): number | undefined {
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return place >= 0 && place < count ? place : undefined;
}
