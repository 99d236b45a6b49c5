/** Learns from jieba's lists of names which characters stand in Chinese and in foreign names, as costs. */

import type { CedictLine } from '../sources/cedict-line.ts';
import type { JiebaLine } from '../sources/sources.ts';

/** Costs are -ln of a probability; a character that is not listed does not stand there. */
export type NameCosts = {
  surnames: Map<string, number>;
  given: Map<string, number>;
  foreign: Map<string, number>;
};

/** Parts of foreign names, of which jieba's counts say little: each name counts once. */
const FOREIGN_TAGS = new Set(['nrt', 'nrfg']);

function costs(counts: Map<string, number>, least: number): Map<string, number> {
  const kept = [...counts].filter(([, count]) => count >= least);
  const total = kept.reduce((sum, [, count]) => sum + count, 0);
  return new Map(kept.map(([key, count]) => [key, -Math.log(count / total)]));
}

function add(counts: Map<string, number>, key: string, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

function surnamesOf(cedict: CedictLine[]): Set<string> {
  return new Set(
    cedict
      .filter(
        ({ senses, simplified }) =>
          simplified.length <= 2 && senses.some((sense) => /surname [A-Z]/.test(sense)),
      )
      .map(({ simplified }) => simplified),
  );
}

function surnameOf(name: string, surnames: Set<string>): string | undefined {
  return [name.slice(0, 2), name.slice(0, 1)].find(
    (start) => surnames.has(start) && start.length < name.length,
  );
}

/** Counts of surnames and given-name characters over all Chinese names of the lists. */
export function nameCosts(cedict: CedictLine[], jieba: JiebaLine[]): NameCosts {
  const known = surnamesOf(cedict);
  const surnames = new Map<string, number>();
  const given = new Map<string, number>();
  const foreign = new Map<string, number>();
  for (const { word, pos } of jieba) {
    if (FOREIGN_TAGS.has(pos) && word.length > 2) for (const character of word) add(foreign, character);
    if (pos !== 'nr' || word.length < 2 || word.length > 4) continue;
    const surname = surnameOf(word, known);
    if (surname === undefined || word.length - surname.length > 2) continue;
    add(surnames, surname);
    for (const character of word.slice(surname.length)) add(given, character);
  }
  for (const { simplified, traditional } of cedict) {
    if (!traditional.includes('·')) continue;
    for (const character of simplified.replaceAll('·', '')) add(foreign, character);
  }
  return { surnames: costs(surnames, 3), given: costs(given, 3), foreign: costs(foreign, 4) };
}
