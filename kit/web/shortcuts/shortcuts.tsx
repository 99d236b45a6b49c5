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
      // Without a network a key that nobody has pressed before does nothing.
      const read = await import('./read-shortcut.ts').catch(() => undefined);
      const meant = read?.readShortcut(event);
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
