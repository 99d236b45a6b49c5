/** Proposes names that no dictionary lists: surname and given name, or characters that render foreign sounds. */

import { type Lattice, NAME, reach } from './lattice.ts';
import type { Lexicon } from './lexicon.ts';

/** What a name costs beyond its characters, in nats: about how rarely one stands in a text. */
const CHINESE_NAME = 6;
const FOREIGN_NAME = 5;
const LONGEST_FOREIGN = 10;
/** Characters that are this rare as a surname are taken for one only where the dictionary says so. */
const RAREST_SURNAME = 12;
/** A dot between names says so: what stands beside it is one. */
const BESIDE_DOT = -12;

/** Characters of grammar: they do stand in names, but far more often beside one (对张华来说, 罗恩和马克). */
const GRAMMAR = new Set(
  [...'的了在是来去过里上下说和一不太很到就也都把被给让这那首别于'].map((character) =>
    character.charCodeAt(0),
  ),
);
const UNLIKELY = 5;

/** · ・ • */
function isDot(unit: number): boolean {
  return unit === 0xb7 || unit === 0x30fb || unit === 0x2022;
}

function reachGiven(
  lexicon: Lexicon,
  text: string,
  at: number,
  lattice: Lattice,
  surnameEnd: number,
  surname: number,
) {
  let cost = CHINESE_NAME + surname + (GRAMMAR.has(text.charCodeAt(at)) ? UNLIKELY : 0);
  for (let next = surnameEnd; next < text.length && next < surnameEnd + 2; next++) {
    const unit = text.charCodeAt(next);
    cost += lexicon.givenCost[lexicon.characterId[unit] ?? 0] ?? 0;
    if (cost === Number.POSITIVE_INFINITY) return;
    // 查查 and 查一查 are verbs more often than names.
    if (GRAMMAR.has(unit) || unit === text.charCodeAt(at)) cost += UNLIKELY;
    reach(lattice, at, next + 1, cost, NAME);
  }
}

/** Surnames that count as well: 一张猫, 写了封信. */
const COUNTING_SURNAMES = '张封包支';
const COUNTED = /[一二两三四五六七八九十百千万几半每这那哪某0-9０-９]/u;
const AFTER_A_DEED = /[了过]/u;

function isCounting(text: string, at: number): boolean {
  const before = at > 0 ? text.charAt(at - 1) : '';
  const surname = text.charAt(at);
  return (
    COUNTING_SURNAMES.includes(surname) &&
    (COUNTED.test(before) || (surname === '封' && AFTER_A_DEED.test(before)))
  );
}

/** Offers the Chinese names that start at `at`. */
export function reachChineseNames(lexicon: Lexicon, text: string, at: number, lattice: Lattice): void {
  if (isCounting(text, at)) return;
  const surname = lexicon.surnameCost[lexicon.characterId[text.charCodeAt(at)] ?? 0] ?? 0;
  if (surname < RAREST_SURNAME) reachGiven(lexicon, text, at, lattice, at + 1, surname);
  if (!lexicon.longSurnameStarts.has(text.charCodeAt(at))) return;
  const long = lexicon.longSurnames.get(text.slice(at, at + 2));
  if (long !== undefined) reachGiven(lexicon, text, at, lattice, at + 2, long);
}

/** Offers the foreign names of two characters and more that start at `at`. */
export function reachForeignNames(lexicon: Lexicon, text: string, at: number, lattice: Lattice): void {
  let cost = FOREIGN_NAME;
  if (at > 0 && isDot(text.charCodeAt(at - 1))) cost += BESIDE_DOT;
  const longest = Math.min(at + LONGEST_FOREIGN, text.length);
  for (let next = at; next < longest; next++) {
    const unit = text.charCodeAt(next);
    cost += lexicon.foreignCost[lexicon.characterId[unit] ?? 0] ?? 0;
    if (cost === Number.POSITIVE_INFINITY) return;
    if (GRAMMAR.has(unit)) cost += UNLIKELY;
    if (next === at) continue;
    const beside = next + 1 < text.length && isDot(text.charCodeAt(next + 1)) ? BESIDE_DOT : 0;
    reach(lattice, at, next + 1, Math.max(1, cost + beside), NAME);
  }
}
