/** Writes typed pinyin in characters: whole phrases, the likeliest first. */

import type { Lexicon } from '../words/index.ts';
import type { Respelling } from './found-words.ts';
import { isMisspelt, misspeltWords } from './misspellings.ts';
import { bestPaths, type Path } from './paths.ts';
import { syllableTrieOf } from './syllable-trie.ts';
import { type TransitionData, type Transitions, transitionsOf } from './transitions.ts';
import { isOwnLanguageWord, isPinyin } from './typed-language.ts';
import { isTonedPinyin, type Piece, piecesOf } from './typed-text.ts';
import { asLaughed, unlikeliness } from './unlikely.ts';

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

/** A way to write a text in characters. `respelt`: where its spelling was read as that of another word. */
export type TypedReading = {
  readonly text: string;
  readonly respelt: readonly Respelling[];
  /** What it costs to write it so: the less, the likelier. */
  readonly cost: number;
};

/**
 * Ways to write a text in characters, without double ones; empty for what is no pinyin, such as English, and where the
 * sounds make no sentence that somebody would say. Names and other words that cannot be pinyin stay as they are. Tones
 * may be typed as digits or marks, ü as v.
 */
export function readingsFor(
  { lexicon, transitions }: InputMethod,
  text: string,
  options: Options = {},
): TypedReading[] {
  const { isOpen = false, after = '', most = 9 } = options;
  if (text.length > LONGEST || HAN.test(text)) return [];
  const pieces = piecesOf(text);
  if (!isPinyin(pieces, isOpen, (piece) => mayBeMisspelt(piece) && isMisspelt(lexicon, plainLetters(piece))))
    return [];
  const open = isOpen ? pieces.map((piece, at) => (at === pieces.length - 1 ? begun(piece) : piece)) : pieces;
  const trie = syllableTrieOf(lexicon);
  const misspelt = (piece: Piece) =>
    mayBeMisspelt(piece) ? misspeltWords(lexicon, plainLetters(piece)).slice(0, MOST_MISSPELT) : [];
  const found = bestPaths({ pieces: open.map(inChinese), trie, transitions, isOpen, after, misspelt });
  const paths = isOpen ? found : likeliestOf(found, pieces);
  const [best] = paths;
  // A name alone: there is nothing to choose.
  if (best === undefined || !HAN.test(best.text) || !isPlausible(best, open)) return [];
  // Letters that spell something likely are no slip.
  const isSpelt = best.respelt.length === 0;
  return paths
    .filter((path) => HAN.test(path.text) && (!isSpelt || path.respelt.length === 0))
    .slice(0, most)
    .map((path) => ({ ...path, text: withSex(asLaughed(path.text), after) }));
}

/** The cheapest first, when all is counted that the tables do not tell. */
function likeliestOf(paths: readonly Path[], pieces: readonly Piece[]): Path[] {
  return paths
    .map((path) => ({ ...path, cost: path.cost + unlikeliness(path.text, path.respelt.length > 0, pieces) }))
    .toSorted((a, b) => a.cost - b.cost);
}

/** Words for a woman, and for a man. */
const SOMEBODY =
  /(?<woman>女儿|孙女|妈妈|母亲|姐姐|妹妹|奶奶|姥姥|外婆|婆婆|妻子|老婆|太太|女朋友|女孩|女士|小姐|阿姨|姑姑)|儿子|孙子|爸爸|父亲|哥哥|弟弟|爷爷|姥爷|外公|丈夫|老公|男朋友|男孩|先生|叔叔|舅舅/gu;

/** tā sounds the same of a woman and a man: whoever was spoken of last decides. */
function withSex(text: string, after: string): string {
  return text.replaceAll(/[他她]/gu, (written, at: number) => {
    const last = Array.from(`${after}${text.slice(0, at)}`.matchAll(SOMEBODY)).at(-1);
    if (last === undefined) return written;
    return last.groups?.['woman'] === undefined ? '他' : '她';
  });
}

/** The texts of the readings. */
export function candidatesFor(method: InputMethod, text: string, options: Options = {}): string[] {
  return readingsFor(method, text, options).map((reading) => reading.text);
}

/** Of the words one slip away so many are thought of. */
const MOST_MISSPELT = 6;

function mayBeMisspelt(piece: Piece): boolean {
  return (
    piece.kind !== 'mark' && piece.letters.length > 0 && !isTonedPinyin(piece) && !isOwnLanguageWord(piece)
  );
}

function plainLetters({ letters }: Piece): string {
  return letters.map(({ letter }) => letter).join('');
}

/**
 * The most that a sentence costs, in all and for each syllable: 99 of 100 sentences of our content stay below, what
 * another language sounds like does not.
 */
const DEAREST = { sentence: 7, syllable: 8 };
/** The same for what was typed in one piece, as words of other languages are. */
const DEAREST_PIECE = { sentence: 5, syllable: 6.5 };

/** Who types tones means pinyin. */
function isPlausible({ wordCost, text }: Path, pieces: readonly Piece[]): boolean {
  if (pieces.some(isTonedPinyin)) return true;
  const syllables = Array.from(text).filter((char) => HAN.test(char)).length;
  const isOnePiece = pieces.length === 1 && syllables > 1;
  const { sentence, syllable } = isOnePiece ? DEAREST_PIECE : DEAREST;
  return wordCost <= sentence + syllable * syllables;
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
