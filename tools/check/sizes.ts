// Checks the sizes of files and functions: half of them small, nearly all medium, none large.

import ts from 'typescript';
import type { Outcome } from './check.ts';
import { isCode, isTest, lineOf, parse, type TreeFile, walk } from './tree.ts';

type Cap = { readonly half: number; readonly nearlyAll: number; readonly most: number };

/** In lines: half are under the first, 95 % under the second, none over the third. */
const FILE_CAP: Cap = { half: 80, nearlyAll: 250, most: 400 };
const FUNCTION_CAP: Cap = { half: 12, nearlyAll: 50, most: 80 };
/** A component's markup reads well at a length where logic does not. */
const JSX_MOST = 120;

/** Lists of facts, which are long because the facts are many; each with its reason. */
const DATA_FILES: ReadonlyMap<string, string> = new Map([
  ['features/account/domain/common-passwords.ts', 'the list of common passwords'],
]);

type Measured = { readonly where: string; readonly lines: number; readonly most: number };

/** Problems of size in all code files but data and generated ones. */
export function checkSizes(tree: readonly TreeFile[]): Outcome {
  const files = tree.filter((file) => isCode(file) && !DATA_FILES.has(file.path));
  const measuredFiles = files.map(measureFile);
  const functions = files.flatMap(measureFunctions);
  return {
    summary: `${files.length} files, ${functions.length} functions`,
    problems: [...judge('files', measuredFiles, FILE_CAP), ...judge('functions', functions, FUNCTION_CAP)],
  };
}

const measureFile = ({ path, text }: TreeFile): Measured => ({
  where: path,
  lines: text.trimEnd().split('\n').length,
  most: FILE_CAP.most,
});

function measureFunctions(file: TreeFile): Measured[] {
  const source = parse(file);
  const measured: Measured[] = [];
  walk(source, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
    if (isTest(file.path) && isSuite(node)) return;
    const first = lineOf(source, node);
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
    const most = containsJsx(node) ? JSX_MOST : FUNCTION_CAP.most;
    measured.push({ where: `${file.path}:${first}`, lines: last - first + 1, most });
  });
  return measured;
}

/** The callback of `describe` is a chapter of tests, not a function that somebody has to follow. */
function isSuite({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^(test\.)?describe\b/.test(parent.expression.getText());
}

function containsJsx(node: ts.Node): boolean {
  let found = false;
  walk(node, (inner) => {
    found ||= ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
  });
  return found;
}

function judge(what: string, measured: readonly Measured[], cap: Cap): string[] {
  const tooLong = measured
    .filter(({ lines, most }) => lines > most)
    .map(({ where, lines, most }) => `${where} ${lines} lines, at most ${most}`);
  return [
    ...tooLong,
    ...tooMany(what, measured, cap.half, 0.5),
    ...tooMany(what, measured, cap.nearlyAll, 0.95),
  ];
}

function tooMany(what: string, measured: readonly Measured[], limit: number, share: number): string[] {
  const under = measured.filter(({ lines }) => lines < limit).length;
  if (measured.length === 0 || under / measured.length >= share) return [];
  const percent = ((100 * under) / measured.length).toFixed(1);
  const longest = measured.toSorted((a, b) => b.lines - a.lines).filter(({ lines }) => lines >= limit);
  const names = longest.slice(0, 10).map(({ where, lines }) => `${where} (${lines})`);
  return [
    `${what}: ${percent} % are under ${limit} lines, ${share * 100} % must be; longest: ${names.join(', ')}`,
  ];
}
