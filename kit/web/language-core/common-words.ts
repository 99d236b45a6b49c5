// The words that learners meet, by HSK band, with short meanings: what exercises take their options from.

/** One reading of a word. */
export type CommonWord = {
  readonly word: string;
  /** Numbered pinyin, a space between syllables. */
  readonly reading: string;
  /** Short senses, the most needed first. */
  readonly en: readonly string[];
  readonly pt: readonly string[];
  readonly band: number;
  /** The first letter of its part of speech; empty where nobody knows. */
  readonly pos: string;
  /** Words that share its meanings. */
  readonly synonyms: readonly string[];
  /** Another common reading of the same characters has a file entry of its own. */
  readonly isReadOtherwise: boolean;
  /** In the HSK list itself; of others the band is that of their parts: 飞机场, 一个. */
  readonly isListed: boolean;
};

export const COMMON_BANDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type CommonBand = (typeof COMMON_BANDS)[number];

/** A file as it is fetched: rows, since names would be most of it. `; ` between senses, `|` between synonyms. */
export type CommonWordRow = readonly [
  word: string,
  reading: string,
  en: string,
  pt: string,
  pos: string,
  synonyms: string,
  isReadOtherwise: 0 | 1,
  isListed: 0 | 1,
];

/** The path inside the dictionary's folder. */
export const commonWordsFileOf = (band: CommonBand): string => `common/${band}.json`;

const loading = new Map<CommonBand, Promise<readonly CommonWord[]>>();

/** Fetched once; a call after a failure tries again. Rejects when the file cannot be had. */
export function loadCommonWords(band: CommonBand): Promise<readonly CommonWord[]> {
  const known = loading.get(band);
  const words = known ?? fetchWords(band);
  loading.set(band, words);
  words.catch(() => loading.delete(band));
  return words;
}

async function fetchWords(band: CommonBand): Promise<readonly CommonWord[]> {
  const url = `${import.meta.env.YULU_DICTIONARY}/${commonWordsFileOf(band)}`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  // The build of the same version wrote the file in this shape.
  const rows = (await answer.json()) as readonly CommonWordRow[];
  return rows.map(([word, reading, en, pt, pos, synonyms, isReadOtherwise, isListed]) => ({
    word,
    reading,
    en: list(en, '; '),
    pt: list(pt, '; '),
    band,
    pos,
    synonyms: list(synonyms, '|'),
    isReadOtherwise: isReadOtherwise === 1,
    isListed: isListed === 1,
  }));
}

const list = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));
