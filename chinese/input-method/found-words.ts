/** The words that the typed letters can be from one place on: exactly as spelled, or nearly so. */

import { nearSpellings } from './near-spellings.ts';
import type { SoundedWord, SyllableNode } from './syllable-trie.ts';
import { edgesFrom, type Piece, type SyllableEdge } from './typed-text.ts';

/** A place between two letters of the pieces. */
export type Place = { readonly piece: number; readonly letter: number };

export type WordSearch = {
  readonly pieces: readonly Piece[];
  readonly trie: SyllableNode;
  /** The last syllable may still be being typed. */
  readonly isOpen: boolean;
};

/** Letters that were taken for a word that is spelled a little differently. */
export type Respelling = { readonly typed: string; readonly word: string };

/** `place`: where the word ends. */
type FoundWord = {
  readonly place: Place;
  readonly text: string;
  readonly cost: number;
  /** Where it is spelled a little differently. */
  readonly respelt?: Respelling | undefined;
};

/** A tone was typed that the word has not; learners mistake tones, so it stays possible. */
const OTHER_TONE = 4;
/** What is still being typed could become more than one word. */
const PARTIAL = 3;
/** Of the words that what is still being typed could become, so many are thought of. */
const MOST_PARTIAL = 3;
/** One syllable is spelled a little differently: yinguo for yingguo. */
const NEAR = 7;

/** A word as far as it is read: its syllables so far and what they were typed as. */
type Reading = {
  readonly start: Place;
  readonly end: Place;
  /** Undefined where the syllables as typed begin no word at all. */
  readonly exact: SyllableNode | undefined;
  /** Where the word stands when one syllable is read as a near spelling of it. */
  readonly near: readonly SyllableNode[];
  readonly tones: readonly (number | undefined)[];
  readonly cost: number;
  /** A syllable begins with a vowel right behind another one: pinyin asks for an apostrophe there. */
  readonly lacksApostrophe: boolean;
};

/** Of the words that sound alike, `most` are thought of. */
export function* wordsAt(search: WordSearch, place: Place, most: number): Generator<FoundWord> {
  const start = { start: place, end: place, exact: search.trie, near: [], tones: [], cost: 0 };
  yield* wordsFrom(search, { ...start, lacksApostrophe: false }, most);
}

function* wordsFrom(search: WordSearch, reading: Reading, most: number): Generator<FoundWord> {
  const piece = search.pieces[reading.end.piece];
  if (piece?.kind !== 'pinyin' || !mayGoOn(search, reading)) return;
  const isLast = reading.end.piece === search.pieces.length - 1;
  for (const edge of edgesFrom(piece.letters, reading.end.letter, search.isOpen && isLast)) {
    if (edge.isPartial) yield* begunWords(search, reading, edge);
    else yield* wholeWords(search, withSyllable(reading, piece, edge), most);
  }
}

function* wholeWords(search: WordSearch, reading: Reading, most: number): Generator<FoundWord> {
  if (reading.exact === undefined && reading.near.length === 0) return;
  if (keepsGroups(search, reading)) {
    const words = (reading.exact?.words ?? []).slice(0, most).filter((word) => mayFollow(reading, word));
    for (const word of words) yield found(reading, word, 0);
    if (!words.some(({ usual }) => usual !== undefined))
      for (const word of reading.near.flatMap((node) => node.words.slice(0, most)))
        if (word.usual !== undefined && mayFollow(reading, word)) {
          const respelt = { typed: lettersOf(search, reading), word: word.text };
          yield { ...found(reading, word, NEAR), respelt };
        }
  }
  yield* wordsFrom(search, reading, most);
}

function* begunWords(search: WordSearch, reading: Reading, edge: SyllableEdge): Generator<FoundWord> {
  const piece = search.pieces[reading.end.piece];
  if (piece === undefined) return;
  const begun = withSyllable(reading, piece, edge);
  if (!keepsGroups(search, begun)) return;
  for (const [sound, child] of reading.exact?.children ?? [])
    if (sound.startsWith(edge.base))
      for (const word of child.words.slice(0, MOST_PARTIAL))
        if (mayFollow(begun, word)) yield found(begun, word, PARTIAL);
}

function found({ end, cost, tones }: Reading, word: SoundedWord, extra: number): FoundWord {
  return { place: end, text: word.text, cost: cost + extra + word.cost + toneCost(word, tones) };
}

/** As they were typed, without blanks. */
function lettersOf({ pieces }: WordSearch, { start, end }: Reading): string {
  return pieces
    .slice(start.piece, end.piece + 1)
    .map(({ letters }, at) => {
      const from = at === 0 ? start.letter : 0;
      const to = start.piece + at === end.piece ? end.letter : letters.length;
      return letters.slice(from, to).map(({ letter }) => letter);
    })
    .flat()
    .join('');
}

function withSyllable(reading: Reading, piece: Piece, { end, base, tone, cost }: SyllableEdge): Reading {
  const { exact, near, tones } = reading;
  const isWhole = end === piece.letters.length;
  const others = nearSpellings(base).flatMap((other) => exact?.children.get(other) ?? []);
  return {
    start: reading.start,
    end: isWhole ? { piece: reading.end.piece + 1, letter: 0 } : { piece: reading.end.piece, letter: end },
    exact: exact?.children.get(base),
    near: [...near.flatMap((node) => node.children.get(base) ?? []), ...others],
    tones: [...tones, tone],
    cost: reading.cost + cost,
    lacksApostrophe: tones.length === 0 ? cost > 0 : reading.lacksApostrophe,
  };
}

/** Blanks part words: a word that takes more than one group of letters takes whole groups. 适应 is not in shi yingguo. */
function keepsGroups(search: WordSearch, { start, end }: Reading): boolean {
  if (isGroupEdge(search, end) && isGroupEdge(search, start)) return true;
  return groupOf(search, start) === groupOf(search, lastLetter(end));
}

function mayGoOn(search: WordSearch, { start, end }: Reading): boolean {
  if (start === end || isGroupEdge(search, start)) return true;
  return groupOf(search, start) === groupOf(search, end);
}

/** Only its piece is asked for. */
function lastLetter({ piece, letter }: Place): Place {
  return letter === 0 ? { piece: piece - 1, letter } : { piece, letter };
}

function isGroupEdge({ pieces }: WordSearch, { piece, letter }: Place): boolean {
  return letter === 0 && !pieces[piece]?.isJoined;
}

/** The piece with which the group begins: apostrophes part syllables, not groups. */
function groupOf({ pieces }: WordSearch, { piece }: Place): number {
  let first = piece;
  while (pieces[first]?.isJoined) first -= 1;
  return first;
}

/** Joined to others without the apostrophe that it needs stand only the most usual words: woaini, but no me an in mean. */
function mayFollow({ lacksApostrophe }: Reading, { usual }: SoundedWord): boolean {
  return !lacksApostrophe || usual === 'everyday';
}

function toneCost({ tones }: SoundedWord, typed: readonly (number | undefined)[]): number {
  return typed.reduce<number>(
    (sum, tone, at) => sum + (tone === undefined || String(tone) === tones[at] ? 0 : OTHER_TONE),
    0,
  );
}
