// Every link from a page of the docs to a file of the project has a target, and every path that it names is there.

import { posix } from 'node:path';
import type { TreeFile } from '../tree.ts';

/** `paths` are all files of the tree, text or not. */
export function checkLinks(files: readonly TreeFile[], paths: readonly string[]): string[] {
  const known = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
        .filter((link) => !/^(https?:|mailto:|#)/.test(link))
        .filter(
          (link) =>
            !known.has(
              posix.normalize(posix.join(posix.dirname(path), link.replace(/#.*$/, ''))).replace(/\/$/, ''),
            ),
        )
        .map((link) => `${path}: the link to ${link} leads nowhere`),
    );
}

/** A path to a file of ours, as text: from the root, from the page's folder or from some folder of the project. */
const NAMED = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|md))`/g;

export function checkNamedFiles(files: readonly TreeFile[], paths: readonly string[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(NAMED), ([, name = '']) => name)
        .filter((name) => !isThere(posix.normalize(posix.join(posix.dirname(path), name)), name, paths))
        .map((name) => `${path}: there is no ${name}`),
    );
}

const isThere = (beside: string, name: string, paths: readonly string[]): boolean =>
  paths.some((path) => path === beside || path === name || path.endsWith(`/${name}`));

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
