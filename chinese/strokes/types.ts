// What the judge of handwriting is given, and what it answers.

/** `x` to the right, `y` downwards, in any unit; `t` in milliseconds from any moment. */
export type PenPoint = { readonly x: number; readonly y: number; readonly t: number };

/** A stroke from pen down to pen up. */
export type PenStroke = readonly PenPoint[];

/** A character as hanzi-writer-data draws it: the middle line of each stroke in order, 1024 units wide, `y` upwards. */
export type ModelCharacter = {
  readonly character: string;
  readonly medians: readonly (readonly (readonly number[])[])[];
};

/**
 * What is wrong. `stroke` counts the character's strokes from 0, `written` what was written. `swapped`: two strokes
 * have changed places in the order; `order`: one came too early or too late; `place`: it stands elsewhere; `shape`: it
 * is another stroke.
 */
export type Fault =
  | { readonly kind: 'missing'; readonly stroke: number }
  | { readonly kind: 'extra'; readonly written: number }
  | { readonly kind: 'direction'; readonly stroke: number; readonly written: number }
  | {
      readonly kind: 'order';
      readonly stroke: number;
      readonly written: number;
      readonly when: 'early' | 'late';
    }
  | { readonly kind: 'swapped'; readonly strokes: readonly [earlier: number, later: number] }
  | { readonly kind: 'place'; readonly stroke: number; readonly written: number }
  | { readonly kind: 'shape'; readonly stroke: number; readonly written: number };

/** `remarks`: the character is there, its order or directions are not all right; `unsure`: nobody can tell from this. */
export type Verdict = 'right' | 'remarks' | 'wrong' | 'unsure';

export type Judgement = {
  readonly verdict: Verdict;
  readonly faults: readonly Fault[];
  /** The character that was written instead, as far as it is one of those given; for `unsure` the one it may be. */
  readonly lookAlike: string | undefined;
  /** The character's strokes by which it is told from that one; empty without one. */
  readonly telling: readonly number[];
  /** For each written stroke the character's stroke that it is; undefined for one too many. */
  readonly strokes: readonly (number | undefined)[];
  /** Where the character's strokes belong beside what was written, in the units of the writing. */
  readonly model: readonly (readonly { readonly x: number; readonly y: number }[])[];
};
