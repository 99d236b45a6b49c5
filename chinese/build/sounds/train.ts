/**
 * Trains the polyphone model, measures it by cross-validation and writes `chinese/data/polyphones.bin`:
 * `node chinese/build/sounds/train.ts <folder with dev.sent and dev.lb> [table of HSK words] [--quick]`, or the path of the
 * second in HSK_WORDS. It reads `content/` and its list of reviewed readings too. `--quick` leaves the cross-validation out.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createReader } from '../../sounds/reader/reader.ts';
import { loadSounds } from '../../sounds/reader/sounds.ts';
import { codePointOffsets, type Lexicon, loadLexicon } from '../../words/index.ts';
import type { CedictLine } from '../sources/cedict-line.ts';
import { type HskLine, readCedict, readHsk, readJieba } from '../sources/sources.ts';
import { candidatesFrom } from './candidates.ts';
import { contentExamples } from './content-examples.ts';
import {
  dictionaryExamples,
  type Example,
  type Placed,
  place,
  readMarked,
  readOwn,
  surnameExamples,
} from './examples.ts';
import { DEFAULTS, fit, quantise } from './fit.ts';
import { measureWords } from './measure-words.ts';
import { prepare } from './prepare.ts';
import { profilesOf } from './profiles.ts';
import { rareReadings } from './rare-characters.ts';
import { report, type Tally } from './report.ts';
import { soundsFile } from './sounds-file.ts';

const FOLDS = 10;
/** Our own sentences, and how much each counts. */
const OWN_SENTENCES = [
  ['sentences.txt', 4, false],
  ['sentences-written.txt', 2, true],
] as const;
const DICTIONARY_WEIGHT = 0.3;
const SURNAME_WEIGHT = 0.5;
const CONTENT_WEIGHT = 2;
/** A fold that no example is in. */
const NONE = -2;
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));
const REVIEWED = join(CONTENT, 'checks/readings.txt');
const data = new URL('../../data/', import.meta.url);

/** What the words settle alone still teaches, so it is trained on too, as if the word did not settle it. */
function unsettled(example: Placed): Placed {
  return example.fromWord.length === 1 ? { ...example, fromWord: [] } : example;
}

function measure(lexicon: Lexicon, file: Uint8Array, held: readonly Example[], tally: Tally): void {
  const reader = createReader(lexicon, loadSounds(file));
  for (const { text, at, label } of held) {
    tally.push({ text, at, label, given: reader.readings(text)[codePointOffsets(text)[at] ?? 0] ?? '' });
  }
}

type Sources = {
  readonly lexicon: Lexicon;
  readonly cedict: CedictLine[];
  readonly hsk: readonly HskLine[];
  readonly marked: readonly Example[];
};

/** All examples, and the candidates that those outside the fold `held` show. */
function gather({ lexicon, cedict, hsk, marked }: Sources) {
  const own = OWN_SENTENCES.flatMap(([name, weight, isBalanced]) =>
    readOwn(new URL(name, import.meta.url), weight, isBalanced),
  );
  const placed = [...marked, ...own].map((example) => place(lexicon, example));
  const surnames = surnameExamples(SURNAME_WEIGHT).map((example) => place(lexicon, example));
  const candidatesWithout = (held: number) =>
    candidatesFrom(
      lexicon,
      placed.filter(({ fold }) => fold !== held),
      hsk,
    );
  const candidates = candidatesWithout(NONE);
  const characters = new Set(candidates.keys());
  const examples = [
    ...[...placed, ...surnames].map(unsettled),
    ...contentExamples(lexicon, CONTENT, REVIEWED, characters, CONTENT_WEIGHT),
    ...dictionaryExamples(cedict, characters, DICTIONARY_WEIGHT),
  ];
  return { candidates, candidatesWithout, examples };
}

function main(folder: string, hskTable: string): void {
  const lexicon = loadLexicon(readFileSync(new URL('lexicon.bin', data)));
  const [cedict, jieba, hsk] = [readCedict(), readJieba(), readHsk(hskTable)];
  const marked = readMarked(folder, FOLDS);
  const { candidates, candidatesWithout, examples } = gather({ lexicon, cedict, hsk, marked });
  const profiles = profilesOf(candidates, cedict, jieba);
  const prepared = prepare(lexicon, candidates, profiles, examples);
  const rare = rareReadings(lexicon, cedict);
  const fitWithout = (held: number) => {
    const weights = quantise(
      fit(
        prepared.filter(({ fold }) => fold !== held),
        DEFAULTS,
      ),
    );
    const known = candidatesWithout(held);
    return soundsFile(known, rare, weights, profilesOf(known, cedict, jieba));
  };
  const tally: Tally = [];
  for (let fold = 0; fold < FOLDS && !process.argv.includes('--quick'); fold++) {
    measure(
      lexicon,
      fitWithout(fold),
      marked.filter((example) => example.fold === fold),
      tally,
    );
  }
  process.stdout.write(report(tally));
  const file = fitWithout(NONE);
  writeFileSync(new URL('polyphones.bin', data), file);
  process.stdout.write(
    `${candidates.size} polyphones, ${prepared.length} examples, ${file.length} bytes, ${brotliCompressSync(file).length} compressed\n`,
  );
  process.stdout.write(measureWords(createReader(lexicon, loadSounds(file)), hsk));
}

const [folder, hskTable = process.env.HSK_WORDS] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
if (folder === undefined || hskTable === undefined)
  throw new Error('name the folder with dev.sent and dev.lb, and the table of HSK words');
main(folder, hskTable);
