// Keyboard shortcuts that work on every screen; the list of them is fetched when someone asks for it.

import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadTexts } from '../i18n.ts';

const ShortcutList = lazy(async () => {
  const [{ ShortcutList }, { TEXTS }] = await Promise.all([
    import('./shortcut-list.tsx'),
    import('./shortcut-texts.ts'),
  ]);
  await loadTexts([TEXTS]);
  return { default: ShortcutList };
});

let reader: Promise<typeof import('./read-shortcut.ts') | undefined> | undefined;

/** With the first key that is pressed; without a network not yet, and undefined then. */
async function loadReader() {
  if (!reader && navigator.onLine) reader = import('./read-shortcut.ts').catch(() => undefined);
  const read = await reader;
  // What could not be had is asked for again with the next key.
  if (!read) reader = undefined;
  return read;
}

export type ShortcutsState = {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

export function useShortcuts(): ShortcutsState {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const act = async (event: KeyboardEvent) => {
      const meant = (await loadReader())?.readShortcut(event);
      if (meant === '?') setOpen(true);
      else if (meant !== undefined) void navigate(meant);
    };
    const onKeyDown = (event: KeyboardEvent) => void act(event);
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
