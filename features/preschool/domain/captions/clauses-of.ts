// A caption in the clauses that it is said in: where a line is too short, it ends between two of them.

import type { Caption } from '../film.ts';

/** `start` is a place in the Chinese text. */
type Clause = Pick<Caption, 'zh' | 'pinyin'> & { readonly start: number };

export function clausesOf({ zh, pinyin }: Pick<Caption, 'zh' | 'pinyin'>): readonly Clause[] {
  return [...zh.matchAll(/[^，。！？；：…]*[，。！？；：…”]*/g)]
    .filter(([text]) => text !== '')
    .map(({ 0: text, index: start }) => {
      const first = Array.from(zh.slice(0, start)).length;
      return { zh: text, start, pinyin: pinyin.slice(first, first + Array.from(text).length) };
    });
}
