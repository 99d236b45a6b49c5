/** Gives the counts of jieba's words that our lexicon lacks to the words they consist of. */

import type { JiebaLine } from '../sources/sources.ts';

/** The cut of `text` into two or more known words with the highest product of counts, undefined if there is none. */
export function cut(text: string, counts: ReadonlyMap<string, number>, total: number): string[] | undefined {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= text.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: -1 };
    for (let from = Math.max(0, end - 8); from < end; from++) {
      const before = best[from];
      const count = counts.get(text.slice(from, end));
      if (!before || count === undefined || end - from === text.length) continue;
      const cost = before.cost - Math.log((count + 0.5) / total);
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const parts: string[] = [];
  for (let end = text.length; end > 0; end = best[end]?.from ?? -1) {
    const from = best[end]?.from ?? -1;
    if (from < 0) return undefined;
    parts.unshift(text.slice(from, end));
  }
  return parts;
}

/** Counts per word of `words`: jieba's own, and those of longer jieba words that we cut (这种 counts for 这 and 种). */
export function sharedCounts(words: Iterable<string>, jieba: JiebaLine[]): Map<string, number> {
  const counts = new Map([...words].map((word) => [word, 0]));
  const missing: JiebaLine[] = [];
  for (const line of jieba) {
    if (counts.has(line.word)) counts.set(line.word, line.count);
    else missing.push(line);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const own = new Map(counts);
  for (const { word, count } of missing) {
    for (const part of cut(word, own, total) ?? []) counts.set(part, (counts.get(part) ?? 0) + count);
  }
  return counts;
}
