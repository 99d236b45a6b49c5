// Keyboard shortcuts that work on every screen; the list of them is fetched when someone asks for it.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadTexts } from '../i18n.ts';
import { isPageKey } from './page-keys.ts';

const ShortcutList = lazy(async () => {
  const { ShortcutList, TEXTS } = await import('./shortcut-list.tsx');
  await loadTexts([TEXTS]);
  return { default: ShortcutList };
});

/** `g` and then one of these goes to a page. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  h: '/',
  s: '/study',
  r: '/ai-roles',
  c: '/scenarios',
  w: '/words',
  p: '/profile',
};
/** How long `g` waits for its second key. */
const SEQUENCE_MS = 1200;

export type ShortcutsState = {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

export function useShortcuts(): ShortcutsState {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const path = event.timeStamp - lastG < SEQUENCE_MS ? DESTINATIONS[event.key] : undefined;
      lastG = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (event.key === '?') {
        event.preventDefault();
        setOpen(true);
      } else if (path !== undefined) void navigate(path);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

export function Shortcuts({ shortcuts }: { readonly shortcuts: ShortcutsState }) {
  if (!shortcuts.isOpen) return null;
  return (
    <Suspense>
      <ShortcutList onClose={shortcuts.close} />
    </Suspense>
  );
}
