/** What was typed, cut into pieces: runs of letters that may be pinyin, names and other words that stay as they are. */

import { isSyllable, type Tone } from '../sounds/index.ts';

/** A letter of pinyin with the tone that was typed on or behind it. */
export type TypedLetter = {
  readonly letter: string;
  readonly tone: Tone | undefined;
  /** A digit stands behind it: the syllable ends here. */
  readonly isEnd: boolean;
};

/** `pinyin`: can be read as syllables. `word`: stays as it is. `mark`: punctuation. */
export type Piece = {
  readonly kind: 'pinyin' | 'word' | 'mark';
  /** As it was typed. */
  readonly text: string;
  readonly letters: readonly TypedLetter[];
  /** Begins with a capital letter, as names do. */
  readonly isCapital: boolean;
  /** An apostrophe or a hyphen, no blank, stands between it and the piece before: xi'an. */
  readonly isJoined: boolean;
};

/** A way to read some letters as one syllable. */
export type SyllableEdge = {
  readonly end: number;
  readonly base: string;
  readonly tone: Tone | undefined;
  readonly cost: number;
  /** Still being typed: `base` is how it begins. */
  readonly isPartial: boolean;
};

const TONE_OF_MARK: Readonly<Record<string, Tone>> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  '\u0306': 3,
  '\u0300': 4,
};
const LONGEST = 6;
const MISSING_APOSTROPHE = 1;
const WORD = /[\p{Script=Latin}\p{M}0-9:]+/u;
const PIECES =
  /[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}0-9:]*|\p{N}+|['’\s-]+|[^\p{Script=Latin}\p{M}\p{N}'’\s-]+/gu;

/** The pieces of a text in their order; blanks, hyphens and apostrophes part them and are gone. */
export function piecesOf(text: string): Piece[] {
  const parts = Array.from(text.normalize('NFC').matchAll(PIECES), ([part]) => part);
  return parts.flatMap((piece, at): Piece[] => {
    if (/^['’\s-]+$/u.test(piece)) return [];
    const isJoined = at > 1 && /^['’-]$/u.test(parts[at - 1] ?? '');
    if (!WORD.test(piece)) return [{ kind: 'mark', text: piece, letters: [], isCapital: false, isJoined }];
    const letters = lettersOf(piece);
    const isPinyin = letters !== undefined && fewestSyllables(letters, false) !== undefined;
    const isCapital = piece.charAt(0) !== piece.charAt(0).toLowerCase();
    return [{ kind: isPinyin ? 'pinyin' : 'word', text: piece, letters: letters ?? [], isCapital, isJoined }];
  });
}

/** Undefined where a sign stands in it that pinyin does not have, such as ã or ç. */
function lettersOf(piece: string): TypedLetter[] | undefined {
  const letters: { letter: string; tone: Tone | undefined; isEnd: boolean }[] = [];
  for (const unit of piece.toLowerCase().normalize('NFD')) {
    const last = letters.at(-1);
    const tone = TONE_OF_MARK[unit] ?? (/[0-5]/.test(unit) ? toneOfDigit(unit) : undefined);
    if (/[a-z]/.test(unit)) letters.push({ letter: unit, tone: undefined, isEnd: false });
    else if (tone !== undefined && last !== undefined)
      Object.assign(last, { tone, isEnd: /[0-5]/.test(unit) });
    else if ((unit === '\u0308' || unit === ':') && last?.letter === 'u') last.letter = 'v';
    else return undefined;
  }
  return letters;
}

function toneOfDigit(digit: string): Tone {
  // The expression lets only 0 to 5 through, and 0 is another way to write neutral.
  return (Number(digit) || 5) as Tone;
}

/** The fewest syllables that cover all letters; undefined where none do. */
function fewestSyllables(letters: readonly TypedLetter[], isOpen: boolean): number | undefined {
  const fewest = new Map([[0, 0]]);
  for (let at = 0; at < letters.length; at += 1) {
    const before = fewest.get(at);
    if (before === undefined) continue;
    for (const { end } of edgesFrom(letters, at, isOpen))
      fewest.set(end, Math.min(fewest.get(end) ?? Number.POSITIVE_INFINITY, before + 1));
  }
  return letters.length > 0 ? fewest.get(letters.length) : undefined;
}

/** Whether the letters are pinyin as far as they go: all but an unfinished end are syllables. */
export function isBegunPinyin({ letters }: Piece): boolean {
  return fewestSyllables(letters, true) !== undefined;
}

export function isTonedPinyin({ kind, letters }: Piece): boolean {
  return kind === 'pinyin' && letters.some(({ tone }) => tone !== undefined);
}

/** How many syllables it is at least; 0 for what is no pinyin. */
export function syllableCount({ kind, letters }: Piece): number {
  return kind === 'pinyin' ? (fewestSyllables(letters, false) ?? 0) : 0;
}

/** The syllables that begin at a letter; with `isOpen`, also what the letters up to the end may become. */
export function edgesFrom(letters: readonly TypedLetter[], at: number, isOpen: boolean): SyllableEdge[] {
  const edges: SyllableEdge[] = [];
  let base = '';
  let tone: Tone | undefined;
  for (let end = at + 1; end <= Math.min(letters.length, at + LONGEST); end += 1) {
    const typed = letters[end - 1];
    if (typed === undefined) break;
    if (tone !== undefined && typed.tone !== undefined) break;
    base += typed.letter;
    tone ??= typed.tone;
    const spelling = ownSpelling(base);
    const cost =
      at > 0 && /^[aoe]/.test(base) && letters[at - 1]?.tone === undefined ? MISSING_APOSTROPHE : 0;
    if (isSyllable(spelling) && mayStand(spelling, at, cost))
      edges.push({ end, base: spelling, tone, cost, isPartial: false });
    else if (isOpen && end === letters.length && tone === undefined)
      edges.push({ end, base: spelling, tone, cost, isPartial: true });
    if (typed.isEnd) break;
  }
  return edges;
}

/** No r without what it ends; and what is only called out, such as a, is not glued to other syllables: no ma-ri-a. */
function mayStand(spelling: string, at: number, cost: number): boolean {
  if (spelling === 'a' || spelling === 'o') return cost === 0;
  return /[aeiouv]/.test(spelling) || (spelling === 'r' && at > 0);
}

/** The spelling of the core for what keyboards write: lyu, nyu, lue, nue, jv … */
function ownSpelling(letters: string): string {
  return letters
    .replace(/^([nl])yu/, '$1v')
    .replace(/^([nl])ue$/, '$1ve')
    .replace(/^([jqxy])v/, '$1u');
}
