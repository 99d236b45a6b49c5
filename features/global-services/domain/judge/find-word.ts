// Finds the words that settings name in what people have written, however they space it.

import { withoutHidden } from '../../../../kit/core/text/hidden-signs.ts';

type Pattern = { readonly word: string; readonly matches: RegExp };
/** The words of a setting: one pattern of all that tells most texts at once, and each of its own. */
export type Words = { readonly any: RegExp | undefined; readonly each: readonly Pattern[] };

const HAN = /\p{Script=Han}/u;
/** What people put between characters to hide a word: blanks, signs, emoji; never what ends a sentence. */
const BETWEEN = String.raw`[\s\p{S}._·・\-—*/'"]*`;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One spelling for full-width characters, cases and marks; what is drawn through letters, and what nobody sees, is gone. */
export const plain = (text: string): string =>
  withoutHidden(text.normalize('NFKC').toLowerCase())
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('：', ':')
    .replaceAll('貨', '货');

/** Latin letters and digits stand alone, and signs among them may have blanks beside them; so may characters. */
function sourceOf(word: string): string {
  const letters = [...plain(word)];
  const body = HAN.test(word) ? letters.map(escape).join(BETWEEN) : letters.map(latinSource).join('');
  const before = /[a-z0-9]/.test(letters[0] ?? '') ? '(?<![a-z0-9])' : '';
  const after = /[a-z0-9]/.test(letters.at(-1) ?? '') ? '(?![a-z0-9])' : '';
  return `${before}${body}${after}`;
}

function latinSource(letter: string): string {
  if (letter === ' ') return '\\s+';
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\s*${escape(letter)}\\s*`;
}

/** Settings change seldom, and making their patterns takes longer than all that is done with them. */
const MOST_KNOWN = 1000;
const known = new Map<string, Words>();

/** The words of a setting, divided by commas or lines. */
export function wordsOf(text: string): Words {
  const found = known.get(text);
  if (found) return found;
  const words = text
    .split(/[,，、;；\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const each = words.map((word) => ({ word, matches: new RegExp(sourceOf(word), 'u') }));
  const any = words.length === 0 ? undefined : new RegExp(words.map(sourceOf).join('|'), 'gu');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, { any, each });
  return { any, each };
}

export const holdsWord = (text: string, { any }: Words): boolean =>
  any !== undefined && plain(text).search(any) >= 0;

/** The first word that stands in the text, once what is allowed is taken out of it; undefined where none does. */
export function findWord(text: string, words: Words, allowed?: Words): string | undefined {
  const rest = allowed?.any ? plain(text).replace(allowed.any, ' ') : plain(text);
  if (!words.any || rest.search(words.any) < 0) return undefined;
  return words.each.find(({ matches }) => matches.test(rest))?.word;
}
