/** The shapes of grammar points, findings and rules. */

import type { Locale } from '../../kit/core/locale.ts';
import type { Band } from '../levels/index.ts';

/** `wrong`: a mistake. `natural`: not wrong for sure, but usually said otherwise. */
export type Tier = 'wrong' | 'natural';

/** One mistake in a text. */
export type Finding = {
  /** Offsets in UTF-16 code units; `end` is exclusive and never equal to `start`. */
  readonly start: number;
  readonly end: number;
  /** Id of the grammar point, one of `points`. */
  readonly point: string;
  /** What to write instead of the marked part, in the script of the text; empty where it should go. */
  readonly correction: string;
  /** How sure the rule is, 0 to 1; only findings from 0.7 are given. */
  readonly confidence: number;
  readonly tier: Tier;
};

/** A point of grammar that can be explained to a learner. */
export type Point = {
  readonly id: string;
  /** HSK 3.0 band in which it is usually taught. */
  readonly band: Band;
  readonly title: Readonly<Record<Locale, string>>;
  readonly explanation: Readonly<Record<Locale, string>>;
  /** Sentences in which nothing is to be found; they run as tests. */
  readonly right: readonly string[];
  /** A wrong sentence and what the corrections make of it; they run as tests. */
  readonly wrong: readonly (readonly [wrong: string, corrected: string])[];
};
