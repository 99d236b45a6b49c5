// The Chinese words of shops that a word of English or Portuguese may stand for: so that what is named in Chinese is found by either.

import { wordsMeaning } from './trade-meaning.ts';

/** What a word of two letters means is anybody's guess. */
const LETTERS_LEAST = 3;

/** Without accents and case; `tênis` is found by `tenis`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Without the ending of more than one: `shoe` for `shoes`, `tese` for `teses`. */
const stem = (word: string): string => (word.length > LETTERS_LEAST ? word.replace(/(?<!s)s$/u, '') : word);

/** Each meaning in which the word stands, or begins one: `tea` finds a tea set and no steam. Empty for what no shop says. */
export function chineseOf(typed: string): string[] {
  const word = stem(plain(typed.trim()));
  if (word.length < LETTERS_LEAST || !/^\p{Script=Latin}/u.test(word)) return [];
  const begins = new RegExp(String.raw`(?<![\p{L}\d])${escape(word)}`, 'u');
  return wordsMeaning((meaning) => begins.test(plain(meaning)));
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
