// The words of a list: by the dictionary, or, where a word is made of its words, as the teacher explains it.

import { type Lexicon, lookUp, segment } from '../../../../chinese/words/index.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { AssignedWord } from '../tables.ts';

/** Words that the dictionary lacks; `composed`: those that may be given with a meaning. */
export type Unknown = { readonly words: string[]; readonly composed: string[] };

type Params = {
  readonly words: readonly string[];
  readonly meanings: readonly { readonly word: string; readonly meaning: string }[];
};

/** Each once, in their order. */
export function readWords(
  lexicon: Lexicon,
  { words, meanings }: Params,
): Result<readonly AssignedWord[], Failure<'words_unknown', Unknown>> {
  const own = new Map(meanings.map(({ word, meaning }) => [word, meaning]));
  const asked = [...new Set(words)];
  const found = asked.flatMap((word): AssignedWord[] => {
    const pinyin = lookUp(lexicon, word)?.readings[0];
    if (pinyin !== undefined) return [{ word, pinyin }];
    const [meaning, composed] = [own.get(word), composedPinyin(lexicon, word)];
    return meaning === undefined || composed === undefined ? [] : [{ word, pinyin: composed, meaning }];
  });
  const unknown = asked.filter((word) => !found.some((each) => each.word === word));
  if (unknown.length === 0) return ok(found);
  const composed = unknown.filter((word) => composedPinyin(lexicon, word) !== undefined);
  return err('words_unknown', { words: unknown, composed });
}

/** `ba1 xi1 ren2` for 巴西人; undefined where a part of it is no word of the dictionary either. */
function composedPinyin(lexicon: Lexicon, word: string): string | undefined {
  const readings = segment(lexicon, word).map(({ text }) => lookUp(lexicon, text)?.readings[0]);
  return readings.every((reading) => reading !== undefined) ? readings.join(' ') : undefined;
}
