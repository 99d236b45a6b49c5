// What is stored beside the words of a turn: corrections of the learner's, hard words of the answer's, a refusal of the model's.

import type { Line } from '../../../content/schema/line.ts';

/** A mistake, as it is shown folded under the learner's message. Offsets are UTF-16 code units, `end` exclusive. */
export type Correction = {
  readonly start: number;
  readonly end: number;
  readonly wrong: string;
  /** Empty where the words should go. */
  readonly right: string;
  /** The learner's whole sentence made right. */
  readonly sentence: string;
  readonly point: string;
  readonly reason: Line;
  readonly kind: 'now' | 'later';
};

/** A word beyond the learner's level; without a gloss where the dictionary has none. */
export type HardWord = { readonly zh: string; readonly gloss: Pick<Line, 'en' | 'pt'> | null };

/** Why what a model said was not shown, and how it began. */
export type Rejected = {
  readonly reason: 'empty' | 'language' | 'link' | 'role' | 'prompt' | 'markup' | 'length';
  readonly text: string;
};
