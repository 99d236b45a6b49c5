// What a card is opened for: a word, and what its place in a text has told about it.

import type { LanguageCore, TextWord } from '../../../../kit/web/language-core/core.ts';
import { joinKnown } from './for-child.ts';

export type WordTarget = {
  /** As it stands in the text. */
  readonly word: string;
  readonly kind: 'word' | 'name' | 'number' | 'unknown';
  /** Numbered pinyin per character as read in that place; empty where the place tells nothing. */
  readonly readings: readonly string[];
  /** The same as spoken there. */
  readonly spoken: readonly string[];
  /** The sentence around it; empty for a word met alone. */
  readonly context: string;
};

/** A word met alone; `pinyin` as the dictionary writes it, where one reading is meant. */
export function alone(word: string, pinyin = ''): WordTarget {
  const readings = pinyin === '' ? [] : pinyin.split(' ');
  return { word, kind: 'word', readings, spoken: [], context: '' };
}

const HANZI = /\p{Script=Han}|〇/u;
const SENTENCE_END = /[。！？!?…\n]/;
/** What the list takes with a word; a longer sentence is cut around it. */
const CONTEXT_MAX = 300;

/** The target of a word of a text; undefined for what is no Chinese. */
export function targetOf(word: TextWord, { text, start }: Whole): WordTarget | undefined {
  const { kind, readings, spoken } = word;
  if (!HANZI.test(word.text) || kind === 'latin' || kind === 'space' || kind === 'mark') return undefined;
  const span = { start: start + word.start, end: start + word.end };
  return { word: word.text, kind, readings, spoken, context: sentenceAround(text, span) };
}

type Span = { readonly start: number; readonly end: number };

/** The sentence of `text` that holds the span (UTF-16 offsets), with its closing marks. */
export function sentenceAround(text: string, { start, end }: Span): string {
  let from = start;
  while (from > 0 && !SENTENCE_END.test(text.charAt(from - 1))) from--;
  let to = end;
  while (to < text.length && !SENTENCE_END.test(text.charAt(to))) to++;
  while (to < text.length && /[。！？!?…”’」』）]/.test(text.charAt(to))) to++;
  const least = Math.max(from, end - CONTEXT_MAX / 2);
  return text
    .slice(least, least + CONTEXT_MAX)
    .slice(0, to - least)
    .trim();
}

/** A piece of a text; without a target where it has no card. */
export type Piece = { readonly word: TextWord; readonly target: WordTarget | undefined };

/** What a text is cut from, such as a message that has another language in it too; its sentences are that one's. */
export type Whole = {
  readonly text: string;
  /** Where the part begins in it, in UTF-16 units. */
  readonly start: number;
};

/** A marked syllable per character of a text, as whoever wrote it knows it. */
export type ToldPinyin = readonly (string | null)[];

/** The pieces of a text; joined they are the text. `told` goes before what the core reads, `words` before where it cuts. */
export function piecesOf(
  core: LanguageCore,
  text: string,
  whole: Whole = { text, start: 0 },
  told?: ToldPinyin,
  words: readonly string[] = [],
): readonly Piece[] {
  return joinKnown(core.annotate(text), words).map((word) => ({
    word: told ? { ...word, marked: markedIn(text, word, told) } : word,
    target: targetOf(word, whole),
  }));
}

function markedIn(text: string, { start, marked }: TextWord, told: ToldPinyin): TextWord['marked'] {
  const first = Array.from(text.slice(0, start)).length;
  return marked.map((own, index) => told[first + index] ?? own);
}
