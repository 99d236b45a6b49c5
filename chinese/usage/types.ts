/** The shapes of notes on what small words do in a sentence. */

import type { Locale } from '../../kit/core/locale.ts';
import type { Pattern, Token } from '../grammar/index.ts';
import type { Band } from '../levels/index.ts';

type Text = Readonly<Record<Locale, string>>;

/** Where a pattern found its word: the marked tokens are `tokens[from]` up to `tokens[to - 1]`. */
export type Place = { readonly tokens: readonly Token[]; readonly from: number; readonly to: number };

/** What one word does in one kind of structure. */
export type Note = {
  readonly id: string;
  /** HSK 3.0 band in which it is taught. */
  readonly band: Band;
  /** The words it is about, in simplified characters. */
  readonly words: readonly string[];
  /** The structures it holds for; each marks the word. */
  readonly patterns: readonly Pattern[];
  /** A last look at the sentence around the word. */
  readonly when: ((place: Place) => boolean) | undefined;
  readonly title: Text;
  readonly explanation: Text;
};

/** A note that holds for a word of a text. Offsets are UTF-16 units, `end` exclusive. */
export type Usage = Pick<Note, 'id' | 'band' | 'title' | 'explanation'> & {
  readonly start: number;
  readonly end: number;
};
