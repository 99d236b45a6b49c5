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

/** `told`: undefined until the server has answered; shares are left out where they are not wanted. */
export function rated(
  texts: readonly ListedText[],
  told: Facts | undefined,
  hasShares: boolean,
): RatedText[] {
  const knowledge = told && hasShares ? toKnowledge(told) : undefined;
  const read = new Set(told?.read);
  return texts.map((text) => ({
    ...text,
    percent: knowledge ? percentOf(knownShare(text.words, knowledge.isProbable)) : null,
    isRead: read.has(text.id),
  }));
}
