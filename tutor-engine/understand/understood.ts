// What was taken for a learner's text that is no Chinese as it stands.

import type { Respelling } from '../../chinese/input-method/index.ts';
import type { Line } from '../../content/schema/line.ts';

export type Understood = {
  readonly text: string;
  /** In which the learner said it. */
  readonly from: 'pinyin' | 'own-language';
  /** Pinyin that was read as other words than it spells. */
  readonly respelt: readonly Respelling[];
  /** What is Chinese of it, where the rest stays as it was written. */
  readonly part?: string | undefined;
  /** The text as the learner wrote it. */
  readonly written?: string | undefined;
  /** What it says in all languages, where a phrase was found for it. */
  readonly meaning?: Line | undefined;
};

/** What the learner did not write so: no Chinese of theirs to praise or to correct. */
export function isGuess(understood: Understood | undefined): boolean {
  return understood !== undefined && (understood.from === 'own-language' || understood.respelt.length > 0);
}
