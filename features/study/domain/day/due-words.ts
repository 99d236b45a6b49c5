// The words that a talk should bring back: of the cards that are due, and of new words that have waited a little.

import type { CardSkill, CardState, CardWord } from '../memory/card.ts';
import type { MemoryModel } from '../memory/memory.ts';
import { AGAIN_MS } from '../memory/times.ts';
import { lossOfWaiting } from './urgency.ts';

/** What saying a word in a sentence puts to the test; its tone and its characters are asked elsewhere. */
export const TALK_SKILLS: readonly CardSkill[] = ['recognise', 'recall', 'use'];

/** The words to meet again now, each once: missed ones first, then what would be forgotten soonest, then new ones. */
export function dueWords(cards: readonly CardState[], now: number, model: MemoryModel): CardWord[] {
  const words = new Map<string, CardWord>();
  const ranked = cards
    .filter((card) => isDueInTalk(card, now))
    .map((card) => ({ card, rank: rankOf(card, now, model) }))
    .toSorted((a, b) => b.rank - a.rank || (keyOf(a.card) < keyOf(b.card) ? -1 : 1));
  for (const { card } of ranked) {
    const { word, reading } = card;
    if (!words.has(keyOf(card))) words.set(keyOf(card), { word, reading });
  }
  return Array.from(words.values());
}

const keyOf = ({ word, reading }: CardWord): string => `${word} ${reading}`;

function isDueInTalk(card: CardState, now: number): boolean {
  return (
    TALK_SKILLS.includes(card.skill) &&
    (isWaiting(card) ? (card.addedAt ?? now) + AGAIN_MS <= now : card.due !== null && card.due <= now)
  );
}

/** A new word that nobody has shown yet. */
const isWaiting = ({ stage, due, addedAt, isSuspended }: CardState): boolean =>
  stage === 'new' && due === null && addedAt !== null && !isSuspended;

function rankOf(card: CardState, now: number, model: MemoryModel): number {
  if (card.stage === 'learning') return 2;
  return isWaiting(card) ? 0 : lossOfWaiting(card, now, model);
}
