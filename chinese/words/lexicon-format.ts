/** The layout of the lexicon file, shared by the build script that writes it and the loader that reads it. */

/** First four bytes of the file; the digit is the version of the layout. */
export const MAGIC = 'YLX1';

/** Costs are stored as one byte: `round(-ln(probability) * COST_SCALE)`, at most 254. */
export const COST_SCALE = 12;

/**
 * The columns of the file, in order. Nodes are those of a trie over UTF-16 code units in level order (node 0 is
 * the root, not stored); words are the trie's final nodes in the same order. Varints are LEB128.
 */
export const SECTIONS = [
  /** Per node from the root on: number of children, varint. */
  'childCounts',
  /** Per node after the root: character id, as the difference to the sibling before, varint. */
  'labels',
  /** Per node after the root: one bit, set where a word ends. */
  'finals',
  /** Per word: cost byte. */
  'costs',
  /** Per word: index into `posSets`. */
  'posSets',
  /** Per word: one bit, set where the segmenter cuts through the word (法国|人). */
  'compounds',
  /** Per word: HSK band, 0 where the word is in none. */
  'bands',
  /** Per word: number of readings, 0 where the only reading is each character's first. */
  'readingCounts',
  /** Per reading of a word with a count: one byte per code unit, index into that character's readings. */
  'readingChoices',
  /** Pairs of code units: traditional character and its simplified form, by character. */
  'simplification',
  /** The same for characters that stand in simplified text too: applied only where the text is traditional. */
  'ambiguous',
  /** Per character: cost byte of being a surname, of standing in a given name, in a foreign name; 255 = never. */
  'surnameCosts',
  'givenCosts',
  'foreignCosts',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** The JSON header, stored as UTF-16LE after the magic and a 32-bit byte length. */
export type LexiconHeader = {
  /** Distinct code units of the words; the id of a character is its position here plus one. */
  characters: string;
  /** Per character, its readings separated by a space, most usual first. */
  characterReadings: string[];
  /** Distinct sets of parts of speech, most usual first within a set, joined by `|`. */
  posSets: string[];
  /** Words whose reading does not go character by character: word index → readings. */
  oddReadings: Record<string, string[]>;
  /** Traditional words whose simplified form is not that of their characters. */
  traditionalWords: [traditional: string, simplified: string][];
  /** Traditional words whose characters all stand in simplified text too (著急). */
  plainTraditional: [traditional: string, simplified: string][];
  /** Surnames of two characters with their cost bytes. */
  longSurnames: [surname: string, cost: number][];
  nodeCount: number;
  wordCount: number;
  /** Byte length of each section. */
  lengths: Record<SectionName, number>;
};
