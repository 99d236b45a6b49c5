// The page's theme: what boot.js set before the first paint, changed and stored by the toggle.

import { useSyncExternalStore } from 'react';
import { store } from './storage.ts';

export type Theme = 'dark' | 'light';

/** Where the chosen theme is stored; without it the first visit follows the system. */
const THEME_KEY = 'theme';
/** The browser's own bars take the ground's colour. */
const BAR_COLOURS: Readonly<Record<Theme, string>> = { dark: '#11161c', light: '#f6f2ea' };

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme as it is now, for controls that show it: there may be several on a page. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

/** Changes the page at once and remembers the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme]);
  store(THEME_KEY, theme);
  for (const listener of listeners) listener();
}
