// The mistakes of a text, found once though a turn asks for them several times.

import { check, type Finding } from '../../chinese/grammar/index.ts';
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
