// Divides what a shop wrote into words to be glossed: sizes and counts, words of the trade, and what a dictionary is asked about.

import { MEASURED, measureMeant } from './measures.ts';
import { type Language, tradeMeaning } from './trade-meaning.ts';

type GlossPiece<Word> = {
  /** As it was written. */
  readonly chinese: string;
  /** As the trade means it; else the word itself, for a dictionary. */
  readonly meaning: string | Word;
};

type Means<Word> = {
  readonly language: Language;
  /** The words of the language. */
  readonly segment: (text: string) => readonly Word[];
  /** The parts of a text that are no names. */
  readonly withoutNames: (text: string) => readonly string[];
};

const HAN = /\p{Script=Han}/u;
/** What stands between the choices of a variant and the parts of a title; no word reaches over it. */
const BETWEEN = /[\s,，;；:：、/|·+()（）【】[\]]+/u;

export function glossPieces<Word extends { readonly text: string }>(
  text: string,
  means: Means<Word>,
): GlossPiece<Word>[] {
  const pieces: GlossPiece<Word>[] = [];
  const addWords = (between: string) =>
    pieces.push(
      ...means
        .withoutNames(between)
        .flatMap((part) => part.split(BETWEEN))
        .flatMap((part) => wordsIn(part, means)),
    );
  let from = 0;
  for (const match of text.matchAll(MEASURED)) {
    addWords(text.slice(from, match.index));
    pieces.push({ chinese: match[0], meaning: measureMeant(match, means.language) });
    from = match.index + match[0].length;
  }
  addWords(text.slice(from));
  return pieces;
}

function wordsIn<Word extends { readonly text: string }>(
  part: string,
  { language, segment }: Means<Word>,
): GlossPiece<Word>[] {
  // 粉 alone is pink where it is chosen, and powder anywhere else.
  const colour = tradeMeaning(`${part}色`, language);
  if (colour !== undefined) return [{ chinese: part, meaning: colour }];
  const words = segment(part).flatMap((word) => divide(word, language));
  return joinWords(words, language).filter(isSure);
}

/** A character that is left over between words, as 汝 of 汝窑, means there what no dictionary says of it alone. */
function isSure<Word>({ chinese, meaning }: GlossPiece<Word>): boolean {
  return HAN.test(chinese) && (typeof meaning === 'string' || [...chinese].length > 1);
}

/** What the language does not divide, such as 加绒加厚, where words of the trade make up all of it. */
function divide<Word extends { readonly text: string }>(word: Word, language: Language): (Word | string)[] {
  if (tradeMeaning(word.text, language) !== undefined) return [word.text];
  return divideRun(word.text, language) ?? [word];
}

function divideRun(run: string, language: Language): string[] | undefined {
  if (run === '') return [];
  for (let length = run.length; length > 1; length--) {
    const head = run.slice(0, length);
    const rest =
      tradeMeaning(head, language) === undefined ? undefined : divideRun(run.slice(length), language);
    if (rest) return [head, ...rest];
  }
  return undefined;
}

/** The longest word of the trade consists of so many words of the language. */
const JOINED_MOST = 4;

/** 跑步 and 鞋 are running shoes. */
function joinWords<Word extends { readonly text: string }>(
  words: readonly (Word | string)[],
  language: Language,
): GlossPiece<Word>[] {
  const texts = words.map((word) => (typeof word === 'string' ? word : word.text));
  const pieces: GlossPiece<Word>[] = [];
  for (let at = 0; at < words.length; ) {
    const joined = Array.from({ length: JOINED_MOST }, (_, less) =>
      texts.slice(at, at + JOINED_MOST - less),
    ).find((some) => tradeMeaning(some.join(''), language) !== undefined);
    const chinese = joined?.join('') ?? texts[at] ?? '';
    const word = words[at] ?? '';
    pieces.push({ chinese, meaning: tradeMeaning(chinese, language) ?? word });
    at += joined?.length ?? 1;
  }
  return pieces;
}
