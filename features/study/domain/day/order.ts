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

/** The cards as they are asked. Nobody begins a day with what is typed or written, which after days away is hardest. */
export function inOrder<Card extends Planned>({ isBeginning, ...cards }: Cards<Card>): Card[] {
  const ordered = byNeed(cards);
  const [first] = ordered;
  if (!isBeginning || first === undefined || easeOf(first) >= 0) return ordered;
  const easy = easiest(ordered);
  return [...easy, ...ordered.filter((card) => !easy.includes(card))];
}

const WARM_UP = 2;
/** What is answered by a tap, the easiest first. */
const TAPPED: readonly CardSkill[] = ['recognise', 'tone', 'listening', 'use'];
const easeOf = ({ card }: Planned): number => TAPPED.indexOf(card.skill);

/** The first that were known and are tapped. */
const easiest = <Card extends Planned>(cards: readonly Card[]): Card[] =>
  cards
    .filter((card) => easeOf(card) >= 0 && (card.reason === 'due' || hasWaited(card)))
    .toSorted((a, b) => easeOf(a) - easeOf(b))
    .slice(0, WARM_UP);

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
    ...mixedSkills(missed),
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
