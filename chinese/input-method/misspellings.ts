/** Usual words whose pinyin was typed with one letter wrong, missing, doubled or swapped: xihuam, xiexe, hoa, zhonguo. */

import type { Lexicon } from '../words/index.ts';
import { type SoundedWord, type SyllableNode, syllableTrieOf } from './syllable-trie.ts';

/** Shorter letters are one slip away from too much. */
const SHORTEST = 3;
/** Below this only two swapped letters are a slip: hoa is hao, but xih is just begun. */
const LONG = 5;
const LONGEST = 16;

export type MisspeltWord = {
  readonly text: string;
  readonly cost: number;
  readonly isEveryday: boolean;
};

type Index = {
  readonly spellings: ReadonlyMap<string, readonly SoundedWord[]>;
  /** What is left of a spelling without one of its letters → the spellings. */
  readonly shortened: ReadonlyMap<string, readonly string[]>;
};

const indexes = new WeakMap<Lexicon, Index>();

/** The usual words one slip away from these letters; empty where they spell a usual word themselves. */
export function misspeltWords(lexicon: Lexicon, letters: string): readonly MisspeltWord[] {
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  const { spellings, shortened } = indexOf(lexicon);
  if (spellings.has(letters)) return [];
  const near = new Set(
    [letters, ...withoutOne(letters)].flatMap((form) => [
      ...(spellings.has(form) ? [form] : []),
      ...(shortened.get(form) ?? []),
    ]),
  );
  return [...near]
    .filter((spelling) => isOneSlip(letters, spelling))
    .flatMap((spelling) => spellings.get(spelling) ?? [])
    .map(({ text, cost, usual }) => ({ text, cost, isEveryday: usual === 'everyday' }))
    .toSorted((a, b) => a.cost - b.cost);
}

/** Letters that can hardly be anything but a slip in a long everyday word. */
export function isMisspelt(lexicon: Lexicon, letters: string): boolean {
  return letters.length >= LONG && misspeltWords(lexicon, letters).some(({ isEveryday }) => isEveryday);
}

function indexOf(lexicon: Lexicon): Index {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const spellings = new Map<string, SoundedWord[]>();
  collect(syllableTrieOf(lexicon), '', spellings);
  const shortened = new Map<string, string[]>();
  for (const spelling of spellings.keys())
    for (const form of withoutOne(spelling)) {
      const before = shortened.get(form);
      if (before === undefined) shortened.set(form, [spelling]);
      else before.push(spelling);
    }
  const index = { spellings, shortened };
  indexes.set(lexicon, index);
  return index;
}

/** Every usual word below a node by its letters. */
function collect(node: SyllableNode, letters: string, into: Map<string, SoundedWord[]>): void {
  const usual = node.words.filter((word) => word.usual !== undefined);
  if (usual.length > 0) into.set(letters, [...(into.get(letters) ?? []), ...usual]);
  for (const [sound, child] of node.children) collect(child, letters + sound, into);
}

function withoutOne(letters: string): Set<string> {
  return new Set(Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1)));
}

/** One letter added, left out or replaced, or two neighbours swapped. */
function isOneSlip(typed: string, right: string): boolean {
  let head = 0;
  while (head < typed.length && typed[head] === right[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(typed.length, right.length) - head;
  while (tail < shorter && typed.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const isShort = typed.length < LONG;
  const [left, wanted] = [typed.length - head - tail, right.length - head - tail];
  if (left <= 1 && wanted <= 1) return !isShort && left + wanted > 0;
  return left === 2 && wanted === 2 && typed[head] === right[head + 1] && typed[head + 1] === right[head];
}
