// A quick filter before a search: the characters of a text as the bits of two numbers. A pattern that needs a bit which
// the text does not have cannot fit, and two comparisons tell; nearly all patterns are ruled out by it.

import type { Utterance } from '../text/utterance.ts';
import type { Pattern } from './pattern.ts';

/** 64 bits in two halves: each character has one in either. */
export type Signs = { readonly low: number; readonly high: number };

/** Two characters may share a bit, so one that is there proves nothing; that they share both is rare. */
function signsOfChar(char: string): Signs {
  const mixed = Math.imul(char.codePointAt(0) ?? 0, 0x9e_37_79_b1);
  return { low: 1 << (mixed >>> 27), high: 1 << ((mixed >>> 22) & 31) };
}

const NONE: Signs = { low: 0, high: 0 };
const both = (one: Signs, other: Signs): Signs => ({
  low: one.low | other.low,
  high: one.high | other.high,
});
const common = (one: Signs, other: Signs): Signs => ({
  low: one.low & other.low,
  high: one.high & other.high,
});

/** The bits of the characters that the pattern cannot do without; of a choice, those that all its options need. */
export function neededSigns(pattern: Pattern): Signs {
  return pattern.reduce((signs, node) => {
    if (node.kind === 'text') return both(signs, signsOfChar(node.char));
    return node.kind === 'choice' ? both(signs, node.options.map(neededSigns).reduce(common)) : signs;
  }, NONE);
}

const known = new WeakMap<Utterance, Signs>();

/** The bits of the characters that the text has. */
export function signsOf(text: Utterance): Signs {
  let signs = known.get(text);
  if (signs === undefined) {
    signs = text.folded.reduce((all, char) => both(all, signsOfChar(char)), NONE);
    known.set(text, signs);
  }
  return signs;
}
