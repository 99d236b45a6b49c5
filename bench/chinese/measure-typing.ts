// How long the candidates for typed pinyin take after each key, from the first letter of a sentence to its last.

import { readFileSync } from 'node:fs';
import { candidatesFor, createInputMethod, type TransitionData } from '../../chinese/input-method/index.ts';
import type { Lexicon } from '../../chinese/words/index.ts';
import { printTable, quantile, round } from '../kit/bench.ts';

/** As learners type: parted, in one, with names, longer than usual. */
const TYPED = [
  'wo jiao Lenas, wo shi baxi ren',
  'wo mingtian xiang he pengyou qu gongyuan wanr',
  'womenmingtianqugongyuanwanhaoma',
  'wo juede zhongwen hen you yisi danshi hanzi tai nan le wo mei tian xuexi liang ge xiaoshi',
];
const ROUNDS = 5;
const SHOWN = 5;

export function measureTyping(lexicon: Lexicon): Record<string, number> {
  const url = new URL('../../chinese/data/transitions.json', import.meta.url);
  // Written by our own build in this shape.
  const method = createInputMethod(lexicon, JSON.parse(readFileSync(url, 'utf8')) as TransitionData);
  // The words are sorted by their sounds before somebody types.
  candidatesFor(method, 'ni');
  const times = Array.from({ length: ROUNDS }, () => TYPED.flatMap((text) => keysOf(text))).flatMap((keys) =>
    keys.map((typed) => {
      const begin = performance.now();
      candidatesFor(method, typed, { isOpen: true, most: SHOWN });
      return performance.now() - begin;
    }),
  );
  const [median, most] = [round(quantile(times, 0.5), 2), round(quantile(times, 0.95), 2)];
  printTable(['candidates after a key', 'median ms', '95 % ms'], [['typed pinyin', median, most]]);
  return { key_median_ms: median, key_95_ms: most };
}

const keysOf = (text: string): string[] => Array.from(text, (_, at) => text.slice(0, at + 1));
