// Whether a word works in a sentence rather than meaning something: then a gloss only describes it, and asks nothing.

import type { StudyWord } from './study-word.ts';

/** Particles, what joins words, what stands at the end of sentences, and suffixes. */
const KINDS: ReadonlySet<string> = new Set(['u', 'y', 'k']);
/** What the first sense of a measure word says, unless it only adds so: “cup (measure word)” means something. */
const MEASURES = /measure word|classifier|classificador/u;
const REMARK = /\([^()]*\)/gu;
/** Any sense of an adverb that only joins: “links a noun and an adjective”. */
const LINKS = /\b(?:links?|joins?|liga)\b/u;

/** Such words are taught and asked by sentences: 的, 吗, 本, and 很 where it only stands before an adjective. */
export function isFunctionWord({ pos, senses }: Pick<StudyWord, 'pos' | 'senses'>): boolean {
  if (KINDS.has(pos)) return true;
  const { en, pt } = senses;
  const isMeasure = [en[0], pt[0]].some(
    (sense) => sense !== undefined && MEASURES.test(sense.replaceAll(REMARK, '')),
  );
  return isMeasure || (pos === 'd' && [...en, ...pt].some((sense) => LINKS.test(sense)));
}
