// The days after one that is planned, if what comes is mostly known: which cards return on them, and which begin.

import type { CardSkill, CardState } from '../memory/card.ts';
import type { MemoryModel } from '../memory/memory.ts';
import { inTurn, isLasting, isShownFirst, newCard, review, seedOf } from '../memory/review.ts';
import { DAY_MS } from '../memory/times.ts';
import type { Pace } from './pace.ts';
import { type Day, type PlannedCard, planDay, skillKey, wordKey } from './plan.ts';

type Ahead = {
  /** What the day before them holds. */
  readonly first: { readonly day: Day; readonly cards: readonly PlannedCard[] };
  /** Cards with a due time before the last day ends, those of the first day too. */
  readonly due: readonly CardState[];
  /** New words, in the order in which they are to be met. */
  readonly fresh: readonly CardState[];
  /** Words that are probably known, the first to be checked first; and how many a day checks. */
  readonly checks?: readonly CardState[];
  readonly checksADay?: number;
  readonly days: readonly { readonly seconds: number; readonly newWords: number }[];
  readonly skills: readonly CardSkill[];
  readonly pace: Pace;
  readonly model: MemoryModel;
};

/** The cards of each day, that before them included. */
export function daysAhead(ahead: Ahead): (readonly PlannedCard[])[] {
  const { first, due, days, pace, model, checksADay = 0 } = ahead;
  const waiting = new Map(due.map((card) => [skillKey(card), card]));
  let fresh = [...ahead.fresh];
  let checks = [...(ahead.checks ?? [])];
  const planned = [first.cards];
  answerAll(waiting, first.cards, { ...ahead, at: first.day.now });
  for (const [place, { seconds, newWords }] of days.entries()) {
    const begun = new Set(
      [...waiting.values(), ...(planned.at(-1) ?? []).map(({ card }) => card)].map(wordKey),
    );
    fresh = fresh.filter((card) => !begun.has(wordKey(card)));
    checks = checks.filter((card) => !begun.has(wordKey(card)));
    const startsAt = first.day.startsAt + (place + 1) * DAY_MS;
    const day = { now: startsAt, startsAt, endsAt: startsAt + DAY_MS };
    const { cards } = planDay({
      day,
      due: [...waiting.values()].filter((card) => (card.due ?? day.endsAt) < day.endsAt),
      fresh: fresh.slice(0, newWords),
      checks: seconds > 0 ? checks.slice(0, checksADay) : [],
      metToday: new Set(),
      seconds,
      pace,
      model,
    });
    planned.push(cards);
    answerAll(waiting, cards, { ...ahead, at: startsAt });
  }
  return planned;
}

type Answering = Pick<Ahead, 'model' | 'skills'> & { readonly at: number };

/** As if each were known; a word that lasts long enough by it begins its next skills. */
function answerAll(
  waiting: Map<string, CardState>,
  cards: readonly PlannedCard[],
  { model, skills, at }: Answering,
): void {
  for (const { card, reason } of cards) {
    const isTaught = reason !== 'check' && isShownFirst(card);
    const step = { model, at, eventId: card.lastEvent, seed: seedOf(card, card.skill) };
    const next = { ...card, ...review(card, { grade: 3, isTaught }, step) };
    waiting.set(skillKey(card), next);
    if (card.skill !== 'recognise' || isLasting(card) || !isLasting(next)) continue;
    const further = inTurn(
      skills.filter((each) => each !== 'recognise'),
      card,
    );
    for (const [place, skill] of further.entries()) {
      const begun = { ...card, ...newCard(skill, at + (place + 1) * DAY_MS, card.lastEvent) };
      if (!waiting.has(skillKey(begun))) waiting.set(skillKey(begun), begun);
    }
  }
}
