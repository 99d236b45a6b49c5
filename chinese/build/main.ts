/** Builds the files of `chinese/data`: `node chinese/build/main.ts [table of HSK words]`, or its path in HSK_WORDS. */

import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FormsShard } from '../dictionary/shards.ts';
import { formatSource } from '../shards/dictionary-source.ts';
import { dictionaryEntries } from './files/dictionary-entries.ts';
import { lexiconFile, type Simplification } from './files/lexicon-file.ts';
import { simplification } from './files/simplification.ts';
import { readCedict, readHsk, readJieba, readOwnWords } from './sources/sources.ts';
import { groupBySimplified, lexiconWords } from './words/lexicon-words.ts';
import { nameCosts } from './words/name-costs.ts';

const data = new URL('../data/', import.meta.url);

function report(what: string, bytes: Uint8Array): void {
  process.stdout.write(`${what}: ${bytes.length} bytes\n`);
}

function build(hskTable: string): void {
  const cedict = [...readCedict(), ...readOwnWords()];
  const jieba = readJieba();
  const hsk = readHsk(hskTable);
  const words = lexiconWords(cedict, jieba, hsk);
  const counts = new Map(words.map(({ word, count }) => [word, count]));
  const forms = simplification(cedict, (word) => counts.get(word) ?? 0);
  const lexicon = lexiconFile(words, forms, nameCosts(cedict, jieba));
  writeFileSync(new URL('lexicon.bin', data), lexicon);
  report(`lexicon of ${words.length} words`, lexicon);

  const entries = dictionaryEntries(groupBySimplified(cedict), hsk, words);
  const source = brotliCompressSync(formatSource({ entries, forms: formsShard(forms) }), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(new URL('dictionary.tsv.br', data), source);
  report(`dictionary of ${entries.length} words`, source);
}

function formsShard({ pairs, ambiguous, words }: Simplification): FormsShard {
  const all = [...pairs, ...ambiguous];
  return {
    traditional: all.map(([from]) => from).join(''),
    simplified: all.map(([, to]) => to).join(''),
    words: Object.fromEntries(words),
  };
}

const hskTable = process.argv[2] ?? process.env.HSK_WORDS;
if (hskTable === undefined) throw new Error('name the table of HSK words: argument or HSK_WORDS');
build(hskTable);
