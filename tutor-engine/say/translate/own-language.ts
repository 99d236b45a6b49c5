// An answer in English or Portuguese, word by word in Chinese: enough for the sentences of the first hundred words.

import type { TurnContext } from '../../state/turn-context.ts';
import { foreignWords } from './gloss.ts';

/** Words that Chinese does without. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  (
    'a an the of to some from in at it please would do does so just really well ok okay o os as um uma uns umas de da do dos das para em no na ' +
    'por favor so bem'
  ).split(' '),
);
const LONGEST_PHRASE = 4;
/** What is longer is told, not answered; in words. */
const LONGEST = 8;

/** Undefined where a word of it is not known and is no name. */
export function inOwnLanguage({ said, words }: TurnContext): string | undefined {
  const tokens = said.raw.replaceAll(/['’]/gu, '').match(/[\p{Script=Latin}\p{M}\d]+|[,.!;]/gu) ?? [];
  if (tokens.length === 0 || tokens.length > LONGEST) return undefined;
  const index = foreignWords(words);
  const folded = tokens.map(fold);
  let chinese = '';
  for (let at = 0; at < tokens.length; ) {
    const length = longestKnown(index, folded, at);
    const token = tokens[at] ?? '';
    if (SIGN.test(token)) chinese = parted(chinese);
    else if (length > 0)
      chinese = withWord(chinese, index.get(folded.slice(at, at + length).join(' '))?.zh ?? '');
    else if (!LEFT_OUT.has(fold(token))) {
      if (!mayBeName(token, tokens.length)) return undefined;
      chinese += /[\p{Script=Latin}]$/u.test(chinese) ? ` ${token}` : token;
    }
    at += Math.max(1, length);
  }
  // I’m ok: nothing is left to be.
  if (chinese === '' || /[我你他她]是(?:，|$)/u.test(chinese)) return undefined;
  return asPeople(chinese, words).replace(/，$/u, '');
}

/** I am Brazilian, I am from Brazil: in Chinese one is a person of a country. */
function asPeople(chinese: string, { country = [] }: TurnContext['words']): string {
  return country.reduce(
    (text, { zh }) => text.replace(new RegExp(`是${zh}(?=，|$)`, 'u'), `是${zh}人`),
    chinese,
  );
}

const SIGN = /^[,.!;]$/;
/** They stand for themselves, whatever is said before. */
const APART: ReadonlySet<string> = new Set(['谢谢', '再见', '你好', '你呢']);

function withWord(chinese: string, word: string): string {
  return (APART.has(word) ? parted(chinese) : chinese) + word;
}

function parted(chinese: string): string {
  return chinese === '' || chinese.endsWith('，') ? chinese : `${chinese}，`;
}

function longestKnown(index: ReadonlyMap<string, unknown>, folded: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, folded.length - at); length > 0; length -= 1)
    if (index.has(folded.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** A number, a capital letter, or a word that is all that was said: names are often typed small. */
function mayBeName(token: string, count: number): boolean {
  return count === 1 || /^\d+$/.test(token) || token.charAt(0) !== token.charAt(0).toLowerCase();
}

function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
