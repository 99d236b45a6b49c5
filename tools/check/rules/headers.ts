// Every source file begins with one sentence that says its job.

import { isCode, isTest, type TreeFile } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

const HEADER = /^(?:#!.*\n)?((?:\/\/ .*\n)+)\n/;

/** Tests are named by what they test, and their titles are sentences already. */
export const headers: Rule = {
  concerns: (file) => isCode(file) && !isTest(file.path),
  find: (file) => {
    const problem = problemOf(file);
    return problem === undefined ? [] : [{ line: 1, problem } satisfies Finding];
  },
};

function problemOf({ text }: TreeFile): string | undefined {
  const comment = HEADER.exec(text)?.[1];
  if (comment === undefined) return 'does not begin with a comment line of its own that says its job';
  const sentence = comment
    .replaceAll(/^\/\/ /gm, '')
    .replaceAll('\n', ' ')
    .trim();
  if (!/[.!?]$/.test(sentence)) return 'the first comment is not a whole sentence';
  if (/[.!?] +[A-Z]/.test(sentence)) return 'the first comment is more than one sentence';
  return undefined;
}
