// Pinyin over what is said: the account's setting, and whether the language core is there to read it.

import { useEffect } from 'react';
import { create } from 'zustand';
import { loadLanguageCore, useLoadedCore } from '../../../../kit/web/language-core/load.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { turnPinyin, useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { t } from '../texts.ts';

type Pinyin = {
  readonly isOn: boolean;
  readonly isLoading: boolean;
  readonly turn: (isOn: boolean) => void;
};

const useLoading = create<{ readonly isLoading: boolean }>(() => ({ isLoading: false }));

/** The switch of a page that shows pinyin; what was said is readable while the core is on its way. */
export function usePinyin(): Pinyin {
  const isOn = useLearnerSettings().pinyin !== 'off';
  const { isLoading } = useLoading();
  useEffect(() => {
    if (isOn) void load();
  }, [isOn]);
  return { isOn, isLoading, turn: turnPinyin };
}

/** Whether pinyin stands above the characters: wanted, and there. */
export function usePinyinShown(): boolean {
  const isOn = useLearnerSettings().pinyin !== 'off';
  return useLoadedCore() !== null && isOn;
}

async function load(): Promise<void> {
  useLoading.setState({ isLoading: true });
  try {
    await loadLanguageCore();
  } catch {
    // The connection or a newer build: the setting stays, and the words come alive when the core can be had.
    notify('retry', t('talk.pinyinFailed'));
  } finally {
    useLoading.setState({ isLoading: false });
  }
}
