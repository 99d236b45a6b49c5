// Looks for listed words in what somebody wrote: whole words, whatever their accents and case.

export type WordPattern = { readonly latin: RegExp; readonly zh: RegExp };
type Span = { readonly from: number; readonly to: number };

const BETWEEN = "[\\s'’-]+";

/** `latin`: words between spaces, `*` for any ending, `_` for what stands between words, `~` for up to three words; `zh`: a pattern. */
export const said = (latin: string, zh: string): WordPattern => ({
  latin: new RegExp(
    `(?<![\\p{L}])(?:${latin
      .split(' ')
      .map((word) =>
        word
          .replaceAll('_', BETWEEN)
          .replaceAll('~', `(?:${BETWEEN}\\p{L}+){0,3}?${BETWEEN}`)
          .replaceAll('*', '\\p{L}*'),
      )
      .join('|')})(?![\\p{L}])`,
    'gu',
  ),
  zh: new RegExp(zh, 'gu'),
});

/** Lower case without accents, letter for letter: places in it are places in the text. */
export const plain = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).normalize('NFD').charAt(0).toLowerCase();
    return letter.length === 1 ? letter : ' ';
  }).join('');

/** The first words that say it. */
export const spanOf = (text: string, words: WordPattern): Span | undefined =>
  spansOf(text, words).toSorted((a, b) => a.from - b.from)[0];

/** All words that say it. */
export function spansOf(text: string, { latin, zh }: WordPattern): readonly Span[] {
  return [...plain(text).matchAll(latin), ...text.matchAll(zh)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}
