// Words before a child: their card shows what a word means where it stands, keeps nothing and leads nowhere.

import { createContext } from 'react';
import type { TextWord } from '../../../../kit/web/language-core/core.ts';

/** What a word means where a child meets it. */
export type ChildGloss = {
  readonly meaning: string;
  readonly isName: boolean;
  /** Markup of a drawing of ours. */
  readonly picture?: string | undefined;
};

/** What the place knows of its own words; no dictionary is asked. */
export type ChildWords = {
  /** Words and names that are one, whatever the dictionary makes of their characters. */
  readonly words: readonly string[];
  readonly glossOf: (word: string) => ChildGloss | undefined;
  /** The whole sentence, and a marked syllable for each of its characters; null for what has no sound. */
  readonly text: string;
  readonly pinyin: readonly (string | null)[];
  /** The sentence in the reader's language. */
  readonly sentence: string;
  /** A `lang` for meaning and sentence. */
  readonly language: string;
};

export const ForChild = createContext<ChildWords | undefined>(undefined);

/** Joins the pieces that together are one of the words: 龟 and 爷爷 are 龟爷爷. */
export function joinKnown(pieces: readonly TextWord[], words: readonly string[]): readonly TextWord[] {
  const joined: TextWord[] = [];
  for (let place = 0; place < pieces.length; ) {
    const run = longestRun(pieces.slice(place), words);
    joined.push(...(run.length > 1 ? [joinedWord(run)] : run));
    place += run.length;
  }
  return joined;
}

/** The most pieces from the first on that are one word; the first alone where there is none. */
function longestRun(pieces: readonly TextWord[], words: readonly string[]): readonly TextWord[] {
  const longest = Math.max(0, ...words.map((word) => word.length));
  let text = '';
  let count = 1;
  for (const [index, piece] of pieces.entries()) {
    text += piece.text;
    if (text.length > longest) break;
    if (words.includes(text)) count = index + 1;
  }
  return pieces.slice(0, count);
}

function joinedWord(run: readonly TextWord[]): TextWord {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) throw new Error('a word is joined of nothing');
  return {
    ...first,
    text: run.map(({ text }) => text).join(''),
    simplified: run.map(({ simplified }) => simplified).join(''),
    kind: 'word',
    index: -1,
    end: last.end,
    readings: run.flatMap(({ readings }) => readings),
    spoken: run.flatMap(({ spoken }) => spoken),
    taught: run.flatMap(({ taught }) => taught),
    marked: run.flatMap(({ marked }) => marked),
  };
}
