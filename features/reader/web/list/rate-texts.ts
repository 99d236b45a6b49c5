// Says of each text of the list how much of it the learner knows, and whether they have read it.

import {
  knownShare,
  type ListedText,
  percentOf,
  type ToldKnowledge,
  toKnowledge,
} from '../../domain/index.ts';
import type { RatedText } from './order-texts.ts';

type Facts = ToldKnowledge & { readonly read: readonly string[] };

/** `told`: undefined until the server has answered. */
export function rated(texts: readonly ListedText[], told: Facts | undefined): RatedText[] {
  const knowledge = told && toKnowledge(told);
  const read = new Set(told?.read);
  return texts.map((text) => ({
    ...text,
    percent: knowledge ? percentOf(knownShare(text.words, knowledge.isKnown)) : null,
    isRead: read.has(text.id),
  }));
}
