/** Lays the dictionary out in small files: by word, by pinyin, by English and by Portuguese. */

import { foldGloss, foldPinyin, glossKeys, glossMatch } from '../dictionary/fold.ts';
import {
  FORMS_SHARD,
  type FormsShard,
  type ReadingRow,
  type SearchRow,
  SHARD_COUNTS,
  type ShardIndex,
  shardOf,
  type WordRow,
} from '../dictionary/shards.ts';
import type { Entry } from './dictionary-entries.ts';
import { commonness, containingWords, synonyms } from './dictionary-relations.ts';
import type { Simplification } from './lexicon-file.ts';

/** Path inside the dictionary's folder → text of the file. */
export type Files = Map<string, string>;

const LONGEST_GLOSS = 40;
/** Hits kept per key; what comes after them nobody scrolls to. */
const KEPT = { pinyin: 30, english: 12, portuguese: 20 };
/** Words this rare (Zipf) are found by hanzi and pinyin alone, and show their meaning when opened. */
const SEARCHED = 2.4;
const SENSES = 4;
const LONGEST_PHRASE = 4;

/** A gloss that is too long loses its remarks before it loses words. */
function shorten(gloss: string): string {
  const bare = gloss.length <= LONGEST_GLOSS ? gloss : gloss.replaceAll(/\([^)]*\)/g, '').trim() || gloss;
  return bare.length <= LONGEST_GLOSS ? bare : `${bare.slice(0, LONGEST_GLOSS - 1)}…`;
}

function wordRow(entry: Entry, containing: string[], alike: string[], parts: string): WordRow {
  const { word, readings, portuguese, band, zipf, measures } = entry;
  return {
    r: readings.map(
      ({ pinyin, traditional, senses }): ReadingRow => [
        pinyin,
        traditional === word ? '' : traditional,
        ...senses,
      ],
    ),
    ...(portuguese && { p: portuguese }),
    ...(band > 0 && { b: band }),
    ...(zipf > 0 && { z: Math.round(zipf * 10) }),
    ...(measures.length > 0 && { m: measures.join('|') }),
    ...(containing.length > 0 && { w: containing.join('|') }),
    ...(alike.length > 0 && { s: alike.join('|') }),
    ...(parts && { c: parts }),
  };
}

/** Common words, words of the list, and what people say as a whole (早上好 "Good morning!"). */
function isSearched({ zipf, band, readings }: Entry): boolean {
  return zipf >= SEARCHED || band > 0 || readings.some(({ senses }) => senses[0]?.endsWith('!'));
}

function searchRow(entry: Entry, pinyin: string, gloss: string, sense: number): SearchRow {
  return [entry.word, pinyin, shorten(gloss), sense, Math.round(entry.zipf * 10), entry.band];
}

class Index {
  readonly #rows = new Map<string, { row: SearchRow; score: number }[]>();
  readonly #name: Exclude<ShardIndex, 'words'>;

  constructor(name: Exclude<ShardIndex, 'words'>) {
    this.#name = name;
  }

  add(key: string, row: SearchRow, score: number): void {
    const rows = this.#rows.get(key) ?? [];
    // One hit per word and reading under one key: the best sense.
    const same = rows.find((other) => other.row[0] === row[0] && other.row[1] === row[1]);
    if (!same) rows.push({ row, score });
    else if (score > same.score) Object.assign(same, { row, score });
    this.#rows.set(key, rows);
  }

  write(files: Files): void {
    const shards = new Map<string, [string, SearchRow[]][]>();
    for (const [key, rows] of this.#rows) {
      const kept = rows.toSorted((a, b) => b.score - a.score).slice(0, KEPT[this.#name]);
      const shard = shardOf(this.#name, key);
      shards.set(shard, [...(shards.get(shard) ?? []), [key, kept.map(({ row }) => row)]]);
    }
    writeShards(files, this.#name, shards);
  }
}

function writeShards(files: Files, index: ShardIndex, shards: Map<string, [string, unknown][]>): void {
  for (let place = 0; place < SHARD_COUNTS[index]; place++) {
    const name = `${index}/${place.toString(16).padStart(3, '0')}.json`;
    const rows = (shards.get(name) ?? []).toSorted((a, b) => (a[0] < b[0] ? -1 : 1));
    files.set(
      name,
      `{${rows.map(([key, row]) => `${JSON.stringify(key)}:${JSON.stringify(row)}`).join(',\n')}}\n`,
    );
  }
}

/** How well a sense answers one word of a query: the whole sense, its beginning, or a part of it. */
function senseScore(key: string, gloss: string, sense: number): number {
  return 0.75 * glossMatch(key, gloss) - 0.4 * sense - 0.1 * foldGloss(gloss).split(' ').length;
}

/** `place` is the reading's: senses of the usual reading come first. */
function addGlosses(index: Index, entry: Entry, pinyin: string, senses: string[], place: number): void {
  senses.slice(0, SENSES).forEach((sense, at) => {
    if (/^surname [A-Z]/.test(sense)) return;
    const rank = Math.min(9, at + 3 * place);
    for (const gloss of sense.split(/;\s*/)) {
      for (const key of searchKeys(gloss, isAsked(entry))) {
        index.add(
          key,
          searchRow(entry, pinyin, gloss, rank),
          commonness(entry) + senseScore(key, gloss, rank),
        );
      }
    }
  });
}

/** Common enough that its meaning may be asked for as a phrase. */
function isAsked(entry: Entry): boolean {
  return entry.band > 0 || entry.zipf >= 3 || !isSearched({ ...entry, readings: [] });
}

/** Each telling word, and a short gloss as a whole. */
function searchKeys(gloss: string, withPhrase: boolean): string[] {
  const whole = foldGloss(gloss);
  const words = whole.split(' ').length;
  return withPhrase && words > 1 && words <= LONGEST_PHRASE ? [whole, ...glossKeys(gloss)] : glossKeys(gloss);
}

function addPinyin(index: Index, entry: Entry): void {
  const seen = new Set<string>();
  entry.readings.forEach(({ pinyin, senses }, place) => {
    if (seen.has(pinyin.toLowerCase())) return;
    seen.add(pinyin.toLowerCase());
    const row = searchRow(entry, pinyin, isSearched(entry) ? (senses[0] ?? '') : '', place);
    const score = commonness(entry) - place;
    const { key } = foldPinyin(pinyin);
    index.add(key, row, score);
    // 一会儿 is typed yihuir and yihuier.
    if (/ r5/.test(pinyin)) index.add(foldPinyin(pinyin.replaceAll(' r5', ' er5')).key, row, score);
  });
}

function forms({ pairs, ambiguous, words }: Simplification): FormsShard {
  const all = [...pairs, ...ambiguous];
  return {
    traditional: all.map(([from]) => from).join(''),
    simplified: all.map(([, to]) => to).join(''),
    words: Object.fromEntries(words),
  };
}

/** All files of the dictionary. `parts` gives the components of a character, `|` between. */
export function dictionaryFiles(
  entries: Entry[],
  simplification: Simplification,
  parts: ReadonlyMap<string, string>,
): Files {
  const files: Files = new Map();
  const containing = containingWords(entries);
  const alike = synonyms(entries);
  const words = new Map<string, [string, WordRow][]>();
  const pinyin = new Index('pinyin');
  const english = new Index('english');
  const portuguese = new Index('portuguese');
  for (const entry of entries) {
    const { word, readings } = entry;
    const shard = shardOf('words', word);
    const row = wordRow(entry, containing.get(word) ?? [], alike.get(word) ?? [], parts.get(word) ?? '');
    words.set(shard, [...(words.get(shard) ?? []), [word, row]]);
    addPinyin(pinyin, entry);
    if (!isSearched(entry)) continue;
    readings.forEach(({ pinyin: reading, senses }, place) =>
      addGlosses(english, entry, reading, senses, place),
    );
    if (entry.portuguese) addGlosses(portuguese, entry, readings[0]?.pinyin ?? '', [entry.portuguese], 0);
  }
  writeShards(files, 'words', words);
  for (const index of [pinyin, english, portuguese]) index.write(files);
  files.set(FORMS_SHARD, `${JSON.stringify(forms(simplification))}\n`);
  return files;
}
