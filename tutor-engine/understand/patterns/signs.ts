// A quick filter before a search: whether the characters that a pattern cannot do without are in the text at all. Nearly
// all patterns are ruled out by it, mostly by their first character.

import type { Utterance } from '../text/utterance.ts';
import type { Pattern } from './pattern.ts';

/** What a pattern cannot do without, as numbers of characters: all of some, and of each choice one option. */
export type Signs = {
  readonly all: readonly number[];
  readonly choices: readonly (readonly Signs[])[];
};

/** The characters of all patterns, numbered in the order in which they came up. */
const numbers = new Map<string, number>();

function numberOf(char: string): number {
  const number = numbers.get(char) ?? numbers.size;
  numbers.set(char, number);
  return number;
}

export function neededSigns(pattern: Pattern): Signs {
  return {
    all: pattern.flatMap((node) => (node.kind === 'text' ? [numberOf(node.char)] : [])),
    choices: pattern.flatMap((node) => (node.kind === 'choice' ? [node.options.map(neededSigns)] : [])),
  };
}

const known = new WeakMap<Utterance['folded'], Uint8Array>();

/** For each number, 1 where its character is in the text. */
export function signsIn(text: Utterance): Uint8Array {
  const made = known.get(text.folded);
  // Patterns that came up meanwhile have brought new characters.
  if (made !== undefined && made.length === numbers.size) return made;
  const signs = new Uint8Array(numbers.size);
  for (const char of text.folded) {
    const number = numbers.get(char);
    if (number !== undefined) signs[number] = 1;
  }
  known.set(text.folded, signs);
  return signs;
}

/** Whether what a pattern needs is among these. */
export function hasSigns({ all, choices }: Signs, signs: Uint8Array): boolean {
  for (const number of all) if (signs[number] !== 1) return false;
  for (const options of choices) if (!hasOneOf(options, signs)) return false;
  return true;
}

function hasOneOf(options: readonly Signs[], signs: Uint8Array): boolean {
  for (const option of options) if (hasSigns(option, signs)) return true;
  return false;
}

/**
 * The rarest of what is needed: characters of which one must be there; undefined where none must. A character that came
 * up later stands in fewer patterns.
 */
export function rarestOf({ all, choices }: Signs): readonly number[] | undefined {
  if (all.length > 0) return [Math.max(...all)];
  for (const options of choices) {
    const each = options.map(rarestOf);
    if (!each.includes(undefined)) return each.flatMap((numbersOfOne) => numbersOfOne ?? []);
  }
  return undefined;
}
