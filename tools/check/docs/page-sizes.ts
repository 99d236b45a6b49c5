// Pages can be read in a few minutes: a README says what there is and where, and no paragraph is a wall of text.

import type { TreeFile } from '../tree.ts';

/** A README of a feature or a package: what an engineer reads in two minutes. */
const README = /^(?:features\/)?[^/]+\/README\.md$/;
const README_LIMITS = { lines: 60, words: 450, lineLength: 400 };

/** Characters of a line of any other page, the cells of a table together: four or five short sentences. */
const LINE_LENGTH = 600;

/** Problems of Markdown pages that are too long, or have paragraphs, items or table rows that are. */
export function checkPageSizes(files: readonly TreeFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      README.test(path)
        ? [...checkReadme(path, text), ...checkLines(path, text, README_LIMITS.lineLength)]
        : checkLines(path, text, LINE_LENGTH),
    );
}

function checkReadme(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  const words = countWords(text);
  const advice = 'keep what it does and where, and move the reasons to the code or a decision';
  return [
    lines > README_LIMITS.lines && `has ${lines} lines, at most ${README_LIMITS.lines}: ${advice}`,
    words > README_LIMITS.words && `has ${words} words, at most ${README_LIMITS.words}: ${advice}`,
  ]
    .filter((fault) => typeof fault === 'string')
    .map((fault) => `${path} ${fault}`);
}

function checkLines(path: string, text: string, most: number): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > most
        ? [
            `${path}:${index + 1} has ${line.length} characters, at most ${most}: make it bullets of one idea each, or cut it`,
          ]
        : [],
    );
}

/** Words as a reader counts them: signs of Markdown are none, a path or a link without blanks is one. */
const countWords = (text: string): number =>
  text.split(/[\s|]+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
