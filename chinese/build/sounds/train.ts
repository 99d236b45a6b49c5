/**
 * Trains the polyphone model, measures it by cross-validation and writes `chinese/data/polyphones.bin`:
 * `node chinese/build/sounds/train.ts <folder with dev.sent and dev.lb> [table of HSK words] [--quick]`, or their paths in
 * HSK_WORDS for the second. `--quick` leaves the cross-validation out.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createReader } from '../../sounds/reader.ts';
import { loadSounds } from '../../sounds/sounds.ts';
import { codePointOffsets, type Lexicon, loadLexicon, lookUp } from '../../words/index.ts';
import { readCedict, readHsk } from '../sources.ts';
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
import { rareReadings } from './rare-characters.ts';
import { report, type Tally } from './report.ts';
import { soundsFile } from './sounds-file.ts';

const FOLDS = 10;
const OWN_WEIGHT = 2;
const DICTIONARY_WEIGHT = 0.3;
const SURNAME_WEIGHT = 0.5;
const data = new URL('../../data/', import.meta.url);

type Candidates = Map<string, readonly string[]>;

/** Characters that stand alone in some other reading than the dictionary's first, with all their readings. */
function candidatesFrom(lexicon: Lexicon, examples: readonly Placed[]): Candidates {
  const labels = new Map<string, Set<string>>();
  for (const { character, label, fromWord } of examples) {
    if (fromWord.length === 1) continue;
    labels.set(character, (labels.get(character) ?? new Set()).add(label));
  }
  const found: Candidates = new Map();
  for (const [character, seen] of labels) {
    const known = lookUp(lexicon, character)?.readings ?? [];
    const all = [...new Set([...known, ...seen])];
    if (all.length > 1 && (seen.size > 1 || !seen.has(known[0] ?? ''))) found.set(character, all);
  }
  return found;
}

/** What the words settle alone still teaches, so it is trained on too, as if the word did not settle it. */
function unsettled(example: Placed): Placed {
  return example.fromWord.length === 1 ? { ...example, fromWord: [] } : example;
}

function train(
  lexicon: Lexicon,
  examples: readonly Placed[],
  dictionary: (polyphones: Set<string>) => Placed[],
) {
  const candidates = candidatesFrom(lexicon, examples);
  const all = [...examples.map(unsettled), ...dictionary(new Set(candidates.keys()))];
  return { candidates, weights: quantise(fit(lexicon, candidates, all, DEFAULTS)) };
}

function measure(lexicon: Lexicon, file: Uint8Array, held: readonly Example[], tally: Tally): void {
  const reader = createReader(lexicon, loadSounds(file));
  for (const { text, at, label } of held) {
    tally.push({ text, at, label, given: reader.readings(text)[codePointOffsets(text)[at] ?? 0] ?? '' });
  }
}

function main(folder: string, hskTable: string | undefined): void {
  const lexicon = loadLexicon(readFileSync(new URL('lexicon.bin', data)));
  const cedict = readCedict();
  const own = readOwn(new URL('sentences.txt', import.meta.url), OWN_WEIGHT);
  const marked = readMarked(folder, FOLDS);
  const placed = [...marked, ...own, ...surnameExamples(SURNAME_WEIGHT)].map((example) =>
    place(lexicon, example),
  );
  const dictionary = (polyphones: Set<string>) => dictionaryExamples(cedict, polyphones, DICTIONARY_WEIGHT);
  const rare = rareReadings(lexicon, cedict);
  const tally: Tally = [];
  for (let fold = 0; fold < FOLDS && !process.argv.includes('--quick'); fold++) {
    const { candidates, weights } = train(
      lexicon,
      placed.filter((example) => example.fold !== fold),
      dictionary,
    );
    const held = marked.filter((example) => example.fold === fold);
    measure(lexicon, soundsFile(candidates, rare, weights), held, tally);
  }
  process.stdout.write(report(tally));
  const { candidates, weights } = train(lexicon, placed, dictionary);
  const file = soundsFile(candidates, rare, weights);
  writeFileSync(new URL('polyphones.bin', data), file);
  const used = weights.filter((weight) => weight !== 0).length;
  process.stdout.write(
    `${candidates.size} polyphones, ${used} weights, ${file.length} bytes, ${brotliCompressSync(file).length} compressed\n`,
  );
  if (hskTable !== undefined) {
    process.stdout.write(measureWords(createReader(lexicon, loadSounds(file)), readHsk(hskTable)));
  }
}

const [folder, hskTable = process.env.HSK_WORDS] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
if (folder === undefined) throw new Error('name the folder with dev.sent and dev.lb');
main(folder, hskTable);
