/** Tells whether typed letters are pinyin or a language of the learner's: nobody's English is to become Chinese. */

import { EVERYDAY_WORDS, PINYIN_SIGNS } from './everyday-words.ts';
import { isBegunPinyin, isTonedPinyin, type Piece, syllableCount } from './typed-text.ts';

/** A word that is pinyin and nothing else weighs as much as so many others. */
const SIGN = 3;
/** A tone is typed on purpose; but é and à are Portuguese too. */
const TONED = 4;
const ACCENTED = 1;
const OWN_TO_PINYIN = /[0-5]|\u0304|\u030c/u;

/** What is no whole syllable yet is taken for one from here on, in letters. */
const LEAST_BEGUN = 4;

/** `isOpen`: the last word may still be being typed. */
export function isPinyin(pieces: readonly Piece[], isOpen: boolean): boolean {
  const words = pieces.filter(({ kind }) => kind !== 'mark');
  const isBegun = ({ kind, letters }: Piece) =>
    kind === 'pinyin' || (isOpen && letters.length >= LEAST_BEGUN);
  const votes = words.map((word, at) => voteOf(word, isOpen && at === words.length - 1));
  const sum = votes.reduce((total, vote) => total + vote, 0);
  // Where nothing speaks against pinyin but words that could be either, one that is no such word decides.
  const isEven = sum === 0 && votes.some((vote) => vote > 0) && words.every(({ kind }) => kind === 'pinyin');
  return words.some(isBegun) && (sum > 0 || isEven);
}

/** Above 0 for pinyin, below for another language, 0 for what may stand in either, such as a name. */
function voteOf(piece: Piece, isOpen: boolean): number {
  const word = folded(piece.text);
  if (PINYIN_SIGNS.has(word)) return SIGN;
  if (EVERYDAY_WORDS.has(word)) return isTonedPinyin(piece) ? 0 : -1;
  if (piece.kind === 'pinyin')
    return isTonedPinyin(piece) ? tonedVote(piece) : piece.isCapital ? 0.5 : syllableCount(piece);
  if (/^\d+$/.test(piece.text)) return 0;
  if (isOpen && isBegunPinyin(piece)) return 0.5;
  return piece.isCapital ? 0 : -1.5;
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
