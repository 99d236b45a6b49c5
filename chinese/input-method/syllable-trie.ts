/** The words of the lexicon by how they sound: a trie over toneless syllables, built once per lexicon. */

import type { Lexicon } from '../words/index.ts';
import { listedWords } from './listed-words.ts';

/** A word with the tones it is said in, one list per reading that has these syllables. */
export type SoundedWord = {
  readonly text: string;
  /** -ln of its probability. */
  readonly cost: number;
  /** One digit per syllable, 5 = neutral. */
  readonly tones: string;
};

export type SyllableNode = {
  readonly children: Map<string, SyllableNode>;
  /** Cheapest first. */
  readonly words: SoundedWord[];
};

/** Rarer words would only stand in the way; -ln of one occurrence in a million words. */
const RAREST = 13.8;
/** A reading beside the most usual one: 得 is de before it is děi. */
const SECOND_READING = 4;
/** What learners say is of other words than the news: the cost of a word by its HSK band, 0 for none. */
const BAND_COSTS = [5, 0, 0.5, 1.5, 2.5, 3, 3.5, 4];

/** 安娜, 玛丽: who is called Anna writes Anna. */
const PERSON = 5;

function isPerson(text: string, band: number | undefined, [usual]: readonly string[]): boolean {
  return text.length > 1 && band === undefined && usual !== undefined && usual.startsWith('nr');
}

const tries = new WeakMap<Lexicon, SyllableNode>();

/** The trie of a lexicon. The first call takes some tenths of a second. */
export function syllableTrieOf(lexicon: Lexicon): SyllableNode {
  const known = tries.get(lexicon);
  if (known !== undefined) return known;
  const root = newNode();
  for (const { text, cost, band, pos, readings } of listedWords(lexicon, RAREST)) {
    readings.forEach((reading, at) => {
      const extra =
        (at === 0 ? 0 : SECOND_READING) +
        (BAND_COSTS[band ?? 0] ?? 0) +
        (isPerson(text, band, pos) ? PERSON : 0);
      addWord(root, text, cost + extra, reading);
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
function addWord(root: SyllableNode, text: string, cost: number, reading: string): void {
  let node = root;
  let tones = '';
  for (const syllable of reading.toLowerCase().split(' ')) {
    const base = syllable.slice(0, -1);
    tones += syllable.at(-1) ?? '';
    const next = node.children.get(base) ?? newNode();
    node.children.set(base, next);
    node = next;
  }
  const same = node.words.find((word) => word.text === text && word.tones === tones);
  if (same === undefined) node.words.push({ text, cost, tones });
}

function sortAll(node: SyllableNode): void {
  node.words.sort((a, b) => a.cost - b.cost);
  for (const child of node.children.values()) sortAll(child);
}
