/** Proposes names that no dictionary lists: surname and given name, or characters that render foreign sounds. */

import type { Lexicon } from './lexicon.ts';

/** What a name costs beyond its characters, in nats: about how rarely one stands in a text. */
const CHINESE_NAME = 7;
const FOREIGN_NAME = 8;
const LONGEST_FOREIGN = 10;

/** Called with each proposed end (code units) and its cost. */
export type Propose = (end: number, cost: number) => void;

function costAt(costs: Float32Array, lexicon: Lexicon, text: string, at: number): number {
  return costs[lexicon.characterId[text.charCodeAt(at)] ?? 0] ?? Number.POSITIVE_INFINITY;
}

function proposeGiven(
  lexicon: Lexicon,
  text: string,
  from: number,
  end: number,
  base: number,
  propose: Propose,
): void {
  let cost = base;
  for (let at = from; at < Math.min(from + 2, end); at++) {
    cost += costAt(lexicon.givenCost, lexicon, text, at);
    if (cost === Number.POSITIVE_INFINITY) return;
    propose(at + 1, cost);
  }
}

/** Proposes the Chinese names that start at `at` and end before `end`. */
export function proposeChineseNames(
  lexicon: Lexicon,
  text: string,
  at: number,
  end: number,
  propose: Propose,
): void {
  const surname = costAt(lexicon.surnameCost, lexicon, text, at);
  if (surname < 12) proposeGiven(lexicon, text, at + 1, end, CHINESE_NAME + surname, propose);
  const long = lexicon.longSurnames.get(text.slice(at, at + 2));
  if (long !== undefined) proposeGiven(lexicon, text, at + 2, end, CHINESE_NAME + long, propose);
}

/** Proposes foreign names of two characters and more that start at `at`. */
export function proposeForeignNames(
  lexicon: Lexicon,
  text: string,
  at: number,
  end: number,
  propose: Propose,
): void {
  let cost = FOREIGN_NAME;
  for (let next = at; next < Math.min(at + LONGEST_FOREIGN, end); next++) {
    cost += costAt(lexicon.foreignCost, lexicon, text, next);
    if (cost === Number.POSITIVE_INFINITY) return;
    if (next > at) propose(next + 1, cost);
  }
}
