/** Measures the grammar checks on learners' sentences and on correct text, and prints what to look at. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../grammar/check.ts';
import type { Finding } from '../grammar/types.ts';
import { loadLexicon } from '../words/index.ts';

/** A stretch of the learner's text that a correction changes; empty where something is put in. */
type Change = { start: number; end: number };

/** The changes that turn one text into another, from the longest common subsequence of their characters. */
function changes(from: string, to: string): Change[] {
  const width = to.length + 1;
  const common = new Uint16Array((from.length + 1) * width);
  const at = (i: number, k: number) => common[i * width + k] ?? 0;
  for (let i = from.length - 1; i >= 0; i--)
    for (let k = to.length - 1; k >= 0; k--)
      common[i * width + k] = from[i] === to[k] ? at(i + 1, k + 1) + 1 : Math.max(at(i + 1, k), at(i, k + 1));
  const found: (Change & { touched: number })[] = [];
  let i = 0;
  let k = 0;
  while (i < from.length || k < to.length) {
    if (i < from.length && from[i] === to[k]) {
      i++;
      k++;
      continue;
    }
    const last = found.at(-1);
    const open = last && last.end === i && last.touched === k ? last : undefined;
    const change = open ?? { start: i, end: i, touched: k };
    if (!open) found.push(change);
    if (k >= to.length || (i < from.length && at(i + 1, k) >= at(i, k + 1))) i++;
    else k++;
    change.end = i;
    change.touched = k;
  }
  return found;
}

/** An insertion counts as touching the characters on both sides of it. */
function overlaps({ start, end }: Finding, change: Change): boolean {
  if (change.start === change.end) return start <= change.start && change.start <= end;
  return start < change.end && change.start < end;
}

/** An insertion must lie inside the mark or the mark must begin or end a changed stretch. */
function overlapsStrictly({ start, end }: Finding, change: Change): boolean {
  if (change.start === change.end) return start < change.start && change.start < end;
  return start < change.end && change.start < end;
}

const folder = process.env['YULU_TUNING_DATA'] ?? '';
if (folder === '') throw new Error('set YULU_TUNING_DATA to the folder of the tuning data');
const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));
const isVerbose = process.argv.includes('--verbose');
const rows = readFileSync(join(folder, 'grammar/learner-sentences.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t').slice(1))
  .map(([source = '', ...corrections]) => ({
    source,
    corrections: corrections.filter((text) => text !== '没有错误'),
    isRight: corrections.includes('没有错误'),
  }));

const perPoint = new Map<string, { confirmed: number; denied: number; native: number }>();
function tally(point: string, kind: 'confirmed' | 'denied' | 'native'): void {
  const figures = perPoint.get(point) ?? { confirmed: 0, denied: 0, native: 0 };
  figures[kind]++;
  perPoint.set(point, figures);
}

function show(kind: string, text: string, { start, end, point, correction }: Finding): void {
  if (!isVerbose) return;
  const near = `${text.slice(Math.max(0, start - 8), start)}[${text.slice(start, end)}→${correction}]${text.slice(end, end + 8)}`;
  console.log(`${kind} ${point}: ${near}`);
}

let strict = 0;
let hit = 0;
let wanted = 0;
for (const { source, corrections, isRight } of rows) {
  const sets = corrections.map((text) => changes(source, text));
  const findings = check(lexicon, source);
  for (const finding of findings) {
    const isConfirmed = sets.some((set) => set.some((change) => overlaps(finding, change)));
    if (sets.some((set) => set.some((change) => overlapsStrictly(finding, change)))) strict++;
    tally(finding.point, isConfirmed ? 'confirmed' : 'denied');
    show(isConfirmed ? '+' : '-', source, finding);
  }
  if (isRight || sets[0] === undefined) continue;
  wanted += sets[0].length;
  hit += sets[0].filter((change) => findings.some((finding) => overlaps(finding, change))).length;
}

/** The share of sentences in which something is found. */
function accused(name: string, texts: readonly string[]): void {
  let count = 0;
  for (const text of texts) {
    const findings = check(lexicon, text);
    if (findings.length > 0) count++;
    for (const finding of findings) {
      tally(finding.point, 'native');
      show(`! ${name}`, text, finding);
    }
  }
  console.log(
    `accused, ${name}: ${count} of ${texts.length} = ${((100 * count) / texts.length).toFixed(2)} %`,
  );
}

const native = readFileSync(join(folder, 'segmentation/gsd-dev.txt'), 'utf8').split('\n').filter(Boolean);
accused(
  'gsd-dev',
  native.map((line) => line.replaceAll(' ', '')),
);
const mixed = readFileSync(join(folder, 'polyphones/dev.sent'), 'utf8').split('\n').filter(Boolean);
accused(
  'polyphones',
  mixed.map((line) => line.replaceAll('▁', '').replaceAll(' ', '')),
);
accused(
  'first correction',
  rows.map(({ source, corrections }) => corrections[0] ?? source),
);
accused(
  'corrected',
  rows.flatMap(({ source, corrections }) => (corrections.length > 0 ? corrections : [source])),
);
const totals = [...perPoint.values()];
const confirmed = totals.reduce((sum, figures) => sum + figures.confirmed, 0);
const all = totals.reduce((sum, figures) => sum + figures.confirmed + figures.denied, 0);
console.log(
  `confirmed: ${confirmed} of ${all} = ${(confirmed / all).toFixed(3)}; strictly inside: ${strict}`,
);
console.log(`recall of changes: ${hit} of ${wanted} = ${(hit / wanted).toFixed(3)}`);
for (const [point, figures] of [...perPoint].toSorted(
  ([, a], [, b]) => b.confirmed + b.denied - a.confirmed - a.denied,
))
  console.log(`${point}\t+${figures.confirmed}\t-${figures.denied}\tnative ${figures.native}`);
