/** The folder with the dictionary's files: made from its source and our tables when one of them has changed. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dictionaryFiles, type Files, readGlossTables, readSource } from '../shards/index.ts';
import { EXAM_WORDS, examLevelOf } from './exam-words.ts';

const CHINESE = join(import.meta.dirname, '..');
const SOURCE = join(CHINESE, 'data/dictionary.tsv.br');
const TABLES = join(CHINESE, 'tables');
const GLOSSES = join(TABLES, 'glosses');
const COMPONENTS = join(TABLES, 'components.tsv');
/** Built files lie outside of the sources. */
const BUILT = join(CHINESE, '../dist');
const PREFIX = 'dictionary-';

let found: string | undefined;

/**
 * The folder's path. Making it takes some seconds; the build of the page does so, so that a server finds it. Two
 * processes that make it at once make the same, and the first one's stays.
 */
export function dictionaryFolder(): string {
  found ??= ensureFolder();
  return found;
}

function ensureFolder(): string {
  const folder = join(BUILT, `${PREFIX}${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const draft = join(BUILT, `.${PREFIX}${process.pid}`);
  writeFiles(draft, buildFiles());
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOthers(folder);
  return folder;
}

/** What the files are made from and by: other input or other code gives another folder. */
function fingerprint(): string {
  const code = ['shards', 'dictionary'].flatMap((room) => filesOf(join(CHINESE, room)));
  const hash = createHash('sha256');
  for (const path of [
    SOURCE,
    EXAM_WORDS,
    COMPONENTS,
    ...filesOf(GLOSSES),
    ...code.filter((name) => !name.includes('.test.')),
  ])
    hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));
}

function buildFiles(): Files {
  const source = readSource(brotliDecompressSync(readFileSync(SOURCE)).toString('utf8'));
  const parts = readFileSync(COMPONENTS, 'utf8').trimEnd().split('\n');
  return dictionaryFiles(source, {
    examLevelOf,
    glosses: readGlossTables(filesOf(GLOSSES).map((path) => readFileSync(path, 'utf8'))),
    parts: new Map(
      parts.map((line) => {
        const [character = '', components = ''] = line.split('\t');
        return [character, components];
      }),
    ),
  });
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of files) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
}

/** Those of earlier sources; a process that still reads one of them was started before a change. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(BUILT)) {
    const path = join(BUILT, name);
    if (name.startsWith(PREFIX) && path !== folder) rmSync(path, { recursive: true, force: true });
  }
}
