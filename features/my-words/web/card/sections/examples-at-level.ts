// Chooses the example sentences that the learner can read.

import type { ExampleLine } from '../../../../../kit/web/language-core/example-lines.ts';

/** Sentences shown at once, at most. */
const SHOWN = 3;
/** What somebody at zero is shown: no sentence is easier. */
const EASIEST = 1;

/** The first sentences whose other words are known at a band; all levels where it is not known. */
export function atLevel(lines: readonly ExampleLine[], known: number | undefined): readonly ExampleLine[] {
  const limit = known === undefined ? Number.POSITIVE_INFINITY : Math.max(EASIEST, known);
  return lines.filter(({ band }) => band <= limit).slice(0, SHOWN);
}
