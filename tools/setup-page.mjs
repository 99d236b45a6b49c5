// Builds the page into dist/web when its sources have changed since the last build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, ToolError } from './paths.mjs';
import { run, tail } from './run.mjs';

const page = join(root, 'dist/web');
const draft = join(root, 'dist/web-new');
const replaced = join(root, 'dist/web-old');
const stamp = join(root, 'dist/web.stamp');
const generator = join(root, 'tools/generate/main.ts');

/** Everything the page or a generated file can come from; more than needed only costs a build too many. */
const SOURCES = [
  'app/web',
  'features',
  'kit/web',
  'kit/core',
  'content',
  'chinese',
  'tutor-engine',
  'tools/generate',
];
const SOURCE_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json', 'tools/setup-page.mjs'];
/** Parts of the features that never reach the page. */
const ELSEWHERE = /(^|\/)(server|testing|node_modules)$|\.test\.tsx?$|\.md$/;

/** Whether the page that lies there is made from the sources as they are. */
export function isPageBuilt() {
  return existsSync(join(page, 'index.html')) && readOr(stamp) === fingerprint();
}

export async function buildPage({ rebuild }) {
  if (!rebuild && isPageBuilt()) return;
  console.log('Building the page.');
  if (existsSync(generator)) await must('The generated files could not be made', [generator]);
  rmSync(draft, { recursive: true, force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await must('The page could not be built', [
    vite,
    'build',
    'app/web',
    '--outDir',
    draft,
    '--logLevel',
    'warn',
  ]);
  // A server that runs keeps its page until the new one is whole.
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(page)) renameSync(page, replaced);
  renameSync(draft, page);
  rmSync(replaced, { recursive: true, force: true });
  writeFileSync(stamp, fingerprint());
}

async function must(what, args) {
  const { code, output } = await run(projectNode, args);
  if (code !== 0) throw new ToolError(`${tail(output, 40)}\n${what}.`);
}

/** Names, sizes and times: reading the content of megabytes of data at each start would be felt. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...SOURCE_FILES, ...SOURCES.flatMap(filesIn)]) {
    const entry = statSync(join(root, path), { throwIfNoEntry: false });
    if (entry) hash.update(`${path}\n${entry.size}\n${entry.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return (
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !ELSEWHERE.test(entry.name))
      // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted, and the array is ours
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
  );
}

function readOr(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
