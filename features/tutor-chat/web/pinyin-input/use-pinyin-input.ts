// Pinyin typed into a field: the candidates for it, how one is chosen, and when all this stays out of the way.

import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { candidatesFor, type InputMethod } from '../../../../chinese/input-method/index.ts';
import { loadInputMethod, useInputMethod } from '../../../../kit/web/language-core/input-method.ts';
import {
  restPinyinTyping,
  turnPinyinTyping,
  usePinyinTyping,
} from '../../../../kit/web/language-core/pinyin-typing.ts';
import {
  choosesBySpace,
  hasToneDigits,
  rereadPartOf,
  type TypedPart,
  typedPartOf,
  type WrittenPart,
} from '../../domain/text/typed-part.ts';

export type PinyinInput = {
  readonly candidates: readonly string[];
  /** Which of them a space or sending takes. */
  readonly active: number;
  readonly choose: (candidate: string) => void;
  /** The whole text with the active candidate in its place; as it stands where there is none. */
  readonly converted: string;
  /** True where the key was used here. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  /** Off for good, on this device. */
  readonly turnOff: () => void;
};

const MOST = 5;
const HAN = /\p{Script=Han}/u;

export function usePinyinInput(text: string, write: (text: string) => void): PinyinInput {
  const isOn = usePinyinTyping();
  const [left, setLeft] = useState<string | null>(null);
  const [taken, setTaken] = useState<WrittenPart | null>(null);
  const [highlighted, setActive] = useState(0);
  const method = useInputMethod();
  const isWanted = isOn && /[a-zü]/i.test(typedPartOf(text).typed);
  useEffect(() => {
    // Without it the message is understood when it is sent.
    if (isWanted) void loadInputMethod().catch(() => undefined);
  }, [isWanted]);
  const { part, candidates } = useMemo(
    () => (method && isWanted && text !== left ? offersFor(method, text, taken) : NOTHING),
    [method, isWanted, text, left, taken],
  );
  const active = Math.min(highlighted, Math.max(0, candidates.length - 1));
  const choose = (candidate: string) => {
    setActive(0);
    setTaken(null);
    write(part.before + candidate);
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
      setLeft(text);
      return true;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setActive((active + (key === 'ArrowDown' ? 1 : candidates.length - 1)) % candidates.length);
      return true;
    }
    if (key === ' ') return take();
    const candidate =
      /^[1-5]$/.test(key) && !hasToneDigits(part.typed) ? candidates[Number(key) - 1] : undefined;
    if (candidate === undefined) return false;
    choose(candidate);
    return true;
  };
  const take = (): boolean => {
    const candidate = candidates[active];
    if (candidate === undefined || (active === 0 && !choosesBySpace(part))) return false;
    choose(candidate);
    // What somebody picked stays; a first guess may be set right by what follows.
    if (active === 0) setTaken({ before: part.before, raw: part.typed.trim(), written: candidate });
    return true;
  };
  return {
    candidates,
    active,
    choose,
    converted: candidates.length === 0 ? text : part.before + (candidates[active] ?? part.typed),
    onKeyDown,
    turnOff: () => turnPinyinTyping(false),
    onChange: (event) => {
      setActive(0);
      if (hasOwnKeyboard(event.nativeEvent)) restPinyinTyping();
      write(event.target.value);
    },
  };
}

type Offers = { readonly part: TypedPart; readonly candidates: readonly string[] };

const NOTHING: Offers = { part: { before: '', typed: '' }, candidates: [] };

/** For the sentence as far as spaces have written it; where that makes none, for what was typed since. */
function offersFor(method: InputMethod, text: string, taken: WrittenPart | null): Offers {
  const whole = rereadPartOf(text, taken);
  const parts = whole ? [whole, typedPartOf(text)] : [typedPartOf(text)];
  for (const part of parts) {
    const candidates = candidatesFor(method, part.typed, {
      isOpen: true,
      after: part.before.trim(),
      most: MOST,
    });
    if (candidates.length > 0) return { part, candidates };
  }
  return NOTHING;
}

/** Characters that came from the keyboard: who has one for them needs none of ours. What is pasted tells nothing. */
function hasOwnKeyboard(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType !== 'insertFromPaste' && HAN.test(event.data ?? '');
}
