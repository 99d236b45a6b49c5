// Pinyin over what is said: the switch, remembered in the browser, and whether the language core is there to read it.

import { useEffect } from 'react';
import { create } from 'zustand';
import { loadLanguageCore, useLoadedCore } from '../../../../kit/web/language-core/load.ts';
import { readStored, store } from '../../../../kit/web/storage.ts';
import { notify } from '../../../../kit/web/ui/toasts.tsx';
import { t } from '../texts.ts';

/** Where the switch is stored. */
const PINYIN_KEY = 'pinyin';

type Pinyin = { readonly isOn: boolean; readonly isLoading: boolean };

const usePinyinState = create<Pinyin>(() => ({ isOn: readStored(PINYIN_KEY) === 'on', isLoading: false }));

/** The switch of a page that shows pinyin; what was said is readable while the core is on its way. */
export function usePinyin(): Pinyin & { readonly turn: (isOn: boolean) => void } {
  const pinyin = usePinyinState();
  useEffect(() => {
    if (pinyin.isOn) void load();
  }, [pinyin.isOn]);
  return { ...pinyin, turn };
}

/** Whether pinyin stands above the characters: wanted, and there. */
export function usePinyinShown(): boolean {
  const isOn = usePinyinState((pinyin) => pinyin.isOn);
  return useLoadedCore() !== null && isOn;
}

function turn(isOn: boolean): void {
  store(PINYIN_KEY, isOn ? 'on' : 'off');
  usePinyinState.setState({ isOn });
}

async function load(): Promise<void> {
  usePinyinState.setState({ isLoading: true });
  try {
    await loadLanguageCore();
  } catch {
    // The connection or a newer build: both are said, and the switch shows how it is.
    usePinyinState.setState({ isOn: false });
    notify('retry', t('talk.pinyinFailed'));
  } finally {
    usePinyinState.setState({ isLoading: false });
  }
}
