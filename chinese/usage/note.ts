/** Puts a note together from short lists, so that a family reads as a table. */

import { compile } from '../grammar/index.ts';
import type { Note } from './types.ts';

/** Chinese, English, Brazilian Portuguese. */
type Three = readonly [zh: string, en: string, pt: string];

/** `END` in a pattern is the end of a clause, with a particle or without. */
const CLAUSE_END = '吗|呢|吧|啊|呀|嘛|哦? $';

type Structure = {
  readonly band: Note['band'];
  /** With `|` between. */
  readonly words: string;
  /** In the language of `chinese/grammar/pattern.ts`; `[` and `]` mark the word. */
  readonly patterns: readonly string[];
  readonly when?: Note['when'];
};

export function note(id: string, structure: Structure, title: Three, explanation: Three): Note {
  const inThree = ([zh, en, pt]: Three) => ({ zh, en, pt });
  return {
    id,
    band: structure.band,
    words: structure.words.split('|'),
    patterns: structure.patterns.map((source) => compile(source.replaceAll('END', CLAUSE_END))),
    when: structure.when,
    title: inThree(title),
    explanation: inThree(explanation),
  };
}
