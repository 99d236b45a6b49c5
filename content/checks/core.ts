// The parts of the language core that the checks run content through; the command loads them from their files.

import type { Dictionary } from '../../chinese/dictionary/index.ts';
import type { Reader } from '../../chinese/sounds/index.ts';
import { type Lexicon, segment, type Word } from '../../chinese/words/index.ts';
import type { GlossedWord } from '../schema/word.ts';

export type Core = {
  readonly lexicon: Lexicon;
  readonly reader: Reader;
  readonly dictionary: Dictionary;
};

/** The core with what content adds to it: its own glosses, and the names that it uses. */
export type Knowledge = Core & {
  readonly glossed: ReadonlyMap<string, GlossedWord>;
  readonly names: ReadonlySet<string>;
};

const SLOT = /\{[a-z0-9]+\}/g;

/** The words of a line; a slot ends a word and is none. */
export function wordsOf(core: Core, zh: string): Word[] {
  return segment(core.lexicon, zh.replaceAll(SLOT, '，'));
}
