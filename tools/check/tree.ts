// The project's own files, read once and shared by all checks that look into them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What is installed, built, measured or stored is not ours to check. */
const FOREIGN = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'playwright-report']);
const TEXT =
  /\.(ts|tsx|mjs|cjs|js|json|md|css|html|sql|svg|yml|yaml|tsv|txt)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore|\.nvmrc|\.env\.example|Dockerfile)$/;

export type TreeFile = {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
};

/** Built lists of facts by the thousand; their builders and the content check answer for them. */
const DATA = /(^|\/)data\//;

/** Every text file below `root` that people write, by path. */
export function readTree(root: string): TreeFile[] {
  return listPaths(root, '')
    .filter((path) => TEXT.test(path) && !DATA.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Every path below `root`, text or not, without what is foreign. */
export function listPaths(root: string, below: string): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .filter(({ name }) => !FOREIGN.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listPaths(root, path) : [path];
    });
}

const parsed = new WeakMap<TreeFile, ts.SourceFile>();

/** The syntax of a TypeScript or JavaScript file. */
export function parse(file: TreeFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ESNext, true);
  parsed.set(file, source);
  return source;
}

/** Calls `visit` for a node and everything inside it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** The number of a node's first line, from 1. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

export const isCode = ({ path }: TreeFile) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !isGenerated(path);
export const isTypeScript = ({ path }: TreeFile) => /\.tsx?$/.test(path) && !isGenerated(path);
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
export const isGenerated = (path: string) => /(^|\/)generated\//.test(path);
