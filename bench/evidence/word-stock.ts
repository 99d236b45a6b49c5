// Words of the course that learners could have kept, each with sentences of our content that a learner could say with it.

import { segment } from '../../chinese/words/index.ts';
import type { Content } from '../../content/schema/content.ts';
import { LEVELS, type Level } from '../../content/schema/levels.ts';
import type { Line } from '../../content/schema/line.ts';
import type { ReadingOf } from '../../kit/server/chinese/reading.ts';
import type { Core, DueWord } from '../../tutor-engine/index.ts';

export type StockWord = DueWord & {
  readonly reading: string;
  readonly level: Level;
  /** What a learner says with it, in this reading. */
  readonly sentences: readonly string[];
};

/** In characters: what can be said after reading it once. */
const [SHORTEST, LONGEST] = [4, 16];
const SENTENCE = /^[^。！？…{}“”]+[。！]$/u;

export function wordStock({ lessons }: Content, { lexicon }: Core, readingOf: ReadingOf): StockWord[] {
  const sentences = lessons.flatMap(({ dialogue, grammar }) =>
    [...dialogue, ...grammar.flatMap(({ examples }) => examples)].filter(isSaid),
  );
  const byWord = new Map<string, string[]>();
  for (const { zh } of sentences)
    for (const { text } of segment(lexicon, zh)) byWord.set(text, [...(byWord.get(text) ?? []), zh]);
  return lessons
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
    .flatMap(({ words, level }) =>
      words.flatMap(({ zh, pinyin, en, pt }) => {
        const saying = (byWord.get(zh) ?? []).filter(
          (sentence) => readingOf(zh, sentence, pinyin) === pinyin,
        );
        return saying.length === 0
          ? []
          : [{ zh, reading: pinyin, level, gloss: { en, pt }, sentences: saying }];
      }),
    );
}

function isSaid({ zh }: Line): boolean {
  return SENTENCE.test(zh) && zh.length >= SHORTEST && zh.length <= LONGEST;
}
