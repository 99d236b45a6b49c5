// Sentences with a gap, to be filled in by hand from the words that stand above them.

/** A sentence about a gap: what stands before and after it. */
export type Cloze = {
  readonly word: string;
  readonly before: string;
  readonly after: string;
  /** What the whole sentence means. */
  readonly meaning: string;
};

type Sentence = { readonly zh: string; readonly meaning: string };

/** Of the first sentence in which the word stands once; undefined where there is none. */
export function clozeOf(word: string, sentences: readonly Sentence[]): Cloze | undefined {
  const fit = sentences.find(({ zh }) => zh.split(word).length === 2 && zh !== word);
  if (!fit) return undefined;
  const [before = '', after = ''] = fit.zh.split(word);
  return { word, before, after, meaning: fit.meaning };
}

const placeOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 997, 7);

/** In an order that is not that of the words, and the same each time it is printed. */
export const mixed = (clozes: readonly Cloze[]): readonly Cloze[] =>
  clozes.toSorted((a, b) => placeOf(a.word) - placeOf(b.word));
