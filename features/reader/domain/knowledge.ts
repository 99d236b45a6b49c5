// How much of a text a learner knows, by the log of what they did.

import { type CountedWord, type TextWord, textWordKey } from './text-words.ts';

/** As the server tells it: `word reading`; the reading is empty where nobody could tell. */
export type ToldKnowledge = {
  readonly known: readonly string[];
  readonly learning: readonly string[];
  /** By their characters: a placement covers them, and no answer has shown them. */
  readonly probable: readonly string[];
};

export type Knowledge = {
  readonly isKnown: (word: TextWord) => boolean;
  /** It has been taken up or missed, and is not known now. */
  readonly isLearning: (word: TextWord) => boolean;
  /** Known, or probably so by a placement. */
  readonly isProbable: (word: TextWord) => boolean;
};

export function toKnowledge({ known, learning, probable }: ToldKnowledge): Knowledge {
  const isKnown = withCompounds(among(known));
  const covered = new Set(probable);
  const isProbable = withCompounds((word) => isKnown(word) || covered.has(word.word));
  const isMet = among(learning);
  return { isKnown, isLearning: (word) => isMet(word) && !isKnown(word), isProbable };
}

/**
 * A word of one character is another word in another reading (长 zhang3, chang2). One of several is the same word, though
 * a dictionary may write its last tone otherwise (东西 dong1 xi5, dong1 xi1).
 */
function among(told: readonly string[]): (word: TextWord) => boolean {
  const keys = new Set(told);
  const long = new Set(told.map((key) => key.slice(0, key.indexOf(' '))).filter((word) => word.length > 1));
  return ({ word, reading }) =>
    long.has(word) || keys.has(textWordKey({ word, reading })) || keys.has(`${word} `);
}

/** Who knows 喝 and 茶 knows 喝茶. */
function withCompounds(isKnown: Knowledge['isKnown']): Knowledge['isKnown'] {
  return (word) =>
    isKnown(word) || (word.isCompound === true && partsOf(word).some((two) => two.every(isKnown)));
}

/** Every way to cut a word in two; none where its syllables do not go by character. */
function partsOf({ word, reading }: TextWord): TextWord[][] {
  const characters = Array.from(word);
  const syllables = reading.split(' ');
  if (characters.length !== syllables.length) return [];
  const part = (from: number, to?: number): TextWord => ({
    word: characters.slice(from, to).join(''),
    reading: syllables.slice(from, to).join(' '),
  });
  return characters.slice(1).map((_, before) => [part(0, before + 1), part(before + 1)]);
}

/** The share of the running words that are known, 0 to 1; 0 for a text without words. */
export function knownShare(words: readonly CountedWord[], isKnown: Knowledge['isKnown']): number {
  let [all, known] = [0, 0];
  for (const word of words) {
    all += word.count;
    if (isKnown(word)) known += word.count;
  }
  return all === 0 ? 0 : known / all;
}

/** Whole percent, and 100 only for who knows every word. */
export const percentOf = (share: number): number => (share < 1 ? Math.floor(100 * share) : 100);
