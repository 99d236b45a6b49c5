// The whole sentence in which something is asked: 北京和广州，哪个更好 is split at its comma.

import type { Utterance } from '../../understand/text/utterance.ts';

const SENTENCE = /[^。！!？?；;\n]+[。！!？?；;\n]*/gu;
const END = /[。！!？?；;\s]+$/u;

export function sentenceAsked(said: Utterance, asked: Utterance): string {
  const clause = asked.raw.replace(END, '');
  const whole = (said.raw.match(SENTENCE) ?? []).find((one) => one.includes(clause));
  return (whole ?? asked.raw).trim().replace(END, '');
}

/** What is said at a level, or at the easier one where it says nothing of its own; nothing below these two. */
export function saidAt<Said extends { readonly level: string }>(
  all: readonly Said[],
  level: string,
): Said | undefined {
  if (level !== 'intermediate' && level !== 'advanced') return undefined;
  return all.find((one) => one.level === level) ?? all.find((one) => one.level === 'intermediate');
}
