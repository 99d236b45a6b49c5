/** The shapes of notes on what small words do in a sentence. */

import type { Locale } from '../../kit/core/locale.ts';

type Text = Readonly<Record<Locale, string>>;

/** What one word does in one kind of place. */
export type Note = {
  readonly id: string;
  /** The words it is about, in simplified characters. */
  readonly words: readonly string[];
  /** How the clause looks before and after the word; left out where that does not matter. */
  readonly left: RegExp | undefined;
  readonly right: RegExp | undefined;
  readonly title: Text;
  readonly explanation: Text;
};

/** A note that holds for a word of a text. Offsets are UTF-16 units, `end` exclusive. */
export type Usage = Pick<Note, 'id' | 'title' | 'explanation'> & {
  readonly start: number;
  readonly end: number;
};
