/** What the dictionary tells about a word, and how it is read from a file of the dictionary. */

import type { GlossRow, SearchRow, WordRow } from './shards.ts';

/** What a learner needs of a word, in our own words: at most three short senses per language, most needed first. */
export type LearnerGlosses = Readonly<Record<'en' | 'pt' | 'zh', readonly string[]>>;

/** One reading of a word. */
export type DictionaryReading = {
  /** Numbered pinyin, a space between syllables, `lv4` for lǜ, 5 = neutral, capitals in proper names. */
  readonly pinyin: string;
  /** Traditional form that goes with this reading. */
  readonly traditional: string;
  /** Undefined for rarer words. */
  readonly glosses: LearnerGlosses | undefined;
  /** English senses as CC-CEDICT words them, those that the glosses say already left out. */
  readonly senses: readonly string[];
};

/** Everything the word card shows of a word. */
export type DictionaryEntry = {
  /** Simplified form. */
  readonly word: string;
  /** Most usual first, at least one. */
  readonly readings: readonly DictionaryReading[];
  /** HSK 3.0 band 1–6, 7 for 7–9; undefined outside the list. */
  readonly band: number | undefined;
  /** Zipf frequency, 0–7.5; undefined where nothing is known. */
  readonly zipf: number | undefined;
  readonly measureWords: readonly string[];
  /** Common longer words with this one in them, most common first. */
  readonly containedIn: readonly string[];
  /** Words that share its meanings. */
  readonly synonyms: readonly string[];
  /** The characters of a word; the parts of a single character, where known. */
  readonly components: readonly string[];
};

/** One hit of a search. */
export type SearchHit = {
  readonly word: string;
  readonly pinyin: string;
  /** The sense that matched, in the language searched; English for rarer words found by pinyin; may be cut short or empty. */
  readonly gloss: string;
  readonly band: number | undefined;
  readonly zipf: number;
};

function list(text: string | undefined, separator = '|'): string[] {
  return text ? text.split(separator) : [];
}

function toGlosses(row: GlossRow | undefined): LearnerGlosses | undefined {
  if (row === undefined) return undefined;
  const [, en, pt, zh] = row;
  return { en: list(en, '; '), pt: list(pt, '; '), zh: list(zh, '；') };
}

/** A reading in the language asked for: our glosses, else for English the senses of the dictionary; else nothing. */
export function meaningsOf(reading: DictionaryReading, language: 'en' | 'pt'): readonly string[] {
  return reading.glosses?.[language] ?? (language === 'en' ? reading.senses : []);
}

/** The entry of a word from its row in a `words/` file. */
export function toEntry(word: string, row: WordRow): DictionaryEntry {
  const characters = [...word];
  return {
    word,
    readings: row.r.map(([pinyin, traditional, ...senses], place) => ({
      pinyin,
      traditional: traditional || word,
      glosses: toGlosses(row.g?.find(([at]) => at === place)),
      senses,
    })),
    band: row.b,
    zipf: row.z === undefined ? undefined : row.z / 10,
    measureWords: list(row.m),
    containedIn: list(row.w),
    synonyms: list(row.s),
    components: characters.length > 1 ? characters : list(row.c),
  };
}

/** A hit from a row of one of the other files. */
export function toHit(
  [word, pinyin, gloss, , zipf, band, , portuguese]: SearchRow,
  language: 'en' | 'pt',
): SearchHit {
  return {
    word,
    pinyin,
    gloss: (language === 'pt' && portuguese) || gloss,
    band: band || undefined,
    zipf: zipf / 10,
  };
}
