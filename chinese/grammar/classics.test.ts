// How many typical mistakes of learners are found, and that nothing right is accused: floors, so that neither sinks unseen.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { check, type Finding } from './index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

type Sentence = { readonly text: string; readonly right?: string[]; readonly better?: string[] };

const sentences = (name: string): Sentence[] =>
  readFileSync(new URL(`./fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    // Written by us, one object a line.
    .map((line) => JSON.parse(line) as Sentence);

const plain = (text: string) => text.replaceAll(/[。，！？\s]/gu, '');

function corrected(text: string, findings: readonly Finding[]): string {
  return findings
    .toReversed()
    .reduce((done, { start, end, correction }) => done.slice(0, start) + correction + done.slice(end), text);
}

/** Whether all corrections, or one of them, make the sentence one of those that a teacher would. */
function isMended({ text, right = [] }: Sentence): boolean {
  const findings = check(lexicon, text);
  const results = [findings, ...findings.map((one) => [one])].map((some) => plain(corrected(text, some)));
  return right.map(plain).some((wanted) => results.includes(wanted));
}

test('nine of ten typical mistakes of HSK 1 to 4 are mended as a teacher would', () => {
  const all = sentences('mistakes');
  expect(all).toHaveLength(150);
  expect(all.filter(isMended).length).toBeGreaterThanOrEqual(138);
});

test('nothing is wrong in sentences that only look like mistakes', () => {
  const accused = sentences('right').filter(({ text }) =>
    check(lexicon, text).some(({ tier }) => tier === 'wrong'),
  );
  expect(accused).toEqual([]);
});

test('something is said about most sentences that are put together after another language', () => {
  const all = sentences('odd');
  const found = all.filter(({ text }) => check(lexicon, text).length > 0);
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.8);
});

test('mistakes that nobody looked at while the rules were written are found, and nothing right beside them', () => {
  const all = sentences('judging-mistakes');
  const found = all.filter(({ text }) => check(lexicon, text).length > 0);
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.58);
  expect(sentences('judging-right').filter(({ text }) => check(lexicon, text).length > 0)).toEqual([]);
});
