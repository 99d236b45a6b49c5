// Collects the words that exercises take their options from: all that have a learner's gloss, by band.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordRow, WordShard } from '../../../chinese/dictionary/shards.ts';
import { type Band, levelOf } from '../../../chinese/levels/index.ts';
import { dictionaryFolder } from '../../../chinese/node/dictionary-folder.ts';
import { type Lexicon, loadLexicon, lookUp } from '../../../chinese/words/index.ts';
import {
  COMMON_BANDS,
  type CommonWordRow,
  commonWordsFileOf,
} from '../../../kit/web/language-core/common-words.ts';

const LEXICON = join(import.meta.dirname, '../../../chinese/data/lexicon.bin');

/** The files by their path, as JSON. Equal dictionary and lexicon give equal files. */
export function commonWordFiles(): ReadonlyMap<string, string> {
  const lexicon = loadLexicon(new Uint8Array(readFileSync(LEXICON)));
  const byBand = new Map<Band, CommonWordRow[]>(COMMON_BANDS.map((band) => [band, []]));
  for (const [word, row] of glossedWords()) {
    const band = levelOf(lexicon, word)?.band ?? 7;
    byBand.get(band)?.push(...rowsOf(word, row, lexicon));
  }
  return new Map(Array.from(byBand, ([band, rows]) => [commonWordsFileOf(band), JSON.stringify(rows)]));
}

function glossedWords(): [string, WordRow][] {
  const folder = join(dictionaryFolder(), 'words');
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      // The layout of the dictionary writes its word files in this shape.
      const shard = JSON.parse(readFileSync(join(folder, name), 'utf8')) as WordShard;
      return Object.entries(shard).filter(([, { g }]) => g !== undefined);
    });
}

/** One row for each reading with a gloss of ours. */
function rowsOf(word: string, { r, g = [], s = '' }: WordRow, lexicon: Lexicon): CommonWordRow[] {
  const found = lookUp(lexicon, word);
  const kind = found?.pos[0]?.charAt(0) ?? '';
  const isListed = found?.band === undefined ? 0 : 1;
  const readings = new Set(g.map(([place]) => r[place]?.[0]));
  return g.flatMap(([place, en, pt]): CommonWordRow[] => {
    const reading = r[place]?.[0];
    return reading === undefined
      ? []
      : [[word, reading, en, pt, kindIn(reading, kind), s, readings.size > 1 ? 1 : 0, isListed]];
  });
}

/** Particles, what stands at the end of sentences, and suffixes. */
const TONELESS_KINDS: ReadonlySet<string> = new Set(['u', 'y', 'k']);

/** The kind is that of the word's usual reading: with a tone 过 is no particle but a verb, and nobody has said so. */
const kindIn = (reading: string, kind: string): string =>
  TONELESS_KINDS.has(kind) && !reading.includes('5') ? '' : kind;
