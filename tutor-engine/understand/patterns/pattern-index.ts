// Which of many things a text may be heard by, without a look at each: they are filed under a character that their
// patterns cannot do without.

import type { Utterance } from '../text/utterance.ts';
import { type Pattern, parsePattern } from './pattern.ts';

export type PatternIndex<Item> = {
  readonly items: readonly Item[];
  /** Character → places of items. */
  readonly byChar: ReadonlyMap<string, readonly number[]>;
  /** What has a pattern that needs no character. */
  readonly always: readonly number[];
};

/** `sourcesOf`: patterns of which one is needed. */
export function indexPatterns<Item>(
  items: readonly Item[],
  sourcesOf: (item: Item) => readonly string[],
): PatternIndex<Item> {
  const patterns = items.map((item) => sourcesOf(item).map(parsePattern));
  const spread = new Map<string, number>();
  for (const pattern of patterns.flat())
    for (const char of new Set(textOf(pattern))) spread.set(char, (spread.get(char) ?? 0) + 1);
  const byChar = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, ofItem] of patterns.entries()) {
    const keys = ofItem.map((pattern) => keysOf(pattern, spread));
    if (keys.includes(undefined)) always.push(at);
    else for (const char of new Set(keys.flatMap((key) => key ?? []))) put(byChar, char, at);
  }
  return { items, byChar, always };
}

/** In their order, the items of which a pattern may fit; no other can. */
export function mayBeHeard<Item>({ items, byChar, always }: PatternIndex<Item>, text: Utterance): Item[] {
  const places = new Set(always);
  for (const char of new Set(text.folded)) for (const at of byChar.get(char) ?? []) places.add(at);
  return [...places].toSorted((a, b) => a - b).flatMap((at) => items[at] ?? []);
}

function put(byChar: Map<string, number[]>, char: string, at: number): void {
  const places = byChar.get(char);
  if (places === undefined) byChar.set(char, [at]);
  else places.push(at);
}

function textOf(pattern: Pattern): string[] {
  return pattern.flatMap((node) => (node.kind === 'text' ? [node.char] : []));
}

/** Characters of which one stands in whatever the pattern finds; undefined where it needs none. */
function keysOf(pattern: Pattern, spread: ReadonlyMap<string, number>): readonly string[] | undefined {
  const [rarest] = textOf(pattern).toSorted((a, b) => (spread.get(a) ?? 0) - (spread.get(b) ?? 0));
  if (rarest !== undefined) return [rarest];
  for (const node of pattern) {
    if (node.kind !== 'choice') continue;
    const keys = node.options.map((option) => keysOf(option, spread));
    if (!keys.includes(undefined)) return keys.flatMap((key) => key ?? []);
  }
  return undefined;
}
