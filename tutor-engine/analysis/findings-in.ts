// The mistakes of a text and what is doubtful, found once though a turn asks for them several times.

import { check, type Finding, isDoubtful } from '../../chinese/grammar/index.ts';
import type { Lexicon } from '../../chinese/words/index.ts';
import { latest } from '../../kit/core/caching/latest.ts';

const MOST_KEPT = 200;
const byLexicon = new WeakMap<Lexicon, (text: string) => readonly Finding[]>();

export function findingsIn(lexicon: Lexicon, text: string): readonly Finding[] {
  const known = byLexicon.get(lexicon);
  if (known !== undefined) return known(text);
  const find = latest((source) => check(lexicon, source), MOST_KEPT);
  byLexicon.set(lexicon, find);
  return find(text);
}

const doubtsByLexicon = new WeakMap<Lexicon, (clause: string) => boolean>();

/** Whether a clause may have a mistake that no rule is sure of: then nobody says it again. */
export function isDoubted(lexicon: Lexicon, clause: string): boolean {
  const known = doubtsByLexicon.get(lexicon);
  if (known !== undefined) return known(clause);
  const find = latest((source) => isDoubtful(lexicon, source), MOST_KEPT);
  doubtsByLexicon.set(lexicon, find);
  return find(clause);
}
