/** Finds words misspelt with a character of like sound, by what the lexicon knows of how usual words are. */

import { entryOf, type Lexicon, lookUp } from '../../words/index.ts';
import type { Mark, Rule, Text } from '../rule.ts';
import type { Token } from '../tokens.ts';

/** Only words at least this usual are proposed. */
const USUAL = 3.9;
/** A lone character rarer than this as a word is suspected; the other half must not be a word of grammar. */
const RARE_ALONE = 4.6;
const CONFIDENCE = 0.8;

type Index = { first: ReadonlyMap<string, readonly string[]>; second: ReadonlyMap<string, readonly string[]> };

/** A dictionary of two-character words by one character and the toneless sound of the other. */
function build(lexicon: Lexicon): Index {
  const first = new Map<string, string[]>();
  const second = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, word: string) => {
    const list = map.get(key);
    if (list) list.push(word);
    else map.set(key, [word]);
  };
  for (const [word, index] of pairs(lexicon)) {
    const entry = entryOf(lexicon, { index, simplified: word });
    const [a = '', b = ''] = (entry?.readings[0] ?? '').split(' ').map(toneless);
    if (a === '' || b === '') continue;
    add(first, word.charAt(0) + b, word);
    add(second, a + word.charAt(1), word);
  }
  return { first, second };
}

/** All usual two-character words with their indexes, from the lexicon's trie. */
function* pairs(lexicon: Lexicon): Generator<[string, number]> {
  const limit = (9 - USUAL) * Math.LN10;
  const unitOf = new Map<number, number>();
  lexicon.characterId.forEach((id, unit) => {
    if (id !== 0) unitOf.set(id, unit);
  });
  for (const unit of unitOf.values()) {
    const node = lexicon.rootChild[unit] ?? 0;
    if (node === 0) continue;
    for (let child = lexicon.firstChild[node] ?? 0; child < (lexicon.firstChild[node + 1] ?? 0); child++) {
      const index = lexicon.wordAt[child] ?? -1;
      const next = unitOf.get(lexicon.label[child] ?? 0);
      if (index < 0 || next === undefined || (lexicon.cost[index] ?? 99) > limit) continue;
      yield [String.fromCharCode(unit, next), index];
    }
  }
}

function toneless(reading: string): string {
  return reading.replace(/\d$/, '');
}

const indexes = new WeakMap<Lexicon, Index>();

function indexFor(lexicon: Lexicon): Index {
  const known = indexes.get(lexicon);
  if (known) return known;
  const made = build(lexicon);
  indexes.set(lexicon, made);
  return made;
}

function soundsOf(lexicon: Lexicon, character: string): string[] {
  return [...new Set((lookUp(lexicon, character)?.readings ?? []).map(toneless))];
}

function candidates(lexicon: Lexicon, a: string, b: string): string[] {
  const { first, second } = indexFor(lexicon);
  return [
    ...soundsOf(lexicon, b).flatMap((sound) => first.get(a + sound) ?? []),
    ...soundsOf(lexicon, a).flatMap((sound) => second.get(sound + b) ?? []),
  ];
}

const isLone = (token: Token): boolean => token.text.length === 1 && token.kind === 'word';
const isSuspect = (token: Token): boolean => isLone(token) && token.zipf < RARE_ALONE;

function misspelt({ lexicon, tokens, simplified }: Text): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at + 1 < tokens.length; at++) {
    const a = tokens[at];
    const b = tokens[at + 1];
    if (!a || !b || a.end !== b.start || !isLone(a) || !isLone(b)) continue;
    if (!isSuspect(a) && !isSuspect(b)) continue;
    const best = bestWord(lexicon, a, b);
    if (best === undefined || lookUp(lexicon, simplified.slice(a.start, b.end))) continue;
    marks.push({ start: a.start, end: b.end, correction: best, confidence: CONFIDENCE });
  }
  return marks;
}

function bestWord(lexicon: Lexicon, a: Token, b: Token): string | undefined {
  let best: string | undefined;
  let usual = 0;
  for (const word of candidates(lexicon, a.text, b.text)) {
    const zipf = lookUp(lexicon, word)?.zipf ?? 0;
    if (zipf > usual) [best, usual] = [word, zipf];
  }
  // Two words apart must be much rarer together than the one word.
  return best !== undefined && usual - (a.zipf + b.zipf - 9) > GAIN ? best : undefined;
}

const GAIN = 3;

export const SPELLING_RULES: readonly Rule[] = [{ point: 'misspelt', find: misspelt }];
