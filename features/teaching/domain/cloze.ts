// Sentences with a gap, to be filled in by hand from the words that stand above them.

/** A word of a sentence with what stands above its characters; undefined for what has no sound. */
export type Piece = { readonly text: string; readonly syllables: readonly (string | undefined)[] };

export type Sentence = {
  readonly zh: string;
  readonly meaning: string;
  /** Its words; joined they are `zh`. */
  readonly pieces: readonly Piece[];
  /** What is taken first: of the lesson itself (0), of words that the class can read (1), of others (2). */
  readonly rank: (typeof RANKS)[number];
};

const RANKS = [0, 1, 2] as const;

/** A sentence about a gap: what stands before it, in it and after it. */
export type Cloze = {
  readonly word: string;
  readonly before: readonly Piece[];
  readonly gap: readonly Piece[];
  readonly after: readonly Piece[];
  /** What the whole sentence means. */
  readonly meaning: string;
};

/** The sentences among which one is chosen for a word, the best first. */
type Candidates = { readonly word: string; readonly sentences: readonly Sentence[] };

/** As many words as can be chosen from at once; more are copied out and not thought about. */
const GROUP = 10;

/** Each with its own words to choose from, all of about the same size. */
export function inGroups(clozes: readonly Cloze[]): readonly (readonly Cloze[])[] {
  const groups = Math.ceil(clozes.length / GROUP);
  return Array.from({ length: groups }, (_, at) =>
    clozes.slice(Math.floor((at * clozes.length) / groups), Math.floor(((at + 1) * clozes.length) / groups)),
  );
}

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

/** Undefined where the word does not stand there once, as a word of its own: 家 is none in 大家. */
function clozeIn(
  word: string,
  { zh, meaning, pieces }: Sentence,
  isWord: (text: string) => boolean,
): Cloze | undefined {
  if (zh.split(word).length !== 2 || isCut(word, zh, isWord)) return undefined;
  const start = zh.indexOf(word);
  const end = start + word.length;
  const before: Piece[] = [];
  const gap: Piece[] = [];
  const after: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    const to = at + piece.text.length;
    if (to <= start) before.push(piece);
    else if (at >= end) after.push(piece);
    else if (at >= start && to <= end) gap.push(piece);
    else return undefined;
    at = to;
  }
  // What is nothing but the word and marks tells nothing of it.
  return [...before, ...after].some(({ text }) => HAN.test(text))
    ? { word, before, gap, after, meaning }
    : undefined;
}

const HAN = /\p{Script=Han}/u;

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]+$/u;

/** The marks right before and behind the gap, apart from the rest: no line begins or ends with them. */
export function tieMarks({ before, after }: Pick<Cloze, 'before' | 'after'>) {
  const from = before.findLastIndex(({ text }) => !OPENING.test(text)) + 1;
  const rest = after.findIndex(({ text }) => !CLOSING.test(text));
  const to = rest === -1 ? after.length : rest;
  return {
    before: before.slice(0, from),
    opening: before.slice(from),
    closing: after.slice(0, to),
    after: after.slice(to),
  };
}

/**
 * At most `CLOZES_MAX`, each of another sentence, so that none gives away what is asked in the next: by their rank, and words with few sentences before those that have a choice.
 */
export function chooseClozes(
  asked: readonly Candidates[],
  isWord: (text: string) => boolean,
): readonly Cloze[] {
  const found = asked
    .map(({ word, sentences }) => ({
      word,
      clozes: sentences.flatMap((sentence) => {
        const cloze = clozeIn(word, sentence, isWord);
        return cloze ? [{ rank: sentence.rank, zh: sentence.zh, cloze }] : [];
      }),
    }))
    .toSorted((one, other) => one.clozes.length - other.clozes.length);
  const chosen = new Map<string, Cloze>();
  const used = new Set<string>();
  for (const taken of RANKS)
    for (const { word, clozes } of found) {
      if (chosen.has(word)) continue;
      const fit = clozes.find(({ rank, zh }) => rank === taken && !used.has(zh));
      if (!fit) continue;
      used.add(fit.zh);
      chosen.set(word, fit.cloze);
    }
  return mixed([...chosen.values()]);
}

const placeOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 997, 7);

/** In an order that is not that of the words, and the same each time it is printed. */
const mixed = (clozes: readonly Cloze[]): readonly Cloze[] =>
  clozes.toSorted((a, b) => placeOf(a.word) - placeOf(b.word));
