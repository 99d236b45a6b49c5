/** Builds the files of `chinese/data`: `node chinese/build/main.ts [table of HSK words]`, or its path in HSK_WORDS. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { dictionaryEntries } from './dictionary-entries.ts';
import { dictionaryFiles } from './dictionary-files.ts';
import { lexiconFile } from './lexicon-file.ts';
import { groupBySimplified, lexiconWords } from './lexicon-words.ts';
import { nameCosts } from './name-costs.ts';
import { simplification } from './simplification.ts';
import { readCedict, readComponents, readHsk, readJieba, readOwnWords, readPortuguese } from './sources.ts';

const data = new URL('../data/', import.meta.url);

/** Says what was written. Only the largest file is compressed, since that takes longer than all the rest. */
function report(what: string, files: Uint8Array[]): void {
  const total = files.reduce((sum, bytes) => sum + bytes.length, 0);
  const largest = files.reduce((a, b) => (b.length > a.length ? b : a));
  const compressed = brotliCompressSync(largest).length;
  process.stdout.write(
    `${what}: ${files.length} files, ${total} bytes, the largest ${compressed} compressed\n`,
  );
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
  report(`lexicon of ${words.length} words`, [lexicon]);

  const entries = dictionaryEntries(groupBySimplified(cedict), hsk, words, readPortuguese());
  const files = dictionaryFiles(entries, forms, readComponents());
  const folder = new URL('dictionary/', data);
  rmSync(folder, { recursive: true, force: true });
  for (const index of ['words', 'pinyin', 'english', 'portuguese'])
    mkdirSync(new URL(index, folder), { recursive: true });
  for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
  for (const index of ['words', 'pinyin', 'english', 'portuguese', 'forms']) {
    const own = [...files].filter(([name]) => name.startsWith(index)).map(([, text]) => Buffer.from(text));
    report(`dictionary, ${index}`, own);
  }
}

const hskTable = process.argv[2] ?? process.env.HSK_WORDS;
if (hskTable === undefined) throw new Error('name the table of HSK words: argument or HSK_WORDS');
build(hskTable);
