// Names no word twice on one card.

type WordGroup = { readonly title: string; readonly words: readonly string[] };

/** The groups with each word in the first group that names it, and without the card's own word. */
export function eachOnce(word: string, groups: readonly WordGroup[]): readonly WordGroup[] {
  const seen = new Set([word]);
  return groups.map(({ title, words }) => ({
    title,
    words: words.filter((one) => {
      if (seen.has(one)) return false;
      seen.add(one);
      return true;
    }),
  }));
}
