// The single keys of the workbench: what each does while nobody types and no dialog is open.

import { useEffect, useEffectEvent } from 'react';
import { isPageKey } from '../../../../kit/web/shortcuts/page-keys.ts';

export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = isPageKey(event) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
