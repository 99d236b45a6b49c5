/** What the model looks at when it decides how a character is read: hashes of its surroundings. */

import type { Word } from '../../words/index.ts';
import { childOf, type Lexicon } from '../../words/lexicon.ts';
import { groupOfUnit } from './character-classes.ts';
import { mix } from './hash.ts';
import { isSurnamePlace, surnameReading } from './surnames.ts';

/** A character of a text that has been cut into words. */
export type Place = {
  readonly lexicon: Lexicon;
  /** The text in simplified characters. */
  readonly text: string;
  readonly words: readonly Word[];
  /** The word that the character stands in, and its offset in the text, in code units. */
  readonly word: number;
  readonly at: number;
};

/** Features that count in full, then those of the wider surroundings. */
export type Features = { readonly ids: Int32Array; near: number; all: number };

const WINDOW = 8;
const EDGE = 1;

/** Room for the features of one place; made once and used again for every place. */
export function newFeatures(): Features {
  return { ids: new Int32Array(64), near: 0, all: 0 };
}

function unitAt(text: string, at: number): number {
  return at < 0 || at >= text.length ? EDGE : text.charCodeAt(at);
}

/** 0 = outside, 1 = hanzi, 2 = digit, 3 = letter, 4 = anything else. */
function kindOfUnit(unit: number): number {
  if (unit === EDGE) return 0;
  if (unit >= 0x3400 && unit <= 0x9fff) return 1;
  if (unit >= 48 && unit <= 57) return 2;
  return (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) ? 3 : 4;
}

/** The first letter of a word's usual part of speech; its kind where the dictionary does not list it. */
function classOfWord(lexicon: Lexicon, word: Word | undefined): number {
  if (!word) return EDGE;
  if (word.index < 0) return 200 + word.kind.length;
  return (lexicon.posSets[lexicon.posSet[word.index] ?? 0]?.[0] ?? '').charCodeAt(0);
}

/** Where in its word a character stands: alone, first, inside, last; apart for words that no dictionary lists. */
function positionIn(word: Word, at: number): number {
  const place = word.end - word.start === 1 ? 0 : at === word.start ? 1 : at === word.end - 1 ? 2 : 3;
  return place + (word.index >= 0 ? 0 : 4) + (word.kind === 'name' ? 8 : 0);
}

/** Fills `features` with what surrounds a place. They are hashes that the reading in question is mixed into. */
export function readFeatures(place: Place, features: Features): void {
  const { lexicon, text, words, at } = place;
  const word = words[place.word];
  if (!word) throw new Error('a place must stand in one of its words');
  const { ids } = features;
  const before = unitAt(text, at - 1);
  const after = unitAt(text, at + 1);
  const classBefore = classOfWord(lexicon, words[place.word - 1]);
  const classAfter = classOfWord(lexicon, words[place.word + 1]);
  const position = positionIn(word, at);
  ids[0] = mix(1, position);
  ids[1] = mix(2, before);
  ids[2] = mix(3, after);
  ids[3] = mix(mix(4, before), after);
  ids[4] = mix(mix(5, unitAt(text, at - 2)), before);
  ids[5] = mix(mix(6, after), unitAt(text, at + 2));
  ids[6] = mix(7, classBefore);
  ids[7] = mix(8, classAfter);
  ids[8] = mix(mix(9, classBefore), classAfter);
  ids[9] = mix(mix(10, groupOfUnit(before)), classOfWord(lexicon, words[place.word + 2]));
  ids[10] = mix(mix(11, position), classBefore);
  ids[11] = mix(mix(12, position), classAfter);
  const groupBefore = groupOfUnit(before) || 32 + kindOfUnit(before);
  const groupAfter = groupOfUnit(after) || 32 + kindOfUnit(after);
  ids[12] = mix(14, groupBefore);
  ids[13] = mix(15, groupAfter);
  ids[14] = mix(mix(16, groupBefore), groupAfter);
  ids[15] = mix(mix(17, before), groupAfter);
  ids[16] = mix(mix(18, groupBefore), after);
  ids[17] = mix(mix(19, groupBefore), classAfter);
  ids[18] = mix(mix(20, classBefore), groupAfter);
  features.near = 19;
  let all = 19;
  for (let i = Math.max(0, at - WINDOW); i <= Math.min(text.length - 1, at + WINDOW); i++) {
    const unit = text.charCodeAt(i);
    if ((i < at - 1 || i > at + 1) && kindOfUnit(unit) === 1) ids[all++] = mix(13, unit);
  }
  features.all = all;
}

/** The index of the dictionary word from `start` to `end`, -1 if there is none; walks the text without copying it. */
function wordIn(lexicon: Lexicon, text: string, start: number, end: number): number {
  let node = lexicon.rootChild[text.charCodeAt(start)] ?? 0;
  for (let i = start + 1; node !== 0 && i < end; i++) node = childOf(lexicon, node, text.charCodeAt(i));
  return node === 0 ? -1 : (lexicon.wordAt[node] ?? -1);
}

/** Says how a dictionary word reads one of its characters, undefined where it is no word or has several readings. */
function readingInWord(
  lexicon: Lexicon,
  text: string,
  start: number,
  end: number,
  at: number,
): string | undefined {
  if (start < 0 || end > text.length) return undefined;
  const index = wordIn(lexicon, text, start, end);
  if (index < 0) return undefined;
  const { readings } = lexicon.entryOf(index, text.slice(start, end));
  return readings.length === 1 ? readings[0]?.split(' ')[at - start] : undefined;
}

/** What the dictionary says of the character where its word does not settle it; hints are ids shared by all characters. */
export type Hints = {
  /** The reading in each overlapping dictionary word, and the number of the hint. */
  readonly overlapping: [reading: string, hint: number][];
};

/** Overlaps that are asked for: start and end beside the character, in code units. */
const OVERLAPS: readonly [number, number][] = [
  [0, 2],
  [-1, 1],
  [-1, 2],
  [0, 3],
  [-2, 1],
];
const HINT = 0x51000;
/** The character stands elsewhere in the text in a word that settles its reading. */
const SAME_TEXT = 40;
const NEARBY = 50;
/** It is the surname of a name that no dictionary lists, or stands where surnames do. */
const SURNAME_PLACE = 50;
const SURNAME_OF_NAME = 50;

/** How the same character is read in the next word around that settles it. */
function readingNearby({ lexicon, text, words, word, at }: Place): string | undefined {
  const unit = text.charCodeAt(at);
  const own = words[word];
  const last = Math.min(text.length - 1, at + NEARBY);
  for (let i = Math.max(0, at - NEARBY); i <= last; i++) {
    if (text.charCodeAt(i) !== unit || !own || (i >= own.start && i < own.end)) continue;
    let index = word;
    while (i < (words[index]?.start ?? 0)) index--;
    while (i >= (words[index]?.end ?? text.length)) index++;
    const other = words[index];
    if (!other || other.index < 0 || other.end - other.start < 2) continue;
    const reading = readingInWord(lexicon, text, other.start, other.end, i);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** Collects the hints for a place. */
export function readHints(place: Place): Hints {
  const { lexicon, text, words, at } = place;
  const own = words[place.word];
  const inside = own && own.end - own.start > 1 ? 8 : 0;
  const overlapping: [string, number][] = [];
  OVERLAPS.forEach(([from, to], index) => {
    const reading = readingInWord(lexicon, text, at + from, at + to, at);
    if (reading !== undefined) overlapping.push([reading, index + inside]);
  });
  if (own && own.start === at) {
    const surname = surnameReading(own.simplified)?.[0];
    const length = own.end - at;
    if (surname !== undefined && own.kind === 'name') overlapping.push([surname, SURNAME_OF_NAME + length]);
    else if (surname !== undefined && length === 1 && isSurnamePlace(text, at))
      overlapping.push([surname, SURNAME_PLACE]);
  }
  const reading = readingNearby(place);
  if (reading !== undefined) overlapping.push([reading, SAME_TEXT]);
  return { overlapping };
}

/** One candidate reading of a place. */
export type Candidate = {
  readonly reading: string;
  /** Its place among the readings of its character, and among those that its word lists; -2 where no word says. */
  readonly rank: number;
  readonly rankInWord: number;
  /** Its kind of word and how usual it is, as code units (`build/sounds/profiles.ts`). */
  readonly kind: number;
  readonly usual: number;
};

/** The features of the surroundings that say which kind of word stands there, whatever the character. */
const KIND_CONTEXT = [0, 6, 7, 8, 10, 11, 12, 13, 14];

/**
 * The features of one candidate reading that all characters share: its rank, whether its word lists it, whether the
 * hints agree, and whether such a kind of word (a verb, a measure word …) fits the surroundings.
 */
export function sharedFeatures(
  place: Place,
  { ids }: Features,
  hints: Hints,
  candidate: Candidate,
  out: number[],
): void {
  const word = place.words[place.word];
  const position = word ? positionIn(word, place.at) : 0;
  out.length = 0;
  out.push(mix(mix(HINT, Math.min(candidate.rank, 4)), position));
  out.push(mix(mix(HINT + 4, candidate.usual), position));
  if (candidate.rankInWord >= -1) out.push(mix(HINT + 1, candidate.rankInWord + 1));
  for (const [reading, hint] of hints.overlapping) {
    out.push(mix(HINT + (reading === candidate.reading ? 2 : 3), hint));
  }
  const kind = mix(HINT + 5, candidate.kind);
  for (const id of KIND_CONTEXT) out.push(mix(ids[id] ?? 0, kind));
}
