/** Which file of the dictionary holds what; shared by the build script that writes them and the lookup. */

/** Files per index. Small enough that no lookup costs more than 30 KB of network. */
export const SHARD_COUNTS = { words: 800, pinyin: 256, english: 400, portuguese: 32 } as const;

export type ShardIndex = keyof typeof SHARD_COUNTS;

/** The file with the simplified forms of traditional characters. */
export const FORMS_SHARD = 'forms.json';

/** FNV-1a over UTF-16 code units. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

/** The path, inside the dictionary's folder, of the file that holds `key`, such as `words/01f.json`. */
export function shardOf(index: ShardIndex, key: string): string {
  const mixed = hash(key);
  // The low bits of FNV alone spread short keys badly.
  const place = ((mixed ^ (mixed >>> 15)) >>> 0) % SHARD_COUNTS[index];
  return `${index}/${place.toString(16).padStart(3, '0')}.json`;
}

/** One reading of a word: numbered pinyin (capitals in proper names), traditional form or '' if equal, senses. */
export type ReadingRow = [pinyin: string, traditional: string, ...senses: string[]];

/** Learner's glosses of one reading: its place among the readings, and its senses in each language, `; ` between. */
export type GlossRow = [place: number, english: string, portuguese: string, chinese: string];

/** What a file of `words/` holds per word; empty fields are left out. */
export type WordRow = {
  /** Readings, most usual first. */
  r: ReadingRow[];
  /** Learner's glosses, by reading. */
  g?: GlossRow[];
  /** HSK band 1–6, 7 for 7–9. */
  b?: number;
  /** Zipf frequency times ten. */
  z?: number;
  /** Measure words, `|` between. */
  m?: string;
  /** Common words that contain this one, `|` between. */
  w?: string;
  /** Words of like meaning, `|` between. */
  s?: string;
  /** Parts that a single character is made of, `|` between. */
  c?: string;
};

/**
 * What the other indexes hold per key: a word, its reading, the sense that matched, that sense's place, use and level,
 * and 1 where the sense is a learner's gloss; by pinyin, the Portuguese gloss beside it.
 */
export type SearchRow = [
  word: string,
  pinyin: string,
  gloss: string,
  sense: number,
  zipf: number,
  band: number,
  isLearners?: 1,
  portuguese?: string,
];

export type WordShard = Record<string, WordRow>;
export type SearchShard = Record<string, SearchRow[]>;
export type FormsShard = {
  /** Traditional characters, and at the same places their simplified forms. */
  traditional: string;
  simplified: string;
  /** Words that the characters alone would get wrong. */
  words: Record<string, string>;
};
