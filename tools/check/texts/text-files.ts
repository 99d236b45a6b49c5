// Holds the three languages of a feature to equal keys, equal placeholders and no empty text.

import { LOCALES } from '../../../kit/core/locale.ts';
import type { Outcome } from '../check.ts';
import type { TreeFile } from '../tree.ts';
import { placeholdersOf, readTexts } from './text-tree.ts';

const TEXT_FILE = /^((?:features\/[^/]+|kit\/web)\/text)\/([^/]+)\.json$/;

/** Problems in every `text/` folder, and in features that show pages without one. */
export function checkTextFiles(files: readonly TreeFile[]): Outcome {
  const folders = Map.groupBy(
    files.filter(({ path }) => TEXT_FILE.test(path)),
    ({ path }) => TEXT_FILE.exec(path)?.[1] ?? '',
  );
  const problems = [...folders].flatMap(([folder, inFolder]) => checkFolder(folder, inFolder));
  const textless = [
    ...new Set(files.flatMap(({ path }) => /^(features\/[^/]+)\/web\/.*\.tsx$/.exec(path)?.[1] ?? [])),
  ]
    .filter((feature) => !folders.has(`${feature}/text`))
    .map((feature) => `${feature}: has pages but no text/`);
  return { summary: `${folders.size} folders of texts`, problems: [...problems, ...textless] };
}

function checkFolder(folder: string, files: readonly TreeFile[]): string[] {
  const byLocale = new Map(files.map((file) => [TEXT_FILE.exec(file.path)?.[2], file]));
  const missing = LOCALES.filter((locale) => !byLocale.has(locale)).map(
    (locale) => `${folder}/${locale}.json is missing`,
  );
  const strange = [...byLocale.keys()]
    .filter((name) => !LOCALES.some((locale) => locale === name))
    .map((name) => `${folder}/${name}.json is no language of ours`);
  const zh = byLocale.get('zh');
  if (!zh) return [...missing, ...strange];
  const wanted = readTexts(zh.text);
  return [...missing, ...strange, ...files.flatMap((file) => compareTexts(file, wanted))];
}

function compareTexts({ path, text }: TreeFile, wanted: ReadonlyMap<string, string>): string[] {
  const found = readTexts(text);
  const lost = [...wanted.keys()]
    .filter((key) => !found.has(key))
    .map((key) => `${path}: "${key}" is missing`);
  const extra = [...found.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${path}: "${key}" is not in zh.json`);
  const wrong = [...found].flatMap(([key, value]) => {
    if (value.trim() === '') return [`${path}: "${key}" is empty`];
    const [here, there] = [placeholdersOf(value), placeholdersOf(wanted.get(key) ?? value)];
    return here.join() === there.join()
      ? []
      : [`${path}: "${key}" fills {{${here.join(', ')}}}, zh.json {{${there.join(', ')}}}`];
  });
  return [...lost, ...extra, ...wrong];
}
