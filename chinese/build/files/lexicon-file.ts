/** Writes the lexicon file in the layout of `words/lexicon-format.ts`. */

import {
  COST_SCALE,
  type LexiconHeader,
  MAGIC,
  SECTIONS,
  type SectionName,
} from '../../words/lexicon-format.ts';
import { isPlainReading } from '../readings/readings.ts';
import { compounds } from '../words/compounds.ts';
import type { LexiconWord } from '../words/lexicon-words.ts';
import type { NameCosts } from '../words/name-costs.ts';

type Node = { children: Map<number, Node>; word: LexiconWord | undefined };

function pushVarint(out: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    out.push((rest & 127) | 128);
    rest >>= 7;
  }
  out.push(rest);
}

/** Distinct code units, the most used first, so that their ids are short. */
function characterTable(words: LexiconWord[]): string[] {
  const uses = new Map<string, number>();
  for (const { word } of words) for (const unit of word.split('')) uses.set(unit, (uses.get(unit) ?? 0) + 1);
  return [...uses].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([unit]) => unit);
}

function buildTrie(words: LexiconWord[], idOf: Map<string, number>): Node {
  const root: Node = { children: new Map(), word: undefined };
  for (const word of words) {
    let node = root;
    for (const unit of word.word.split('')) {
      const id = idOf.get(unit) ?? 0;
      let child = node.children.get(id);
      if (!child) {
        child = { children: new Map(), word: undefined };
        node.children.set(id, child);
      }
      node = child;
    }
    node.word = word;
  }
  return root;
}

/** The trie as columns, and its words in the order of its final nodes. */
function trieColumns(root: Node) {
  const childCounts: number[] = [];
  const labels: number[] = [];
  const finals: number[] = [];
  const words: LexiconWord[] = [];
  let bits = 0;
  const queue: Node[] = [root];
  for (let index = 0; index < queue.length; index++) {
    const node = queue[index];
    if (!node) break;
    pushVarint(childCounts, node.children.size);
    let previous = 0;
    for (const [id, child] of [...node.children].toSorted((a, b) => a[0] - b[0])) {
      pushVarint(labels, id - previous);
      previous = id;
      if (bits % 8 === 0) finals.push(0);
      if (child.word) {
        finals[bits >> 3] = (finals[bits >> 3] ?? 0) | (1 << (bits & 7));
        words.push(child.word);
      }
      bits++;
      queue.push(child);
    }
  }
  return { childCounts, labels, finals, words, nodeCount: queue.length };
}

/** Per character its readings, the one that stands in most words first. */
function characterReadings(words: LexiconWord[], units: string[]): Map<string, string[]> {
  const uses = new Map<string, Map<string, number>>();
  for (const { word, readings, count } of words) {
    readings.forEach((reading, rank) => {
      const syllables = reading.split(' ');
      if (!isPlainReading(reading) || syllables.length !== word.length) return;
      word.split('').forEach((unit, i) => {
        const own = uses.get(unit) ?? new Map<string, number>();
        const syllable = syllables[i] ?? '';
        own.set(syllable, (own.get(syllable) ?? 0) + (rank === 0 ? Math.log(count + 1) + 1 : 0.1));
        uses.set(unit, own);
      });
    });
  }
  return new Map(
    units.map((unit) => [
      unit,
      [...(uses.get(unit) ?? [])]
        .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .map(([syllable]) => syllable),
    ]),
  );
}

function readingColumns(words: LexiconWord[], perCharacter: Map<string, string[]>) {
  const readingCounts: number[] = [];
  const readingChoices: number[] = [];
  const oddReadings: Record<string, string[]> = {};
  words.forEach(({ word, readings }, index) => {
    const units = word.split('');
    const rows = readings.map((reading) => {
      const syllables = reading.split(' ');
      return syllables.length === units.length
        ? units.map((unit, i) => perCharacter.get(unit)?.indexOf(syllables[i] ?? '') ?? -1)
        : [-1];
    });
    if (rows.length === 0 || rows.some((row) => row.includes(-1))) oddReadings[index] = readings;
    const regular =
      oddReadings[index] === undefined && !(rows.length === 1 && rows[0]?.every((choice) => choice === 0));
    readingCounts.push(regular ? rows.length : 0);
    if (regular) for (const row of rows) readingChoices.push(...row);
  });
  return { readingCounts, readingChoices, oddReadings };
}

/** The sets of parts of speech, 256 at most: a rarer set loses its last letters until it is one of the usual. */
function posColumn(words: LexiconWord[]): { sets: string[]; setIndexes: number[] } {
  const uses = new Map<string, number>();
  for (const { pos } of words) uses.set(pos.join('|'), (uses.get(pos.join('|')) ?? 0) + 1);
  const kept = [...uses.keys()].toSorted(
    (a, b) => length(a) - length(b) || (uses.get(b) ?? 0) - (uses.get(a) ?? 0),
  );
  const sets = kept.slice(0, 256);
  const indexOf = new Map(sets.map((set, index) => [set, index]));
  const setIndexes = words.map(({ pos }) => {
    for (let end = pos.length; end > 0; end--) {
      const index = indexOf.get(pos.slice(0, end).join('|'));
      if (index !== undefined) return index;
    }
    throw new Error(`no set for ${pos.join('|')}`);
  });
  return { sets, setIndexes };
}

/** Sets of one are never cut, so they come first. */
function length(set: string): number {
  return set.includes('|') ? 2 : 1;
}

export type Simplification = {
  pairs: [string, string][];
  ambiguous: [string, string][];
  words: [string, string][];
  plain: [string, string][];
};

function bits(values: boolean[]): number[] {
  const bytes = Array.from({ length: Math.ceil(values.length / 8) }, () => 0);
  values.forEach((value, i) => {
    if (value) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (1 << (i & 7));
  });
  return bytes;
}

/** 255 where there is none. */
function costByte(cost: number | undefined): number {
  return cost === undefined ? 255 : Math.min(254, Math.round(cost * COST_SCALE));
}

function pairBytes(pairs: [string, string][]): number[] {
  return pairs.flatMap(([from, to]) =>
    [from, to].flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]),
  );
}

/** The bytes of the lexicon file. */
export function lexiconFile(
  words: LexiconWord[],
  simplification: Simplification,
  names: NameCosts,
): Uint8Array {
  const units = characterTable(words);
  const idOf = new Map(units.map((unit, index) => [unit, index + 1]));
  const trie = trieColumns(buildTrie(words, idOf));
  const total = words.reduce((sum, { count }) => sum + count, 0);
  const { sets, setIndexes } = posColumn(trie.words);
  const perCharacter = characterReadings(words, units);
  const cutThrough = compounds(words);
  const readings = readingColumns(trie.words, perCharacter);
  const columns: Record<SectionName, number[]> = {
    childCounts: trie.childCounts,
    labels: trie.labels,
    finals: trie.finals,
    costs: trie.words.map(({ count }) => costByte(-Math.log(count / total))),
    posSets: setIndexes,
    compounds: bits(trie.words.map(({ word }) => cutThrough.has(word))),
    bands: trie.words.map(({ band }) => band),
    readingCounts: readings.readingCounts,
    readingChoices: readings.readingChoices,
    simplification: pairBytes(simplification.pairs),
    ambiguous: pairBytes(simplification.ambiguous),
    surnameCosts: units.map((unit) => costByte(names.surnames.get(unit))),
    givenCosts: units.map((unit) => costByte(names.given.get(unit))),
    foreignCosts: units.map((unit) => costByte(names.foreign.get(unit))),
  };
  const header: LexiconHeader = {
    characters: units.join(''),
    characterReadings: units.map((unit) => perCharacter.get(unit)?.join(' ') ?? ''),
    posSets: sets,
    oddReadings: readings.oddReadings,
    traditionalWords: simplification.words,
    plainTraditional: simplification.plain,
    longSurnames: [...names.surnames]
      .filter(([name]) => name.length === 2)
      .map(([name, cost]) => [name, costByte(cost)]),
    nodeCount: trie.nodeCount,
    wordCount: trie.words.length,
    lengths: Object.fromEntries(
      SECTIONS.map((name) => [name, columns[name].length]),
    ) as LexiconHeader['lengths'], // one per section
  };
  const json = Buffer.from(JSON.stringify(header), 'utf16le');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([
    Buffer.from(MAGIC),
    length,
    json,
    ...SECTIONS.map((name) => Buffer.from(columns[name])),
  ]);
}
