/** Builds the files of `chinese/data`: `node chinese/build/main.ts [table of HSK words]`, or the path in HSK_WORDS. */

import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { lexiconFile } from './lexicon-file.ts';
import { lexiconWords } from './lexicon-words.ts';
import { nameCosts } from './name-costs.ts';
import { simplification } from './simplification.ts';
import { readCedict, readHsk, readJieba } from './sources.ts';

const data = new URL('../data/', import.meta.url);
const hskTable = process.argv[2] ?? process.env.HSK_WORDS;
if (hskTable === undefined) throw new Error('name the table of HSK words: argument or HSK_WORDS');

const cedict = readCedict();
const jieba = readJieba();
const words = lexiconWords(cedict, jieba, readHsk(hskTable));
const counts = new Map(words.map(({ word, count }) => [word, count]));
const bytes = lexiconFile(
  words,
  simplification(cedict, (word) => counts.get(word) ?? 0),
  nameCosts(cedict, jieba),
);
writeFileSync(new URL('lexicon.bin', data), bytes);
console.log(
  `lexicon: ${words.length} words, ${bytes.length} bytes, ${brotliCompressSync(bytes).length} compressed`,
);
