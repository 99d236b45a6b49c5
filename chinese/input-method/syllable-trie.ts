/** The words of the lexicon by how they sound: a trie over toneless syllables, built once per lexicon. */

import type { Lexicon } from '../words/index.ts';
import { listedWords } from '../words/index.ts';

/** A word with the tones it is said in, one list per reading that has these syllables. */
export type SoundedWord = {
  readonly text: string;
  /** -ln of its probability. */
  readonly cost: number;
  /** One digit per syllable, 5 = neutral. */
  readonly tones: string;
  readonly usual: Usual | undefined;
};

/** How usual a word is with learners; undefined for all others. */
export type Usual = 'everyday' | 'common';

export type SyllableNode = {
  readonly children: Map<string, SyllableNode>;
  /** Cheapest first. */
  readonly words: SoundedWord[];
};

/** Rarer words would only stand in the way; -ln of one occurrence in a million words. */
const RAREST = 13.8;
/** Learners say words of the first bands that are rare in print: 晚安. */
const RAREST_TAUGHT = 18;
/** In no list and rare in print, but asked from the first lessons on. */
const ASKED_EARLY: ReadonlySet<string> = new Set(['星期几']);
/** A reading beside the most usual one: 得 is de before it is děi. */
const SECOND_READING = 4;
/** What learners say is of other words than the news: the cost of a word by its HSK band, 0 for none. */
const BAND_COSTS = [5, 0, 0.5, 1.5, 2.5, 3, 3.5, 4];

/** Bands up to which a word is everyday or common. */
const LAST_EVERYDAY = 2;
const LAST_COMMON = 4;
/** 英国, 伦敦: no list of words has them by their use, but who learns says where they are from. */
const PLACE = 1;
const RAREST_PLACE = 11;

/** 安娜, 玛丽: who is called Anna writes Anna. */
const PERSON = 5;

function isPerson(text: string, band: number | undefined, [usual]: readonly string[]): boolean {
  return text.length > 1 && band === undefined && usual !== undefined && usual.startsWith('nr');
}

function isPlace(band: number | undefined, [usual]: readonly string[], cost: number): boolean {
  return band === undefined && usual !== undefined && usual.startsWith('ns') && cost < RAREST_PLACE;
}

/** 你好 is no word of the lists, and what everybody says first. */
const SET_PHRASE = 12;

function isSetPhrase(band: number | undefined, [usual]: readonly string[], cost: number): boolean {
  return band === undefined && usual === 'l' && cost < SET_PHRASE;
}

function usualOf(band: number | undefined, isKnownPlace: boolean): Usual | undefined {
  if (band !== undefined && band <= LAST_EVERYDAY) return 'everyday';
  return isKnownPlace || (band !== undefined && band <= LAST_COMMON) ? 'common' : undefined;
}

const tries = new WeakMap<Lexicon, SyllableNode>();

/** The trie of a lexicon. The first call takes some tenths of a second. */
export function syllableTrieOf(lexicon: Lexicon): SyllableNode {
  const known = tries.get(lexicon);
  if (known !== undefined) return known;
  const root = newNode();
  for (const { text, cost, band, pos, readings } of listedWords(lexicon, RAREST_TAUGHT)) {
    const isTaught = (band !== undefined && band <= LAST_COMMON) || ASKED_EARLY.has(text);
    if (cost > RAREST && !isTaught) continue;
    const isKnownPlace = isPlace(band, pos, cost);
    const extra =
      (isKnownPlace ? PLACE : (BAND_COSTS[band ?? 0] ?? 0)) + (isPerson(text, band, pos) ? PERSON : 0);
    const usual = isSetPhrase(band, pos, cost) ? 'everyday' : usualOf(band, isKnownPlace);
    readings.forEach((reading, at) => {
      const own = cost + extra + (at === 0 ? 0 : SECOND_READING);
      addWord(root, { text, cost: own, usual: at === 0 ? usual : undefined }, reading);
    });
  }
  sortAll(root);
  tries.set(lexicon, root);
  return root;
}

function newNode(): SyllableNode {
  return { children: new Map(), words: [] };
}

/** `reading`: numbered pinyin, a space between syllables. */
function addWord(root: SyllableNode, word: Omit<SoundedWord, 'tones'>, reading: string): void {
  let node = root;
  let tones = '';
  for (const syllable of reading.toLowerCase().split(' ')) {
    const base = syllable.slice(0, -1);
    tones += syllable.at(-1) ?? '';
    const next = node.children.get(base) ?? newNode();
    node.children.set(base, next);
    node = next;
  }
  const same = node.words.find((other) => other.text === word.text && other.tones === tones);
  if (same === undefined) node.words.push({ ...word, tones });
}

function sortAll(node: SyllableNode): void {
  node.words.sort((a, b) => a.cost - b.cost);
  for (const child of node.children.values()) sortAll(child);
}
