// Lays the files that are fetched one by one beside the page: the dictionary, what exercises are made of, and strokes.

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { dictionaryFolder } from '../../../chinese/node/dictionary-folder.ts';
import { commonStrokesFiles } from './common-strokes.ts';
import { commonWordFiles } from './common-words.ts';
import { exampleFiles } from './example-files.ts';
import { lessonFiles } from './lesson-files.ts';
import { readerFiles } from './reader-files.ts';
import { sceneLineFiles } from './scene-lines.ts';
import { definedInEnv, serveFiles } from './serve-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
const STROKES = join(ROOT, 'node_modules/hanzi-writer-data');
const STROKES_LICENCE = 'ARPHICPL.TXT';

/** Content by path. */
type Files = ReadonlyMap<string, string | Buffer>;

/** Where the development server answers for the two folders: outside of `assets/`, whose files stay right for ever. */
const SERVED = { YULU_DICTIONARY: '/dev/dictionary', YULU_STROKES: '/dev/strokes' };

/**
 * Puts the dictionary's files, our example sentences, common words, common characters by their strokes, dialogues, lessons and graded texts below `assets/dictionary-<hash>/`, each
 * file also as `.gz`, and the stroke data of a character below `assets/strokes-<version>/` by its code point in hex (`5b57.json`), its licence beside it. Code
 * finds the two folders in `import.meta.env.YULU_DICTIONARY` and `import.meta.env.YULU_STROKES`; since their names
 * change with their content, what a browser has fetched stays right for ever. In development the files are made when
 * they are asked for.
 */
export function languageData(): Plugin {
  let built: BuiltData | undefined;
  let folder = '';
  return {
    name: 'yulu-language-data',
    config: (_config, { command }) => {
      if (command === 'build') built = buildData();
      return { define: definedInEnv(built?.folders ?? SERVED) };
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED.YULU_DICTIONARY, serveFiles(readDictionaryFile));
      middlewares.use(SERVED.YULU_STROKES, serveFiles(readStrokes));
    },
    writeBundle({ dir = '.' }) {
      folder = dir;
    },
    // After the copies for the bundle were compressed: these thousands of files must not go through that.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (folder === '' || !built) return;
        layDictionary(built.dictionary, join(folder, built.folders.YULU_DICTIONARY));
        layStrokes(join(folder, built.folders.YULU_STROKES));
      },
    },
  };
}

type BuiltData = { readonly dictionary: Files; readonly folders: typeof SERVED };

function buildData(): BuiltData {
  const dictionary = dictionaryFiles();
  const folders = {
    YULU_DICTIONARY: `/assets/dictionary-${hashOf(dictionary)}`,
    YULU_STROKES: `/assets/strokes-${versionOf(STROKES)}`,
  };
  return { dictionary, folders };
}

let made: ReadonlyMap<string, string> | undefined;

/** The dictionary's own files lie ready; what is made of the content is made once, at the first question for it. */
function readDictionaryFile(path: string): string | Buffer | undefined {
  const own = join(dictionaryFolder(), path);
  if (existsSync(own)) return readFileSync(own);
  made ??= madeFiles();
  return made.get(path);
}

function readStrokes(path: string): Buffer | undefined {
  const code = Number.parseInt(path, 16);
  const file = join(STROKES, `${Number.isNaN(code) ? '' : String.fromCodePoint(code)}.json`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function layDictionary(files: Files, target: string): void {
  for (const [path, content] of files) {
    const to = join(target, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
    writeFileSync(`${to}.gz`, gzipSync(content, { level: 9 }));
  }
}

function layStrokes(target: string): void {
  mkdirSync(target, { recursive: true });
  lay(join(STROKES, STROKES_LICENCE), join(target, STROKES_LICENCE));
  for (const name of readdirSync(STROKES)) {
    const [character = '', ...others] = Array.from(name.slice(0, -extname(name).length));
    if (extname(name) !== '.json' || others.length > 0) continue;
    lay(join(STROKES, name), join(target, `${character.codePointAt(0)?.toString(16)}.json`));
  }
}

/** Nobody writes to these files, so a second name will do where the file system gives one. */
function lay(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another file system, or one without links.
    copyFileSync(from, to);
  }
}

function dictionaryFiles(): Files {
  const folder = dictionaryFolder();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => name.endsWith('.json')).toSorted();
  return new Map<string, string | Buffer>([
    ...paths.map((path) => [path, readFileSync(join(folder, path))] as const),
    ...madeFiles(),
  ]);
}

const madeFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...exampleFiles(),
    ...commonWordFiles(),
    ...commonStrokesFiles(),
    ...sceneLineFiles(),
    ...lessonFiles(),
    ...readerFiles(),
  ]);

function hashOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\n`).update(content);
  return hash.digest('hex').slice(0, 12);
}

function versionOf(packageFolder: string): string {
  // Every package states its version.
  return (JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string })
    .version;
}
