/** Reads a text aloud on paper: pinyin for every character, polyphones decided by word, surroundings and place. */

import { type Lexicon, segment, type Word } from '../../words/index.ts';
import { findWord } from '../../words/lexicon.ts';
import type { Place } from './polyphone-features.ts';
import { decide } from './polyphone-model.ts';
import type { Sounds } from './sounds.ts';
import { isSurnamePlace, surnameReading } from './surnames.ts';

/** A word with the readings of its characters. */
export type ReadWord = Word & {
  /**
   * Per character (code point): numbered pinyin as it is written, without sandhi, 5 = neutral (`xing2`, `lv4`, `r5`);
   * what is no hanzi, or a hanzi that nobody knows, stands as itself.
   */
  readonly readings: readonly string[];
};

/** Decides readings with one lexicon and one sounds file. */
export type Reader = {
  /** The words of a text with their readings. Pure: the same text gives the same readings. */
  annotate(text: string): ReadWord[];
  /** One reading per character (code point) of the text, as in `ReadWord.readings`. */
  readings(text: string): string[];
  /** The same for a text that `segment` has already cut. */
  readingsOf(words: readonly Word[]): string[];
  /** All readings of one character, most usual first; empty if it is unknown. */
  readingsOfCharacter(character: string): readonly string[];
};

/** The readings of one word, each split by character. */
type Ways = readonly (readonly string[])[];

/** The data of a reader. `ways` remembers, by index in the lexicon, the words it has met. */
type Core = { readonly lexicon: Lexicon; readonly sounds: Sounds; readonly ways: (Ways | undefined)[] };

type Text = { readonly words: readonly Word[]; readonly simplified: string };

const NO_READINGS: readonly string[] = [];
const NO_WAYS: Ways = [];

function isHanzi(unit: number): boolean {
  return (unit >= 0x3400 && unit <= 0x9fff) || unit === 0x3007 || (unit >= 0xd840 && unit <= 0xd8ff);
}

function waysOf(core: Core, index: number, simplified: string): Ways {
  // Readings that do not go by character are left out.
  return (core.ways[index] ??= core.lexicon
    .entryOf(index, simplified)
    .readings.map((reading) => reading.split(' '))
    .filter((syllables) => syllables.length === simplified.length));
}

function readingsOfCharacter(core: Core, character: string): readonly string[] {
  const index = findWord(core.lexicon, character);
  const known = index < 0 ? NO_READINGS : core.lexicon.entryOf(index, character).readings;
  return known.length > 0 ? known : (core.sounds.rare.get(character) ?? NO_READINGS);
}

function readAlone(core: Core, text: Text, word: number, at: number): string {
  const character = text.simplified.charAt(at);
  // A character shown by itself is read as it is most often; there is nothing around it to decide by.
  if (text.simplified.length > 1 && (core.sounds.polyphoneAt[text.simplified.charCodeAt(at)] ?? 0) > 0) {
    const place: Place = { lexicon: core.lexicon, text: text.simplified, words: text.words, word, at };
    const decided = decide(core.sounds, place, NO_READINGS);
    if (decided !== undefined) return decided;
  }
  return readingsOfCharacter(core, character)[0] ?? character;
}

/** The reading of a word that the dictionary reads in several ways. */
function amongSeveral(core: Core, text: Text, word: number, start: number, ways: Ways): readonly string[] {
  // The dictionary's usual way decides whether a syllable is weakened: 多少 duōshao, 东西 dōngxi.
  let left = ways.filter((way) => way === ways[0] || !isWeakenedOf(way, ways[0] ?? way));
  for (let i = 0; i < (ways[0]?.length ?? 0) && left.length > 1; i++) {
    const choices = [...new Set(left.map((way) => way[i] ?? ''))];
    if (choices.length < 2) continue;
    const place: Place = {
      lexicon: core.lexicon,
      text: text.simplified,
      words: text.words,
      word,
      at: start + i,
    };
    const chosen = decide(core.sounds, place, choices);
    left = left.filter((way) => way[i] === chosen);
  }
  return left[0] ?? ways[0] ?? NO_READINGS;
}

/** Whether two ways differ, and only by neutral tones. */
function isWeakenedOf(way: readonly string[], usual: readonly string[]): boolean {
  return way.every((reading, i) => {
    const other = usual[i] ?? '';
    return reading === other || isNeutralOf(reading, other) || isNeutralOf(other, reading);
  });
}

function readCharacters(core: Core, text: Text, index: number, word: Word, out: string[]): void {
  const isShortName = word.kind === 'name' && word.end - word.start <= 4;
  const surname = isShortName ? surnameReading(word.simplified) : undefined;
  let offset = 0;
  for (const character of word.text) {
    const at = word.start + offset;
    const known = surname?.[offset];
    if (known !== undefined && (core.sounds.polyphoneAt[word.simplified.charCodeAt(offset)] ?? 0) === 0)
      out.push(known);
    else if (character === '々') out.push(out.at(-1) ?? character);
    else if (!isHanzi(text.simplified.charCodeAt(at))) out.push(character);
    else if (character.length > 1) out.push(core.sounds.rare.get(character)?.[0] ?? character);
    else out.push(readAlone(core, text, index, at));
    offset += character.length;
  }
}

/** A traditional character may be read only as it is itself: 髮 never fa1, though 发 is. */
function keepToTraditional(sounds: Sounds, word: Word, from: number, out: string[]): void {
  for (let i = 0; i < word.text.length; i++) {
    const character = word.text.charAt(i);
    if (character === word.simplified.charAt(i)) continue;
    const own = sounds.rare.get(character);
    const chosen = out[from + i] ?? '';
    const fits = own?.some((reading) => reading === chosen || isNeutralOf(chosen, reading));
    if (own && !fits) out[from + i] = own[0] ?? chosen;
  }
}

function isNeutralOf(neutral: string, reading: string): boolean {
  return neutral.endsWith('5') && reading.slice(0, -1) === neutral.slice(0, -1);
}

/** The reading of a character that is a word of its own and no polyphone. */
function usualReading(core: Core, word: Word): string {
  const first = word.index < 0 ? undefined : waysOf(core, word.index, word.simplified)[0]?.[0];
  return first ?? readingsOfCharacter(core, word.simplified)[0] ?? word.text;
}

function readSingle(core: Core, text: Text, index: number, word: Word, out: string[]): void {
  const unit = word.simplified.charCodeAt(0);
  if (word.text === '々') out.push(out.at(-1) ?? word.text);
  else if (!isHanzi(unit)) out.push(word.text);
  else if ((core.sounds.polyphoneAt[unit] ?? 0) > 0) out.push(readAlone(core, text, index, word.start));
  else if (isSurnamePlace(text.simplified, word.start))
    out.push(surnameReading(word.simplified)?.[0] ?? word.text);
  else out.push(usualReading(core, word));
}

function readWord(core: Core, text: Text, index: number, word: Word, out: string[]): void {
  const from = out.length;
  if (word.end - word.start === 1) readSingle(core, text, index, word, out);
  else {
    const ways = word.index < 0 ? NO_WAYS : waysOf(core, word.index, word.simplified);
    const [way] = ways;
    if (way === undefined) readCharacters(core, text, index, word, out);
    else {
      const chosen = ways.length === 1 ? way : amongSeveral(core, text, index, word.start, ways);
      for (let i = 0; i < chosen.length; i++) out.push(chosen[i] ?? '');
    }
  }
  if (word.text !== word.simplified) keepToTraditional(core.sounds, word, from, out);
}

function textOf(words: readonly Word[]): Text {
  let simplified = '';
  for (const word of words) simplified += word.simplified;
  return { words, simplified };
}

function readAll(core: Core, words: readonly Word[]): string[] {
  const text = textOf(words);
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word) readWord(core, text, i, word, out);
  }
  return out;
}

function annotateAll(core: Core, words: readonly Word[]): ReadWord[] {
  const text = textOf(words);
  return words.map((word, index) => {
    const readings: string[] = [];
    readWord(core, text, index, word, readings);
    return { ...word, readings };
  });
}

/** Makes a reader. Cheap; but keep it, because it remembers the words it has met. */
export function createReader(lexicon: Lexicon, sounds: Sounds): Reader {
  const core: Core = { lexicon, sounds, ways: [] };
  return {
    annotate: (text) => annotateAll(core, segment(lexicon, text)),
    readings: (text) => readAll(core, segment(lexicon, text)),
    readingsOf: (words) => readAll(core, words),
    readingsOfCharacter: (character) => readingsOfCharacter(core, character),
  };
}
