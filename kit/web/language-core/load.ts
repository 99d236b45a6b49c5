// The one place where the page gets its language core: fetched once, by screens with Chinese, after they are usable.

import { useEffect } from 'react';
import { create } from 'zustand';
import type { LanguageCore } from './core.ts';
import { whenIdle } from './when-idle.ts';

const useLoaded = create<{ readonly core: LanguageCore | null }>(() => ({ core: null }));
let loading: Promise<LanguageCore> | undefined;

/** The core, fetched at the first call; a call after a failure tries again. Rejects when its data cannot be had. */
export function loadLanguageCore(): Promise<LanguageCore> {
  loading ??= open();
  return loading;
}

async function open(): Promise<LanguageCore> {
  try {
    const { openLanguageCore } = await import('./core.ts');
    const core = await openLanguageCore();
    useLoaded.setState({ core });
    return core;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The core if some screen has loaded it, else null; asks for nothing. */
export function useLoadedCore(): LanguageCore | null {
  return useLoaded(({ core }) => core);
}

/**
 * The core for a screen that shows Chinese: null at first, there when the browser has had time for it. Without a
 * connection it comes once there is one; until then the text is plain text.
 */
export function useLanguageCore(): LanguageCore | null {
  const core = useLoadedCore();
  const isThere = core !== null;
  useEffect(() => {
    if (isThere) return;
    // A failure is no trouble yet: nobody has asked for a word. Who does so asks again, and is told.
    const load = () => void loadLanguageCore().catch(() => undefined);
    const forget = whenIdle(load);
    addEventListener('online', load);
    return () => {
      forget();
      removeEventListener('online', load);
    };
  }, [isThere]);
  return core;
}
