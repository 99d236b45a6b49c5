// Looks at a learner's text: its words with their levels, its mistakes, and which languages it mixes.

import type { Finding } from '../../chinese/grammar/index.ts';
import { type Band, levelOfWord } from '../../chinese/levels/index.ts';
import { segment, type WordKind } from '../../chinese/words/index.ts';
import type { Level } from '../../content/schema/levels.ts';
import type { Core } from '../state/types.ts';
import { isPinyin } from '../understand/text/foreign.ts';
import { utterance } from '../understand/text/utterance.ts';
import { findingsIn } from './findings-in.ts';
import { BANDS, isWithin } from './level.ts';

/** `none`: nothing that could be read, such as silence or signs. */
export type Language = 'chinese' | 'mixed' | 'pinyin' | 'foreign' | 'none';

export type AnalysedWord = {
  readonly text: string;
  /** UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly kind: WordKind;
  readonly band: Band | undefined;
  /** Whether the word lies beyond the level that the talk is held at. */
  readonly isBeyond: boolean;
};

export type Analysis = {
  readonly text: string;
  readonly language: Language;
  /** Without spaces and signs. */
  readonly words: readonly AnalysedWord[];
  /** Mistakes in their order, none overlapping another. */
  readonly findings: readonly Finding[];
};

/** Longer texts are looked at up to here; a turn asks for less anyway. */
const LONGEST = 600;

export function analyse(core: Core, text: string, level: Level): Analysis {
  const source = text.slice(0, LONGEST);
  const language = languageOf(source);
  if (language === 'none' || language === 'foreign' || language === 'pinyin')
    return { text, language, words: [], findings: [] };
  const words = segment(core.lexicon, source)
    .filter(({ kind }) => kind !== 'space' && kind !== 'mark')
    .map((word) => ({
      text: word.text,
      start: word.start,
      end: word.end,
      kind: word.kind,
      band: levelOfWord(core.lexicon, word)?.band,
      isBeyond: word.kind === 'word' && !isWithin(core, word, BANDS[level]),
    }));
  return { text, language, words, findings: findingsIn(core.lexicon, source) };
}

function languageOf(text: string): Language {
  const said = utterance(text);
  if (said.hanzi > 0) return said.latin > 0 ? 'mixed' : 'chinese';
  if (said.latin === 0) return 'none';
  return isPinyin(said) ? 'pinyin' : 'foreign';
}
