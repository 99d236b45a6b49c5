// Pinyin typed into a field: the candidates for it, how one is chosen, and when all this stays out of the way.

import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { candidatesFor } from '../../../../chinese/input-method/index.ts';
import { loadInputMethod, useInputMethod } from '../../../../kit/web/language-core/input-method.ts';
import { readStored, store } from '../../../../kit/web/storage.ts';
import { choosesBySpace, hasToneDigits, typedPartOf } from '../../domain/typed-part.ts';

export type PinyinInput = {
  readonly candidates: readonly string[];
  /** Which of them is chosen by a space. */
  readonly active: number;
  readonly choose: (candidate: string) => void;
  /** True where the key was used here. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Off for good, on this device. */
  readonly turnOff: () => void;
};

const MOST = 5;
const KEY = 'yulu.pinyin-input';
const HAN = /\p{Script=Han}/u;
const NONE: readonly string[] = [];

export function usePinyinInput(text: string, write: (text: string) => void): PinyinInput {
  const [isOff, setOff] = useState(() => readStored(KEY) === 'off');
  const [left, setLeft] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const method = useInputMethod();
  const { before, typed } = typedPartOf(text);
  const isWanted = !isOff && /[a-zü]/i.test(typed);
  useEffect(() => {
    // Without it the message is understood when it is sent.
    if (isWanted) void loadInputMethod().catch(() => undefined);
  }, [isWanted]);
  const candidates = useMemo(
    () =>
      method && isWanted && typed !== left
        ? candidatesFor(method, typed, { isOpen: true, after: before.trim(), most: MOST })
        : NONE,
    [method, isWanted, before, typed, left],
  );
  const turnOff = () => {
    setOff(true);
    store(KEY, 'off');
  };
  const choose = (candidate: string) => {
    setActive(0);
    write(before + candidate);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (candidates.length === 0 || event.nativeEvent.isComposing) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const used = act(event.key);
    if (used) event.preventDefault();
    return used;
  };
  const act = (key: string): boolean => {
    if (key === 'Escape') {
      setLeft(typed);
      return true;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setActive((active + (key === 'ArrowDown' ? 1 : candidates.length - 1)) % candidates.length);
      return true;
    }
    const candidate = chosenBy(key);
    if (candidate === undefined) return false;
    choose(candidate);
    return true;
  };
  const chosenBy = (key: string): string | undefined => {
    if (key === ' ' && (active > 0 || choosesBySpace(typed))) return candidates[active];
    return /^[1-5]$/.test(key) && !hasToneDigits(typed) ? candidates[Number(key) - 1] : undefined;
  };
  return {
    candidates,
    active: Math.min(active, Math.max(0, candidates.length - 1)),
    choose,
    onKeyDown,
    turnOff,
    onChange: (event) => {
      setActive(0);
      if (hasOwnKeyboard(event.nativeEvent)) setOff(true);
      write(event.target.value);
    },
  };
}

/** Characters that came from the keyboard: who has one for them needs none of ours. What is pasted tells nothing. */
function hasOwnKeyboard(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType !== 'insertFromPaste' && HAN.test(event.data ?? '');
}
