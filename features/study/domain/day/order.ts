// The order of a day's cards: an easy beginning, missed ones, new words after what has waited, and the kinds of questions mixed.

import type { CardSkill, CardState, Reason } from '../memory/card.ts';

type Planned = { readonly card: CardState; readonly reason: Reason };
type Cards<Card extends Planned> = {
  readonly reviews: readonly Card[];
  readonly fresh: readonly Card[];
  /** Words that were answered today, in whatever place, by characters and reading. */
  readonly metToday: ReadonlySet<string>;
  /** Nothing has been asked yet today. */
  readonly isBeginning: boolean;
};

/** The cards as they are asked; whoever begins a day begins with what is easy, which after days away matters most. */
export function inOrder<Card extends Planned>({ isBeginning, ...cards }: Cards<Card>): Card[] {
  const ordered = byNeed(cards);
  const easy = isBeginning ? easiest(ordered) : [];
  return [...easy, ...ordered.filter((card) => !easy.includes(card))];
}

const WARM_UP = 2;
/** What is answered by a tap, the easiest first. */
const TAPPED: readonly CardSkill[] = ['recognise', 'tone', 'listening', 'use'];

/** What was known and is tapped, of each skill what is remembered longest. */
function easiest<Card extends Planned>(cards: readonly Card[]): Card[] {
  const ease = ({ skill }: CardState): number => TAPPED.indexOf(skill);
  return cards
    .filter(({ card, reason }) => ease(card) >= 0 && (reason === 'due' || reason === 'overdue'))
    .toSorted((a, b) => ease(a.card) - ease(b.card) || b.card.stability - a.card.stability)
    .slice(0, WARM_UP);
}

/**
 * Missed cards, then the others with their skills mixed, in each of them what has waited first; new words evenly among
 * what comes after the last that has waited. What was met elsewhere today comes at the end.
 */
function byNeed<Card extends Planned>({
  reviews,
  fresh,
  metToday,
}: Omit<Cards<Card>, 'isBeginning'>): Card[] {
  const missed = reviews.filter(({ card }) => card.stage === 'learning');
  const known = reviews
    .filter(({ card }) => card.stage !== 'learning')
    .toSorted((a, b) => Number(hasWaited(b)) - Number(hasWaited(a)));
  const isMet = ({ card }: Card): boolean => metToday.has(`${card.word} ${card.reading}`);
  const mixed = mixedSkills(known.filter((card) => !isMet(card)));
  const until = mixed.findLastIndex(hasWaited) + 1;
  return [
    ...missed,
    ...mixed.slice(0, until),
    ...spread(mixed.slice(until), fresh),
    ...mixedSkills(known.filter(isMet)),
  ];
}

const hasWaited = ({ reason }: Planned): boolean => reason === 'overdue';

/** Each skill evenly among the others, in its own order: no long row of one kind of question where there are others. */
function mixedSkills<Card extends Planned>(cards: readonly Card[]): Card[] {
  return Array.from(Map.groupBy(cards, ({ card }) => card.skill).values())
    .flatMap((alike) => alike.map((card, place) => ({ card, at: place / alike.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
}

/** The second ones evenly among the first. */
function spread<Card>(rest: readonly Card[], fresh: readonly Card[]): Card[] {
  const step = (rest.length + 1) / (fresh.length + 1);
  return [
    ...rest.map((card, place) => ({ card, at: place + 1 })),
    ...fresh.map((card, place) => ({ card, at: (place + 1) * step - 0.5 })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
