/** Writes typed pinyin in characters: whole phrases, the likeliest first. */

import type { Lexicon } from '../words/index.ts';
import { bestPaths } from './paths.ts';
import { syllableTrieOf } from './syllable-trie.ts';
import { type TransitionData, type Transitions, transitionsOf } from './transitions.ts';
import { isPinyin } from './typed-language.ts';
import { type Piece, piecesOf } from './typed-text.ts';

export type InputMethod = { readonly lexicon: Lexicon; readonly transitions: Transitions };

type Options = {
  /** The last syllable may still be being typed. */
  readonly isOpen?: boolean;
  /** What is written before it already: 我叫 before a name. */
  readonly after?: string;
  /** At most so many. */
  readonly most?: number;
};

/** Longer texts are no answers of somebody who types pinyin; letters. */
const LONGEST = 120;
const HAN = /\p{Script=Han}/u;

/** The first text that is pinyin has the words sorted by their sounds, which takes some tenths of a second. */
export function createInputMethod(lexicon: Lexicon, data: TransitionData): InputMethod {
  return { lexicon, transitions: transitionsOf(data) };
}

/**
 * Ways to write a text in characters, without double ones; empty for what is no pinyin, such as English. Names and other
 * words that cannot be pinyin stay as they are. Tones may be typed as digits or marks, ü as v.
 */
export function candidatesFor(
  { lexicon, transitions }: InputMethod,
  text: string,
  options: Options = {},
): string[] {
  const { isOpen = false, after = '', most = 9 } = options;
  if (text.length > LONGEST || HAN.test(text)) return [];
  const pieces = piecesOf(text);
  if (!isPinyin(pieces, isOpen)) return [];
  const open = isOpen ? pieces.map((piece, at) => (at === pieces.length - 1 ? begun(piece) : piece)) : pieces;
  const trie = syllableTrieOf(lexicon);
  const paths = bestPaths({ pieces: open.map(inChinese), trie, transitions, isOpen, after });
  // A name alone: there is nothing to choose.
  if (!HAN.test(paths[0]?.text ?? '')) return [];
  return paths
    .map(({ text: written }) => written)
    .filter((written) => HAN.test(written))
    .slice(0, most);
}

/** What is still being typed is taken for the beginning of a syllable. */
function begun(piece: Piece): Piece {
  return piece.kind === 'word' && piece.letters.length > 0 && !piece.isCapital
    ? { ...piece, kind: 'pinyin' }
    : piece;
}

const SIGNS: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  '?': '？',
  '!': '！',
  ':': '：',
  ';': '；',
};

function inChinese(piece: Piece): Piece {
  if (piece.kind !== 'mark') return piece;
  return { ...piece, text: Array.from(piece.text, (sign) => SIGNS[sign] ?? sign).join('') };
}
