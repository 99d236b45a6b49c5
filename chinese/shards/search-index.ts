/** Collects the rows of one search index and writes them to its files. */

import { toFolded } from '../dictionary/fold.ts';
import { type SearchRow, SHARD_COUNTS, type ShardIndex, shardOf } from '../dictionary/shards.ts';

/** Path inside the dictionary's folder → text of the file. */
export type Files = Map<string, string>;

type SearchIndexName = Exclude<ShardIndex, 'words'>;

/** Hits kept per key; what comes after them nobody scrolls to. */
const KEPT = { pinyin: 30, english: 12, portuguese: 20 };

export class SearchIndex {
  readonly #rows = new Map<string, { row: SearchRow; score: number }[]>();
  readonly #name: SearchIndexName;

  constructor(name: SearchIndexName) {
    this.#name = name;
  }

  /** Words come one after the other: whatever is there of the same word and reading stands at the end. */
  add(key: string, row: SearchRow, score: number): void {
    const rows = this.#rows.get(key);
    if (!rows) {
      this.#rows.set(key, [{ row, score }]);
      return;
    }
    // One hit per word and reading under one key: the best sense.
    for (let at = rows.length - 1; rows[at]?.row[0] === row[0]; at--) {
      const same = rows[at];
      if (same?.row[1] !== row[1]) continue;
      if (score > same.score) Object.assign(same, { row, score });
      return;
    }
    rows.push({ row, score });
  }

  /** Whether some word means just this. */
  hasMeaning(key: string): boolean {
    return (
      this.#rows.get(key)?.some(({ row: [, , gloss] }) => toFolded(gloss).alternatives.has(key)) === true
    );
  }

  write(files: Files): void {
    // A row stands under several keys.
    const texts = new Map<SearchRow, string>();
    const textOf = (row: SearchRow) => {
      const text = texts.get(row) ?? JSON.stringify(row);
      texts.set(row, text);
      return text;
    };
    const rows = new Map<string, string>();
    for (const [key, found] of this.#rows) {
      const kept = found.toSorted((a, b) => b.score - a.score).slice(0, KEPT[this.#name]);
      rows.set(key, `[${kept.map(({ row }) => textOf(row)).join(',')}]`);
    }
    writeShards(files, this.#name, rows);
  }
}

/** Spreads rows, as JSON by their key, over the files of an index; equal rows give equal files. */
export function writeShards(files: Files, index: ShardIndex, rows: ReadonlyMap<string, string>): void {
  const shards = new Map<string, [string, string][]>();
  for (let place = 0; place < SHARD_COUNTS[index]; place++) {
    shards.set(`${index}/${place.toString(16).padStart(3, '0')}.json`, []);
  }
  for (const [key, row] of rows) shards.get(shardOf(index, key))?.push([key, row]);
  for (const [name, found] of shards) {
    const sorted = found.toSorted((a, b) => (a[0] < b[0] ? -1 : 1));
    const lines = sorted.map(([key, row]) => `${JSON.stringify(key)}:${row}`);
    files.set(name, `{${lines.join(',\n')}}\n`);
  }
}
