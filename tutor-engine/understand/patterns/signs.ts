// A quick filter before a search: the characters of a text as the bits of one number. A pattern that needs a bit which
// the text does not have cannot fit, and one comparison tells; most patterns are ruled out by it.

import type { Utterance } from '../text/utterance.ts';
import type { Pattern } from './pattern.ts';

/** One of 32 bits; two characters may share one, so a bit that is there proves nothing. */
function bitOf(char: string): number {
  return 1 << (Math.imul(char.codePointAt(0) ?? 0, 0x9e_37_79_b1) >>> 27);
}

/** The bits of the characters that the pattern cannot do without; of a choice, those that all its options need. */
export function neededSigns(pattern: Pattern): number {
  let signs = 0;
  for (const node of pattern) {
    if (node.kind === 'text') signs |= bitOf(node.char);
    else if (node.kind === 'choice')
      signs |= node.options.map(neededSigns).reduce((common, each) => common & each);
  }
  return signs;
}

const known = new WeakMap<Utterance, number>();

/** The bits of the characters that the text has. */
export function signsOf(text: Utterance): number {
  let signs = known.get(text);
  if (signs === undefined) {
    signs = text.folded.reduce((all, char) => all | bitOf(char), 0);
    known.set(text, signs);
  }
  return signs;
}
