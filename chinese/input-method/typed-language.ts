/** Tells whether typed letters are pinyin or a language of the learner's: nobody's English is to become Chinese. */

import { EVERYDAY_WORDS, FUNCTION_WORDS, PINYIN_SIGNS } from './everyday-words.ts';
import { loanwordOf } from './loanwords.ts';
import { isBegunPinyin, isTonedPinyin, type Piece, syllableCount } from './typed-text.ts';

/** A word that is pinyin and nothing else weighs as much as so many others. */
const SIGN = 3;
/** A tone is typed on purpose; but é and à are Portuguese too. */
const TONED = 4;
const ACCENTED = 1;
/** A word that cannot be pinyin for its letters. */
const FOREIGN = -4;
const OWN_TO_PINYIN = /[0-5]|\u0304|\u030c/u;

/** What is no whole syllable yet is taken for one from here on, in letters. */
const LEAST_BEGUN = 4;

/** `isMisspelt`: nearly the spelling of an everyday Chinese word. The last word may still be being typed. */
export function isPinyin(
  pieces: readonly Piece[],
  mayBeOpen: boolean,
  isMisspelt: (piece: Piece) => boolean = () => false,
): boolean {
  const all = pieces.filter(({ kind }) => kind !== 'mark');
  const words = hasToneMarks(all) ? all : all.map(withOwnAccents);
  const isOpen = mayBeOpen && pieces.at(-1)?.kind !== 'mark';
  if (isOwnSentence(words, isOpen)) return false;
  const isBegun = ({ kind, letters }: Piece) =>
    kind === 'pinyin' || (isOpen && letters.length >= LEAST_BEGUN);
  const votes = words.map((word, at) => voteOf(word, isOpen && at === words.length - 1, isMisspelt));
  const sum = votes.reduce((total, vote) => total + vote, 0);
  // Where nothing speaks against pinyin but words that could be either, one that is no such word decides.
  const isEven = sum === 0 && votes.some((vote) => vote > 0) && words.every(({ kind }) => kind === 'pinyin');
  return words.some((word) => isBegun(word) || isMisspelt(word)) && (sum > 0 || isEven);
}

/** One such word in the middle is a gap in somebody's Chinese: 我like喝茶. */
const LEAST_OWN = 2;

/** What does hen hao mean? It begins with a function word, or has one and other words beside it that are no pinyin. */
function isOwnSentence(words: readonly Piece[], isOpen: boolean): boolean {
  const whole = words.filter((word, at) => !(isOpen && at === words.length - 1 && isBegunPinyin(word)));
  const isFunction = (word: Piece) => word.kind === 'word' && FUNCTION_WORDS.has(folded(word.text));
  if (!whole.some(isFunction)) return false;
  const [first] = whole;
  return (first !== undefined && isFunction(first)) || whole.filter(isOwnWord).length >= LEAST_OWN;
}

function isOwnWord(piece: Piece): boolean {
  const word = folded(piece.text);
  if (piece.kind === 'pinyin')
    return EVERYDAY_WORDS.has(word) && !PINYIN_SIGNS.has(word) && !isTonedPinyin(piece);
  return FUNCTION_WORDS.has(word) || !(piece.isCapital || /^\d+$/.test(piece.text));
}

/** Above 0 for pinyin, below for another language, 0 for what may stand in either, such as a name. */
function voteOf(piece: Piece, isOpen: boolean, isMisspelt: (piece: Piece) => boolean): number {
  const word = folded(piece.text);
  if (loanwordOf(word) !== undefined) return 0;
  if (isForeign(piece)) return piece.isCapital ? 0 : FOREIGN;
  if (PINYIN_SIGNS.has(word)) return SIGN;
  if (EVERYDAY_WORDS.has(word)) return isTonedPinyin(piece) ? 0 : -1;
  if (piece.kind === 'pinyin')
    return isTonedPinyin(piece) ? tonedVote(piece) : piece.isCapital ? 0.5 : syllableCount(piece);
  if (/^\d+$/.test(piece.text)) return 0;
  if (isMisspelt(piece)) return 1;
  if (isOpen && isBegunPinyin(piece)) return 0.5;
  return piece.isCapital ? 0 : -1.5;
}

/** Everyday English or Portuguese, no pinyin of ours, and no loanword. */
export function isOwnLanguageWord({ text }: Piece): boolean {
  const word = folded(text);
  return !PINYIN_SIGNS.has(word) && (EVERYDAY_WORDS.has(word) || FUNCTION_WORDS.has(word));
}

/** Letters that pinyin does not have, such as ã and ç, or accents where nobody typed tones. */
function isForeign({ kind, letters, text }: Piece): boolean {
  return kind === 'word' && letters.length === 0 && /\p{L}/u.test(text);
}

/** Tones were typed: with a macron, a caron or a digit somewhere, or on half of the syllables. */
function hasToneMarks(words: readonly Piece[]): boolean {
  if (words.some((word) => isTonedPinyin(word) && OWN_TO_PINYIN.test(word.text.normalize('NFD'))))
    return true;
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0);
  const tones = words
    .flatMap(({ kind, letters }) => (kind === 'pinyin' ? letters : []))
    .filter(({ tone }) => tone !== undefined);
  return words.every(({ kind }) => kind === 'pinyin') && tones.length * 2 > syllables;
}

/** é is no second tone in a text without tones. */
function withOwnAccents(word: Piece): Piece {
  return isTonedPinyin(word) ? { ...word, kind: 'word', letters: [] } : word;
}

function tonedVote({ text }: Piece): number {
  return OWN_TO_PINYIN.test(text.normalize('NFD')) ? TONED : ACCENTED;
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}0-5:]/gu, '');
}
