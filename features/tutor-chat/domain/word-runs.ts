// Cuts a text where words stand in it that are to be marked.

type WordRun = {
  readonly text: string;
  /** Place of its first character in the whole, in UTF-16 units. */
  readonly start: number;
  readonly isMarked: boolean;
};

/** The runs in their order; joined they are the text. Of words that begin at one place the longest is marked. */
export function wordRuns(text: string, words: readonly string[]): readonly WordRun[] {
  const runs: WordRun[] = [];
  let plainFrom = 0;
  const plainUntil = (end: number) => {
    if (end > plainFrom) runs.push({ text: text.slice(plainFrom, end), start: plainFrom, isMarked: false });
  };
  let at = 0;
  while (at < text.length) {
    const word = longestAt(text, at, words);
    if (word === undefined) at += 1;
    else {
      plainUntil(at);
      runs.push({ text: word, start: at, isMarked: true });
      at += word.length;
      plainFrom = at;
    }
  }
  plainUntil(text.length);
  return runs;
}

function longestAt(text: string, at: number, words: readonly string[]): string | undefined {
  return words
    .filter((word) => word !== '' && text.startsWith(word, at))
    .toSorted((a, b) => b.length - a.length)[0];
}
