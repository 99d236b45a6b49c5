// Decision pages are numbered, named by their number and have the four required sections.

import type { TreeFile } from '../tree.ts';

const PARTS = ['## Context', '## Choice', '## What it costs', '## What would change our mind'];
const PAGE = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const OTHER = /^docs\/decisions\/(README|template)\.md$/;

/** Problems of the pages under docs/decisions. */
export function checkDecisionPages(files: readonly TreeFile[]): string[] {
  const pages = files.filter(({ path }) => path.startsWith('docs/decisions/') && !OTHER.test(path));
  const byNumber = Map.groupBy(pages, ({ path }) => PAGE.exec(path)?.[1] ?? '');
  const doubled = [...byNumber]
    .filter(([number, same]) => number !== '' && same.length > 1)
    .map(([number, same]) => `${same.map(({ path }) => path).join(' and ')} have one number, ${number}`);
  return [...pages.flatMap(checkPage), ...doubled];
}

const NAMED = /\bdecision (\d+)\b/gi;
const SOURCE = /\.(?:tsx?|mjs|md)$/;

/** Numbers of decisions, in comments and docs, that have no page. */
export function checkDecisionNumbers(files: readonly TreeFile[]): string[] {
  const known = new Set(files.flatMap(({ path }) => PAGE.exec(path)?.[1] ?? []).map(Number));
  return files
    .filter(({ path }) => SOURCE.test(path) && !path.startsWith('tools/check/docs/'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(NAMED), ([, number]) => Number(number))
        .filter((number) => !known.has(number))
        .map((number) => `${path} names decision ${number}, which has no page`),
    );
}

function checkPage({ path, text }: TreeFile): string[] {
  const number = PAGE.exec(path)?.[1];
  if (number === undefined) return [`${path} is not named 0000-words-of-the-title.md`];
  const lines = text.split('\n');
  const missing = PARTS.filter((part) => !lines.includes(part)).map(
    (part) => `${path} has no part "${part}"`,
  );
  const isTitled = (lines[0] ?? '').startsWith(`# ${Number(number)}. `);
  return isTitled ? missing : [`${path} does not begin with "# ${Number(number)}. "`, ...missing];
}
