// Says of each text of the list how much of it the learner knows, and whether they have read it.

import { knownShare, type ListedText, percentOf } from '../../domain/index.ts';
import type { LearnerKnowledge } from '../use-knowledge.ts';
import type { RatedText } from './order-texts.ts';

/** What counts as known is what the page of a text counts so. `knowledge`: undefined until the server has answered. */
export const rated = (
  texts: readonly ListedText[],
  knowledge: Pick<LearnerKnowledge, 'isTakenAsKnown' | 'read'> | undefined,
): RatedText[] =>
  texts.map((text) => ({
    ...text,
    percent: knowledge ? percentOf(knownShare(text.words, knowledge.isTakenAsKnown)) : null,
    isRead: knowledge?.read.has(text.id) ?? false,
  }));

/** Thirty times nothing would say nothing. */
export const withoutShares = (texts: readonly RatedText[]): RatedText[] =>
  texts.map((text) => ({ ...text, percent: null }));
