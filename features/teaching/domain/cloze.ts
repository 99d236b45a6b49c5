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

/** Longer words than this do not reach over the edge of a gap. */
const REACH = 3;

/** Whether a word of the dictionary begins inside of the gap and ends behind it, or the other way: 你好吗 is 你 and 好吗. */
function isCut(word: string, zh: string, isWord: (text: string) => boolean): boolean {
  const [start, length] = [zh.indexOf(word), word.length];
  const end = start + length;
  for (let over = 1; over < REACH; over += 1)
    for (let inside = 1; inside < length && inside + over <= REACH; inside += 1) {
      if (end + over <= zh.length && isWord(zh.slice(end - inside, end + over))) return true;
      if (start - over >= 0 && isWord(zh.slice(start - over, start + inside))) return true;
    }
  return false;
}

/** Of the first sentence in which the word stands once, and as that word; undefined where there is none. */
export function clozeOf(
  word: string,
  sentences: readonly Sentence[],
  isWord: (text: string) => boolean,
): Cloze | undefined {
  const fit = sentences.find(
    ({ zh }) => zh.split(word).length === 2 && zh !== word && !isCut(word, zh, isWord),
  );
  if (!fit) return undefined;
  const [before = '', after = ''] = fit.zh.split(word);
  return { word, before, after, meaning: fit.meaning };
}

const placeOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 997, 7);

/** In an order that is not that of the words, and the same each time it is printed. */
export const mixed = (clozes: readonly Cloze[]): readonly Cloze[] =>
  clozes.toSorted((a, b) => placeOf(a.word) - placeOf(b.word));
