// Chooses the example sentences that the learner can read.

import type { ExampleLine } from '../../../../../kit/web/language-core/example-lines.ts';

/** Sentences shown at once, at most. */
const SHOWN = 3;
/** What somebody at zero is shown: no sentence is easier. */
const EASIEST = 1;

/** The first sentences whose other words are known at a band; where that is not known, the easiest of all. */
export function atLevel(lines: readonly ExampleLine[], known: number | undefined): readonly ExampleLine[] {
  if (known === undefined) return lines.toSorted((a, b) => a.band - b.band).slice(0, SHOWN);
  return lines.filter(({ band }) => band <= Math.max(EASIEST, known)).slice(0, SHOWN);
}
