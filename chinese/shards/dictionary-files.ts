/** Lays the dictionary out in small files: by word, by pinyin, by English and by Portuguese. */

import {
  type FoldedGloss,
  foldGloss,
  foldPinyin,
  glossKeys,
  glossMatch,
  toFolded,
} from '../dictionary/fold.ts';
import { learnersGain } from '../dictionary/rank.ts';
import { FORMS_SHARD, type GlossRow, type SearchRow, type WordRow } from '../dictionary/shards.ts';
import { commonness, containingWords, synonyms } from './dictionary-relations.ts';
import type { DictionarySource } from './dictionary-source.ts';
import type { GlossLine } from './gloss-tables.ts';
import { type LearnerEntry, type LearnerReading, learnerReadings } from './learner-readings.ts';
import { type Files, SearchIndex, writeShards } from './search-index.ts';

export type DictionaryTables = {
  /** Learner's glosses by word. */
  readonly glosses: ReadonlyMap<string, readonly GlossLine[]>;
  /** The components of a character, `|` between. */
  readonly parts: ReadonlyMap<string, string>;
  /** The level of the HSK exam that asks for a word, 1 to 6; undefined for what those lists do not have. */
  readonly examLevelOf: (word: string) => number | undefined;
};

const LONGEST_GLOSS = 40;
/** Words this rare (Zipf) are found by hanzi and pinyin alone, and show their meaning when opened. */
const SEARCHED = 2.4;
const SENSES = 4;
const LONGEST_PHRASE = 4;
/** A rarer word is searched where nothing more common means the same: lullaby is 摇篮曲 and nothing else. */
const RARELY_SEARCHED = 1.4;
/** So many of its senses, of so many words. */
const RARE = { senses: 2, words: 3 };

/** A gloss that is too long loses its remarks before it loses words. */
function shorten(gloss: string): string {
  const bare = gloss.length <= LONGEST_GLOSS ? gloss : gloss.replaceAll(/\([^)]*\)/g, '').trim() || gloss;
  return bare.length <= LONGEST_GLOSS ? bare : `${bare.slice(0, LONGEST_GLOSS - 1)}…`;
}

function wordRow(entry: LearnerEntry, containing: string[], alike: string[], parts: string): WordRow {
  const { word, readings, band, zipf, measures } = entry;
  const glosses = readings.flatMap(({ gloss }, place): GlossRow[] =>
    gloss ? [[place, gloss.english, gloss.portuguese, gloss.chinese]] : [],
  );
  return {
    r: readings.map(({ pinyin, traditional, senses }) => [
      pinyin,
      traditional === word ? '' : traditional,
      ...senses,
    ]),
    ...(glosses.length > 0 && { g: glosses }),
    ...(band > 0 && { b: band }),
    ...(zipf > 0 && { z: Math.round(zipf * 10) }),
    ...(measures.length > 0 && { m: measures.join('|') }),
    ...(containing.length > 0 && { w: containing.join('|') }),
    ...(alike.length > 0 && { s: alike.join('|') }),
    ...(parts && { c: parts }),
  };
}

/** Common words, words of the list, and what people say as a whole (早上好 "Good morning!"). */
function isSearched({ zipf, band, readings }: LearnerEntry): boolean {
  return (
    zipf >= SEARCHED || band > 0 || readings.some(({ gloss, senses }) => gloss || senses[0]?.endsWith('!'))
  );
}

/** Common enough that its meaning may be asked for as a phrase. */
function isAsked(entry: LearnerEntry): boolean {
  return entry.band > 0 || entry.zipf >= 3 || !isSearched({ ...entry, readings: [] });
}

function searchRow(
  entry: LearnerEntry,
  pinyin: string,
  gloss: string,
  sense: number,
  isLearners = false,
): SearchRow {
  const row = [entry.word, pinyin, shorten(gloss), sense, Math.round(entry.zipf * 10), entry.band] as const;
  return isLearners ? [...row, 1] : [...row];
}

type Sense = {
  readonly text: string;
  /** Senses of the usual reading come first. */
  readonly rank: number;
  readonly isLearners: boolean;
};

/** How well a sense answers one word of a query: the whole sense, its beginning, or a part of it. */
function senseScore(key: string, gloss: FoldedGloss, { rank, isLearners }: Sense): number {
  const match = glossMatch(key, gloss);
  const gain = isLearners ? learnersGain(match, rank) : 0;
  return gain + 0.75 * match - 0.4 * rank - 0.1 * gloss.whole.split(' ').length;
}

/** Each telling word, and a short gloss as a whole. */
function searchKeys(gloss: string, withPhrase: boolean): string[] {
  const whole = foldGloss(gloss);
  const words = whole.split(' ').length;
  return withPhrase && words > 1 && words <= LONGEST_PHRASE ? [whole, ...glossKeys(gloss)] : glossKeys(gloss);
}

function addSense(index: SearchIndex, entry: LearnerEntry, pinyin: string, sense: Sense): void {
  const { text, rank, isLearners } = sense;
  const row = searchRow(entry, pinyin, text, rank, isLearners);
  // Each alternative of our own glosses is a meaning that may be asked for.
  const alternatives = isLearners ? text.split(/,\s*/) : [text];
  const isPhrase = isAsked(entry);
  const folded = toFolded(text);
  for (const key of new Set(alternatives.flatMap((one) => searchKeys(one, isPhrase))))
    index.add(key, row, commonness(entry) + senseScore(key, folded, sense));
}

function addGloss(
  index: SearchIndex,
  entry: LearnerEntry,
  { pinyin, place, gloss }: { pinyin: string; place: number; gloss: string },
): void {
  gloss.split('; ').forEach((text, at) => {
    addSense(index, entry, pinyin, { text, rank: Math.min(9, at + 3 * place), isLearners: true });
  });
}

function addSenses(index: SearchIndex, entry: LearnerEntry, reading: LearnerReading, place: number): void {
  const said = reading.gloss === undefined ? 0 : 1;
  reading.senses.slice(0, SENSES).forEach((sense, at) => {
    if (/^surname [A-Z]/.test(sense)) return;
    const rank = Math.min(9, said + at + 3 * place);
    for (const text of sense.split(/;\s*/))
      addSense(index, entry, reading.pinyin, { text, rank, isLearners: false });
  });
}

function addPinyin(index: SearchIndex, entry: LearnerEntry): void {
  const seen = new Set<string>();
  entry.readings.forEach(({ pinyin, gloss, senses }, place) => {
    if (seen.has(pinyin.toLowerCase())) return;
    seen.add(pinyin.toLowerCase());
    const meaning = gloss?.english.split('; ')[0] ?? senses[0] ?? '';
    const row = searchRow(entry, pinyin, isSearched(entry) ? meaning : '', place);
    if (gloss) row.push(1, gloss.portuguese.split('; ')[0] ?? '');
    const score = commonness(entry) - place;
    const { key } = foldPinyin(pinyin);
    index.add(key, row, score);
    // 一会儿 is typed yihuir and yihuier.
    if (/ r5/.test(pinyin)) index.add(foldPinyin(pinyin.replaceAll(' r5', ' er5')).key, row, score);
  });
}

type Indexes = Record<'pinyin' | 'english' | 'portuguese', SearchIndex>;

function addToIndexes({ pinyin, english, portuguese }: Indexes, entry: LearnerEntry): void {
  addPinyin(pinyin, entry);
  if (!isSearched(entry)) return;
  entry.readings.forEach((reading, place) => {
    const { gloss } = reading;
    if (gloss) {
      addGloss(english, entry, { pinyin: reading.pinyin, place, gloss: gloss.english });
      addGloss(portuguese, entry, { pinyin: reading.pinyin, place, gloss: gloss.portuguese });
    }
    addSenses(english, entry, reading, place);
  });
}

/** A name says nothing that would be asked for. */
const NAMES = /\p{Lu}/u;

function addRare(english: SearchIndex, entry: LearnerEntry): void {
  if (isSearched(entry) || entry.zipf < RARELY_SEARCHED) return;
  for (const { pinyin, senses } of entry.readings)
    for (const [rank, text] of senses.slice(0, RARE.senses).entries()) {
      const key = foldGloss(text);
      if (NAMES.test(text) || key.split(' ').length > RARE.words || english.hasMeaning(key)) continue;
      english.add(key, searchRow(entry, pinyin, text, rank), commonness(entry));
    }
}

/** Stands for HSK 7 to 9. */
const BEYOND = 7;

/** All files of the dictionary. Equal sources and tables give equal files. */
export function dictionaryFiles(
  { entries, forms }: DictionarySource,
  { glosses, parts, examLevelOf }: DictionaryTables,
): Files {
  const files: Files = new Map();
  const own = entries.map((entry) => ({
    ...entry,
    // What people are shown is what the exam asks for; words of the standard that it leaves out are beyond its sixth level.
    band: examLevelOf(entry.word) ?? (entry.band > 0 ? BEYOND : 0),
    readings: learnerReadings(entry, glosses.get(entry.word) ?? []),
  }));
  const containing = containingWords(own);
  const alike = synonyms(own);
  const words = new Map<string, string>();
  const indexes: Indexes = {
    pinyin: new SearchIndex('pinyin'),
    english: new SearchIndex('english'),
    portuguese: new SearchIndex('portuguese'),
  };
  for (const entry of own) {
    const { word } = entry;
    const row = wordRow(entry, containing.get(word) ?? [], alike.get(word) ?? [], parts.get(word) ?? '');
    words.set(word, JSON.stringify(row));
    addToIndexes(indexes, entry);
  }
  for (const entry of own) addRare(indexes.english, entry);
  writeShards(files, 'words', words);
  for (const index of Object.values(indexes)) index.write(files);
  files.set(FORMS_SHARD, `${JSON.stringify(forms)}\n`);
  return files;
}
