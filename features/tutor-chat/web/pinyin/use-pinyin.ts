// Pinyin over what is said: the switch, remembered in the browser, and the syllables as soon as the reader is there.

import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { readStored, store } from '../../../../kit/web/storage.ts';
import { notify } from '../../../../kit/web/ui/toasts.tsx';
import { t } from '../texts.ts';
import type { ReadSyllables } from './read-syllables.ts';

/** Where the switch is stored. */
const PINYIN_KEY = 'pinyin';

type Pinyin = {
  readonly isOn: boolean;
  readonly isLoading: boolean;
  readonly read: ReadSyllables | null;
};

const usePinyinState = create<Pinyin>(() => ({
  isOn: readStored(PINYIN_KEY) === 'on',
  isLoading: false,
  read: null,
}));

/** The switch of a page that shows pinyin; what was said is readable while the reader is on its way. */
export function usePinyin(): Pinyin & { readonly turn: (isOn: boolean) => void } {
  const pinyin = usePinyinState();
  useEffect(() => {
    if (pinyin.isOn) void load();
  }, [pinyin.isOn]);
  return { ...pinyin, turn };
}

/** A marked syllable per code point of `text`; null while pinyin is off or not there yet. */
export function useSyllables(text: string): readonly (string | undefined)[] | null {
  const read = usePinyinState((pinyin) => (pinyin.isOn ? pinyin.read : null));
  return useMemo(() => read?.(text) ?? null, [read, text]);
}

function turn(isOn: boolean): void {
  store(PINYIN_KEY, isOn ? 'on' : 'off');
  usePinyinState.setState({ isOn });
}

async function load(): Promise<void> {
  const { read, isLoading } = usePinyinState.getState();
  if (read || isLoading) return;
  usePinyinState.setState({ isLoading: true });
  try {
    const { openReader } = await import('./read-syllables.ts');
    usePinyinState.setState({ read: await openReader() });
  } catch {
    // The connection or a newer build: both are said, and the switch shows how it is.
    usePinyinState.setState({ isOn: false });
    notify('retry', t('talk.pinyinFailed'));
  } finally {
    usePinyinState.setState({ isLoading: false });
  }
}
