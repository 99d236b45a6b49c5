// Whether letters typed as pinyin are offered in characters: a setting of this device, since it follows its keyboard.

import { create } from 'zustand';
import { readStored, store } from '../storage.ts';

/** Under this key stands `off` for those who turned it off. */
const KEY = 'yulu.pinyin-input';

const usePinyinTypingState = create<{ readonly isOn: boolean }>(() => ({ isOn: readStored(KEY) !== 'off' }));

export const usePinyinTyping = (): boolean => usePinyinTypingState(({ isOn }) => isOn);

/** Stays so on this device. */
export function turnPinyinTyping(isOn: boolean): void {
  store(KEY, isOn ? 'on' : 'off');
  usePinyinTypingState.setState({ isOn });
}

/** Not needed during this visit: characters come from the keyboard itself. */
export function restPinyinTyping(): void {
  usePinyinTypingState.setState({ isOn: false });
}
