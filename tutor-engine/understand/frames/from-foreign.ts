// English and Portuguese clauses are put into Chinese word by word, which is enough to read what is told in them.

import type { ForeignWords } from '../../../content/schema/listening/foreign-words.ts';
import { isCalled } from '../text/called.ts';
import { foldForeign, type WordIndex } from './word-index.ts';

/** Stands for what is not known. */
export const UNKNOWN = '＿';
const RUN = /[\p{Script=Latin}'’]+(?:[ -]+[\p{Script=Latin}'’]+)*/gu;
/** Words without a meaning of their own here. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the is are am was were be been being has of to do does did that this it its o os as um uma e esta estao estava ta era foi ser estar que de do da dos das para pra por and just too also que'.split(
    ' ',
  ),
);
/** Only its accent tells avô from avó. */
const GRANDFATHER = /^(?:vov|av)ô$/u;
const ASKING =
  /^(?:and |so |mas |e |but )*(?:what|who|where|when|why|how|which|do you|are you|can you|have you|did you|is (?:it|your|that|this)|qual|quem|onde|quando (?!eu|era)|por que|como|quant|voce|o que)\b/;

type Phrases = { readonly zh: ReadonlyMap<string, string>; readonly longest: number };
const known = new WeakMap<ForeignWords, Phrases>();

function phrasesOf(words: ForeignWords): Phrases {
  const found = known.get(words);
  if (found !== undefined) return found;
  const zh = new Map(words.words.flatMap(({ zh: said, en, pt }) => [...en, ...pt].map((one) => [one, said])));
  const phrases = { zh, longest: Math.max(...[...zh.keys()].map((one) => one.split(' ').length)) };
  known.set(words, phrases);
  return phrases;
}

export type InChinese = { readonly text: string; readonly isQuestion: boolean };

/** Undefined where no word of it is known. A name between Chinese words stays. */
export function fromForeign(
  words: ForeignWords | undefined,
  index: WordIndex,
  clause: string,
): InChinese | undefined {
  if (words === undefined || !/\p{Script=Latin}{2}/u.test(clause)) return undefined;
  const isMixed = /\p{Script=Han}/u.test(clause);
  let isKnown = false;
  const text = clause.replace(RUN, (run: string, at: number) => {
    const said = inChinese(phrasesOf(words), index, run);
    if (isMixed && (isCalled(clause, run, at) || isNameThere(index, run, at))) return run;
    if (said.some((word) => word !== UNKNOWN)) isKnown = true;
    else if (isMixed) return run;
    return said.join('');
  });
  if (!isKnown) return undefined;
  return { text: text.replaceAll(/\s+/gu, ''), isQuestion: !isMixed && ASKING.test(plain(clause)) };
}

/** 我妈妈在 Rio 住: a capital in the middle is a name, unless it is that of a place with a Chinese name. */
function isNameThere({ foreign }: WordIndex, run: string, at: number): boolean {
  if (at === 0 || !/^\p{Lu}\p{Ll}+$/u.test(run)) return false;
  const noun = foreign.get(foldForeign(run));
  return noun !== undefined && noun.nounClass.id !== 'country' && noun.nounClass.id !== 'city';
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll('-', ' ')
    .trim();
}

function inChinese({ zh, longest }: Phrases, { foreign }: WordIndex, run: string): string[] {
  const written = run
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/['’]/gu, '')
    .replaceAll('-', ' ')
    .trim()
    .split(/ +/);
  const words = plain(run).split(/ +/);
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestAt(at);
    if (GRANDFATHER.test(written[at] ?? '')) said.push('爷爷');
    else if (length > 0) said.push(zh.get(words.slice(at, at + length).join(' ')) ?? '');
    else said.push(...singleOf(words[at] ?? ''));
    at += Math.max(1, length);
  }
  return said;

  function longestAt(at: number): number {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1)
      if (zh.has(words.slice(at, at + length).join(' '))) return length;
    return 0;
  }

  function singleOf(word: string): string[] {
    const key = foldForeign(word);
    // A cachorra is what o cachorro is.
    const noun = (foreign.get(key) ?? foreign.get(key.replace(/a$/u, 'o')))?.noun?.zh;
    if (noun !== undefined) return [noun];
    return EMPTY.has(word) ? [] : [UNKNOWN];
  }
}
