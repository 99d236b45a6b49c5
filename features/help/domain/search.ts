// Finds pages of help by what somebody types: all of a few words, or half of a question, in the title rather than in the text, by the words of the page or those that people use for it.

export type Searched<Topic> = {
  readonly topic: Topic;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** What else people call it. */
  readonly words: string;
};

const HAN = /\p{Script=Han}/u;

/** Small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Words between blanks and signs; Chinese, which has no blanks, in pairs of characters. */
function termsOf(query: string): readonly string[] {
  const words = plain(query)
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '');
  return words.flatMap((word) => (HAN.test(word) && word.length > 2 ? pairsOf(word) : [stemOf(word)]));
}

const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** `refunds` finds `refund`, and `devoluções` finds `devolução`. */
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:coes|cao)$/, 'c').replace(/(?:es|s)$/, '') : word;

/** Who types more asks a question, of which not every word stands there. */
const FEW = 2;
const [TITLE, WORDS, LEAD, BODY] = [9, 4, 3, 1] as const;

/** The best first; of those as good, the order stays. */
export function searchHelp<Topic>(pages: readonly Searched<Topic>[], query: string): readonly Topic[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const needed = terms.length > FEW ? Math.ceil(terms.length / 2) : terms.length;
  return pages
    .map(({ topic, title, words, lead, body }) => {
      const parts = [
        [plain(title), TITLE],
        [plain(words), WORDS],
        [plain(lead), LEAD],
        [plain(body), BODY],
      ] as const;
      const scores = terms.map((term) =>
        parts.reduce((sum, [text, weight]) => sum + (text.includes(term) ? weight : 0), 0),
      );
      const found = scores.filter((score) => score > 0).length;
      return { topic, found, score: scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ found }) => found >= needed)
    .toSorted((a, b) => b.score - a.score)
    .map(({ topic }) => topic);
}
