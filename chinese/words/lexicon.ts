/** Loads the lexicon file into typed arrays and answers what is known of a word. */

import { COST_SCALE, type LexiconHeader, MAGIC, SECTIONS, type SectionName } from './lexicon-format.ts';

/** The bytes of `chinese/data/lexicon.bin`, however they were fetched. */
export type LexiconData = Uint8Array;

/** What the lexicon knows of one word. Made on demand; equal words give the same object. */
export type LexiconEntry = {
  /** Simplified form. */
  word: string;
  /** Zipf scale: log10 of the occurrences per billion words; 7 = 的, 3 = rare, below 1.5 = guessed. */
  zipf: number;
  /** Parts of speech in jieba's letters (n, v, a, d, m, q, r, p, c, u, y, f, s, t, i, nr, ns …), most usual first. */
  pos: readonly string[];
  /** Numbered pinyin, a space between syllables, `lv4` for lǜ, 5 = neutral; most usual first. Empty if unknown. */
  readings: readonly string[];
  /** HSK 3.0 band 1–6, 7 for 7–9; undefined outside the list. */
  band: number | undefined;
};

/** The loaded lexicon. The arrays serve the segmenter; others use the functions of `words/index.ts`. */
export type Lexicon = {
  /** Code unit → child of the root, 0 if none. */
  readonly rootChild: Uint32Array;
  /** Code unit → character id, 0 if in no word. */
  readonly characterId: Uint16Array;
  /** Node → first child; children of n are firstChild[n] .. firstChild[n + 1] - 1, by ascending label. */
  readonly firstChild: Uint32Array;
  readonly label: Uint16Array;
  /** Node → word index, -1 where no word ends. */
  readonly wordAt: Int32Array;
  /** Word → -ln(probability). */
  readonly cost: Float32Array;
  /** Word → 1 where the segmenter cuts through it. */
  readonly compound: Uint8Array;
  readonly posSet: Uint8Array;
  readonly posSets: readonly (readonly string[])[];
  readonly band: Uint8Array;
  /** Code unit → code unit of the simplified form, itself where there is none. */
  readonly simplified: Uint16Array;
  /** The same for all characters of traditional text, also those that stand in simplified text (著, 乾). */
  readonly fromTraditional: Uint16Array;
  /** Code unit → 1 where it is the simplified form of another character. */
  readonly isSimplifiedForm: Uint8Array;
  /** Traditional words that nothing but the dictionary gives away (著急). */
  readonly plainTraditional: ReadonlyMap<string, string>;
  /** First code units of `traditionalWords` and of `plainTraditional`. */
  readonly exceptionStarts: ReadonlySet<number>;
  /** Traditional words that their characters alone would simplify wrongly. */
  readonly traditionalWords: ReadonlyMap<string, string>;
  /** Character id → -ln of its probability as a surname, in a given name, in a foreign name; Infinity = never. */
  readonly surnameCost: Float32Array;
  readonly givenCost: Float32Array;
  readonly foreignCost: Float32Array;
  /** Surnames of two characters and their costs. */
  readonly longSurnames: ReadonlyMap<string, number>;
  /** First code units of `longSurnames`. */
  readonly longSurnameStarts: ReadonlySet<number>;
  /** What is known of the word with this index; the caller gives its text. */
  entryOf(word: number, text: string): LexiconEntry;
};

type Cursor = { bytes: Uint8Array; at: number };

function readVarint(cursor: Cursor): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = cursor.bytes[cursor.at++] ?? 0;
    value |= (byte & 127) << shift;
    if (byte < 128) return value;
  }
}

function bitAt(bytes: Uint8Array, index: number): number {
  return ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1;
}

function readText(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length >> 1);
  for (let i = 0; i < units.length; i++) units[i] = (bytes[2 * i] ?? 0) | ((bytes[2 * i + 1] ?? 0) << 8);
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += 8192)
    parts.push(String.fromCharCode(...units.subarray(i, i + 8192)));
  return parts.join('');
}

function readSections(data: LexiconData): {
  header: LexiconHeader;
  sections: Record<SectionName, Uint8Array>;
} {
  const magic = String.fromCharCode(...data.subarray(0, 4));
  if (magic !== MAGIC) throw new Error(`not a lexicon of this version: ${magic}`);
  const headerLength = new DataView(data.buffer, data.byteOffset).getUint32(4, true);
  // The build script of the same version wrote this header.
  const header = JSON.parse(readText(data.subarray(8, 8 + headerLength))) as LexiconHeader;
  let at = 8 + headerLength;
  const sections = {} as Record<SectionName, Uint8Array>; // filled completely by the loop
  for (const name of SECTIONS) {
    sections[name] = data.subarray(at, at + header.lengths[name]);
    at += header.lengths[name];
  }
  return { header, sections };
}

function readTrie(header: LexiconHeader, sections: Record<SectionName, Uint8Array>) {
  const { nodeCount } = header;
  const firstChild = new Uint32Array(nodeCount + 1);
  const label = new Uint16Array(nodeCount);
  const wordAt = new Int32Array(nodeCount).fill(-1);
  const counts: Cursor = { bytes: sections.childCounts, at: 0 };
  const labels: Cursor = { bytes: sections.labels, at: 0 };
  let next = 1;
  let words = 0;
  for (let node = 0; node < nodeCount; node++) {
    firstChild[node] = next;
    const count = readVarint(counts);
    let previous = 0;
    for (let child = next; child < next + count; child++) {
      previous += readVarint(labels);
      label[child] = previous;
      if (bitAt(sections.finals, child - 1) === 1) wordAt[child] = words++;
    }
    next += count;
  }
  firstChild[nodeCount] = next;
  return { firstChild, label, wordAt };
}

/** Where each word's reading choices start, and the lengths of the words by node depth. */
function readingOffsets(
  header: LexiconHeader,
  sections: Record<SectionName, Uint8Array>,
  trie: ReturnType<typeof readTrie>,
): Uint32Array {
  const offsets = new Uint32Array(header.wordCount);
  let at = 0;
  let depth = 0;
  let levelEnd = 1;
  for (let node = 0; node < header.nodeCount; node++) {
    if (node === levelEnd) {
      levelEnd = trie.firstChild[node] ?? 0;
      depth++;
    }
    const word = trie.wordAt[node] ?? -1;
    if (word < 0) continue;
    offsets[word] = at;
    at += (sections.readingCounts[word] ?? 0) * depth;
  }
  return offsets;
}

function readSimplification(pairs: Uint8Array, base?: Uint16Array): Uint16Array {
  const simplified = new Uint16Array(65536);
  if (base) simplified.set(base);
  else for (let unit = 0; unit < 65536; unit++) simplified[unit] = unit;
  for (let i = 0; i + 3 < pairs.length; i += 4) {
    const from = (pairs[i] ?? 0) | ((pairs[i + 1] ?? 0) << 8);
    simplified[from] = (pairs[i + 2] ?? 0) | ((pairs[i + 3] ?? 0) << 8);
  }
  return simplified;
}

/** By character id, of which 0 is none. */
function costsOf(bytes: Uint8Array): Float32Array {
  const costs = new Float32Array(bytes.length + 1).fill(Number.POSITIVE_INFINITY);
  bytes.forEach((byte, index) => {
    if (byte !== 255) costs[index + 1] = byte / COST_SCALE;
  });
  return costs;
}

function readingReader(
  header: LexiconHeader,
  sections: Record<SectionName, Uint8Array>,
  offsets: Uint32Array,
) {
  const perCharacter = header.characterReadings.map((readings) => readings.split(' '));
  const idOf = new Map([...header.characters].map((character, index) => [character, index]));
  const syllable = (unit: string, choice: number) => perCharacter[idOf.get(unit) ?? -1]?.[choice] ?? '';
  return (word: number, text: string): string[] => {
    const odd = header.oddReadings[word];
    if (odd) return odd;
    const units = text.split('');
    const count = sections.readingCounts[word] ?? 0;
    const start = offsets[word] ?? 0;
    const rows = count === 0 ? [units.map(() => 0)] : [];
    for (let row = 0; row < count; row++) {
      rows.push([
        ...sections.readingChoices.subarray(start + row * units.length, start + (row + 1) * units.length),
      ]);
    }
    return rows
      .map((choices) => units.map((unit, i) => syllable(unit, choices[i] ?? 0)).join(' '))
      .filter((reading) => reading.trim() !== '');
  };
}

/**
 * Reads the lexicon file. Takes some tens of milliseconds; keep the result.
 * @throws if the bytes are not a lexicon of this version (a bug of the caller).
 */
export function loadLexicon(data: LexiconData): Lexicon {
  const { header, sections } = readSections(data);
  const trie = readTrie(header, sections);
  const characterId = new Uint16Array(65536);
  for (let i = 0; i < header.characters.length; i++) characterId[header.characters.charCodeAt(i)] = i + 1;
  const rootChild = new Uint32Array(65536);
  for (let node = trie.firstChild[0] ?? 0; node < (trie.firstChild[1] ?? 0); node++) {
    rootChild[header.characters.charCodeAt((trie.label[node] ?? 0) - 1)] = node;
  }
  const posSets = header.posSets.map((set) => set.split('|'));
  const cost = Float32Array.from(sections.costs, (byte) => byte / COST_SCALE);
  const readingsOf = readingReader(header, sections, readingOffsets(header, sections, trie));
  const simplified = readSimplification(sections.simplification);
  const isSimplifiedForm = new Uint8Array(65536);
  simplified.forEach((form, unit) => {
    if (form !== unit) isSimplifiedForm[form] = 1;
  });
  const entries: (LexiconEntry | undefined)[] = Array.from({ length: header.wordCount });
  return {
    ...trie,
    rootChild,
    characterId,
    cost,
    compound: Uint8Array.from({ length: header.wordCount }, (_, word) => bitAt(sections.compounds, word)),
    posSet: sections.posSets,
    posSets,
    band: sections.bands,
    simplified,
    fromTraditional: readSimplification(sections.ambiguous, simplified),
    surnameCost: costsOf(sections.surnameCosts),
    givenCost: costsOf(sections.givenCosts),
    foreignCost: costsOf(sections.foreignCosts),
    longSurnames: new Map(header.longSurnames.map(([surname, cost]) => [surname, cost / COST_SCALE])),
    longSurnameStarts: new Set(header.longSurnames.map(([surname]) => surname.charCodeAt(0))),
    isSimplifiedForm,
    exceptionStarts: new Set(
      [...header.traditionalWords, ...header.plainTraditional].map(([word]) => word.charCodeAt(0)),
    ),
    plainTraditional: new Map(header.plainTraditional),
    traditionalWords: new Map(header.traditionalWords),
    entryOf(word, text) {
      const made = (entries[word] ??= {
        word: text,
        zipf: Math.round((9 - (cost[word] ?? 0) / Math.LN10) * 100) / 100,
        pos: posSets[sections.posSets[word] ?? 0] ?? [],
        readings: readingsOf(word, text),
        band: sections.bands[word] || undefined,
      });
      return made;
    },
  };
}

/** The child of a trie node under a character, 0 if there is none. */
export function childOf(lexicon: Lexicon, node: number, unit: number): number {
  const id = lexicon.characterId[unit] ?? 0;
  if (id === 0) return 0;
  let low = lexicon.firstChild[node] ?? 0;
  let high = (lexicon.firstChild[node + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = lexicon.label[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/** The word index of a simplified text, -1 if it is no word of the lexicon. */
export function findWord(lexicon: Lexicon, text: string): number {
  let node = lexicon.rootChild[text.charCodeAt(0)] ?? 0;
  for (let i = 1; node !== 0 && i < text.length; i++) node = childOf(lexicon, node, text.charCodeAt(i));
  return node === 0 ? -1 : (lexicon.wordAt[node] ?? -1);
}
