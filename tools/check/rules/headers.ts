// Every source file begins with one sentence that says its job.

import { isCode, isTest, type TreeFile } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

/** Lines of `//`, or one block, and then an empty line that parts it from the first statement. */
const HEADER = /^(?:#!.*\n)?((?:\/\/.*\n)+|\/\*\*?[^]*?\*\/\n)\n/;
const SENTENCE_MAX = 220;

/** Tests are named by what they test, and their titles are sentences already. */
export const headers: Rule = {
  concerns: (file) => isCode(file) && !isTest(file.path),
  find: (file) => {
    const problem = problemOf(file);
    return problem === undefined ? [] : [{ line: 1, problem } satisfies Finding];
  },
};

/** The first sentence is the job; what follows it may explain. */
function problemOf({ text }: TreeFile): string | undefined {
  const comment = HEADER.exec(text)?.[1];
  if (comment === undefined) return 'does not begin with a comment of its own that says its job';
  const words = comment
    .replaceAll(/^(\/\/|\/\*\*?| \*(?!\/))|\*\/$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [sentence] = /^.+?[.!?:](?= |$)/.exec(words) ?? [];
  if (sentence === undefined) return 'the first comment is not a whole sentence';
  return sentence.length > SENTENCE_MAX ? `the first sentence has ${sentence.length} characters` : undefined;
}
