// A rule looks at one file and returns its problems; all rules together are one check.

import type { Outcome } from '../check.ts';
import type { TreeFile } from '../tree.ts';

export type Finding = { readonly line: number; readonly problem: string };

export type Rule = {
  /** Which files it is about. */
  readonly concerns: (file: TreeFile) => boolean;
  readonly find: (file: TreeFile) => readonly Finding[];
};

/** Everything the rules find in the files, as `path:line problem`. */
export function applyRules(rules: readonly Rule[], files: readonly TreeFile[]): Outcome {
  const problems = files.flatMap((file) =>
    rules
      .filter((rule) => rule.concerns(file))
      .flatMap((rule) => rule.find(file))
      .map(({ line, problem }) => `${file.path}:${line} ${problem}`),
  );
  return { summary: `${rules.length} rules, ${files.length} files`, problems };
}

/** Findings wherever `pattern` (global) matches; `problem` gets the match. */
export function findPattern(
  { text }: TreeFile,
  pattern: RegExp,
  problem: (match: string) => string,
): Finding[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    line: text.slice(0, match.index).split('\n').length,
    problem: problem(match[0].trim()),
  }));
}
