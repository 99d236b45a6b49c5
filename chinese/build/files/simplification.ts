/** Learns from the pairs of forms in CC-CEDICT how traditional text becomes simplified. */

import type { CedictLine } from '../sources/cedict-line.ts';
import type { Simplification } from './lexicon-file.ts';

type Counts = Map<string, Map<string, number>>;

function add(counts: Counts, from: string, to: string, times: number): void {
  const own = counts.get(from) ?? new Map<string, number>();
  own.set(to, (own.get(to) ?? 0) + times);
  counts.set(from, own);
}

function isAligned({ traditional, simplified }: CedictLine): boolean {
  return traditional.length === simplified.length;
}

/** How often each character stands for each simplified character, weighted by the use of the words. */
function countForms(lines: CedictLine[], useOf: (word: string) => number): Counts {
  const counts: Counts = new Map();
  for (const line of lines) {
    if (!isAligned(line) || line.variant) continue;
    const weight = 1 + Math.log(1 + useOf(line.simplified));
    line.traditional.split('').forEach((from, i) => add(counts, from, line.simplified[i] ?? '', weight));
  }
  // Characters that only ever appear as a variant still need their form.
  for (const line of lines) {
    if (!isAligned(line) || !line.variant) continue;
    line.traditional.split('').forEach((from, i) => add(counts, from, line.simplified[i] ?? '', 0.01));
  }
  return counts;
}

function usual(counts: Map<string, number>): string {
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}

/** 於 is a surname in simplified text, and else always 于: rarer than this share, a character counts as traditional. */
const HARDLY_EVER = 0.1;

/** How much each character is used in simplified words. */
function simplifiedUse(lines: CedictLine[], useOf: (word: string) => number): Map<string, number> {
  const use = new Map<string, number>();
  for (const { simplified, variant } of lines) {
    if (variant) continue;
    const weight = 1 + Math.log(1 + useOf(simplified));
    for (const character of simplified) use.set(character, (use.get(character) ?? 0) + weight);
  }
  return use;
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function isUnit(character: string): boolean {
  return character.length === 1 && character >= '\u3400' && character <= '\u9fff';
}

/**
 * `pairs` are safe in any text; `ambiguous` stand in simplified text too (著, 乾) and are applied only where the
 * text is traditional; `words` are the words that the characters alone would get wrong then;
 * `plain` are traditional words that nothing else gives away.
 */
export function simplification(lines: CedictLine[], useOf: (word: string) => number): Simplification {
  const counts = countForms(lines, useOf);
  const use = simplifiedUse(lines, useOf);
  const pairs: [string, string][] = [];
  const ambiguous: [string, string][] = [];
  for (const [from, forms] of [...counts].toSorted(byKey)) {
    const to = usual(forms);
    if (from === to || !isUnit(from) || !isUnit(to)) continue;
    const isOwn = (use.get(from) ?? 0) > HARDLY_EVER * (forms.get(to) ?? 0);
    (isOwn ? ambiguous : pairs).push([from, to]);
  }
  const form = new Map([...pairs, ...ambiguous]);
  const simplifiedWords = new Set(lines.map((line) => line.simplified));
  const safe = new Map(pairs);
  const words = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const line of lines) {
    if (!isAligned(line) || line.variant || line.simplified.length < 2 || line.simplified.length > 4)
      continue;
    const guess = line.traditional.replaceAll(/./gu, (character) => form.get(character) ?? character);
    if (guess !== line.simplified) words.set(line.traditional, line.simplified);
    // 著急 shows no other sign of being traditional, and no simplified word is written so.
    const looksSimplified = line.traditional.split('').every((character) => !safe.has(character));
    if (looksSimplified && !simplifiedWords.has(line.traditional))
      plain.set(line.traditional, line.simplified);
  }
  return { pairs, ambiguous, words: [...words].toSorted(byKey), plain: [...plain].toSorted(byKey) };
}
