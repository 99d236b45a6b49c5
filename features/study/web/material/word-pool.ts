// The words that a session takes its options from: those of the learner's bands, fetched once.

import {
  COMMON_BANDS,
  type CommonBand,
  type CommonWord,
  loadCommonWords,
} from '../../../../kit/web/language-core/common-words.ts';
import type { StudyWord } from '../../domain/exercises/index.ts';

export type WordPool = {
  /** Each word in its usual reading. */
  readonly usual: readonly StudyWord[];
  readonly find: (word: string, reading: string) => StudyWord | undefined;
};

/** What nearly every learner is asked, whatever their level. */
const ALWAYS: readonly CommonBand[] = [1, 2];

/** `known`: the band up to which the learner knows words; undefined where they have not said. Rejects without a network. */
export async function loadWordPool(known: number | undefined): Promise<WordPool> {
  const level = known ?? 1;
  const near = COMMON_BANDS.filter((band) => band >= level && band <= level + 2);
  const bands = [...new Set([...ALWAYS, ...near])];
  const all = (await Promise.all(bands.map(loadCommonWords))).flat().map(toStudyWord);
  const byWord = new Map<string, StudyWord[]>();
  for (const word of all) byWord.set(word.word, [...(byWord.get(word.word) ?? []), word]);
  return {
    usual: Array.from(byWord.values(), ([first]) => first).filter((word) => word !== undefined),
    find: (word, reading) => byWord.get(word)?.find((each) => each.reading === reading),
  };
}

const toStudyWord = ({ en, pt, ...word }: CommonWord): StudyWord => ({ ...word, senses: { en, pt } });
