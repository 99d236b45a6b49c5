// The cards of a day: as many as its minutes hold, what is worth its time most first, each with its reason.

import { CARD_SKILLS, type CardSkill, type CardState, isLeech, type Reason } from '../memory/card.ts';
import type { MemoryModel } from '../memory/memory.ts';
import { DAY_MS } from '../memory/times.ts';
import { placeConfusables } from './confusables.ts';
import { inOrder } from './order.ts';
import { NEW_WORD_SHARE, type Pace, secondsOf } from './pace.ts';
import { lossOfWaiting, retrievabilityAt } from './urgency.ts';

/** Times in milliseconds since 1970. */
export type Day = { readonly now: number; readonly startsAt: number; readonly endsAt: number };

export type PlannedCard = { readonly card: CardState; readonly reason: Reason; readonly seconds: number };
type Plan = {
  readonly cards: readonly PlannedCard[];
  /** Of the cards given that may come today, those that the minutes do not hold. */
  readonly putOff: number;
};

type PlanInput = {
  readonly day: Day;
  /** Cards with a due time before the day ends. */
  readonly due: readonly CardState[];
  /** New words, in the order in which they are to be met; at most so many as the future can carry. */
  readonly fresh: readonly CardState[];
  /** Words that are probably known, to be shown so by an answer; at most so many as a day checks. */
  readonly checks?: readonly CardState[];
  /** Words that were answered today, or are about to be: their next skills wait for another day. */
  readonly metToday: ReadonlySet<string>;
  /** Those of which a review has asked today, or is about to: their other cards wait until tomorrow. */
  readonly askedToday?: ReadonlySet<string>;
  readonly seconds: number;
  readonly pace: Pace;
  readonly model: MemoryModel;
};

/** A card among those of all words. */
export const skillKey = (card: Pick<CardState, 'word' | 'reading' | 'skill'>): string =>
  `${wordKey(card)} ${card.skill}`;

export const wordKey = ({ word, reading }: { readonly word: string; readonly reading: string }): string =>
  `${word} ${reading}`;

/** Reviews that are due come before all that is new, of each word one. */
export function planDay(input: PlanInput): Plan {
  const { day, fresh, checks = [], metToday, askedToday = new Set(), seconds, pace, model } = input;
  const ranked = oneOfEachWord(input)
    .map((card) => rank(card, { day, pace, model }))
    .toSorted((a, b) => b.value - a.value || (wordKey(a.card) < wordKey(b.card) ? -1 : 1));
  const reviews = ranked.filter(({ card }) => card.stage !== 'new');
  const chosen = choose(reviews, seconds, day);
  const afterReviews = chosen.length < reviews.length ? 0 : seconds - sum(chosen);
  const answered = new Set([...metToday, ...reviews.map(wordOf)]);
  const checked = fit(
    oncePerWord(
      checks.map((card) => checkCard(card, pace)),
      answered,
    ),
    afterReviews * CHECK_SHARE,
  );
  const left = afterReviews - sum(checked);

  const asked = new Set([...answered, ...checked.map(wordOf)]);
  const wanted = ranked.filter(({ reason }) => reason === 'new_word');
  const shown = oncePerWord([...wanted, ...fresh.map((card) => freshCard(card, pace))], asked);
  // By their time, not by what they are worth: tones are quick, and would all come before any other skill.
  const skills = ranked.filter(isNextSkill).toSorted((a, b) => (a.card.due ?? 0) - (b.card.due ?? 0));
  const further = oncePerWord(skills, new Set([...asked, ...shown.map(wordOf)]));
  const chosenFresh = fit(shown, Math.max(left / 2, left - sum(further)));
  const steps = fit(further, left - sum(chosenFresh));
  const held = shown.filter((card) => !chosenFresh.includes(card) && card.card.due !== null).length;
  return {
    cards: placeConfusables(
      inOrder({
        reviews: [...chosen, ...steps, ...checked],
        fresh: chosenFresh,
        metToday,
        isBeginning: askedToday.size === 0,
      }),
    ),
    putOff: reviews.length - chosen.length + further.length - steps.length + held,
  };
}

/**
 * Each question of a word gives its other ones away, so that a day asks one: the one that has waited longest. What was
 * missed today comes back all the same.
 */
function oneOfEachWord({ day, due, askedToday = new Set() }: PlanInput): readonly CardState[] {
  const isBack = ({ stage, lastAt }: CardState) => stage === 'learning' && (lastAt ?? 0) >= day.startsAt;
  const seen = new Set([...askedToday, ...due.filter(isBack).map(wordKey)]);
  const reviews = due
    .filter((card) => card.stage !== 'new' && !isBack(card))
    .toSorted(
      (a, b) =>
        Number(b.stage === 'learning') - Number(a.stage === 'learning') ||
        (a.due ?? 0) - (b.due ?? 0) ||
        CARD_SKILLS.indexOf(a.skill) - CARD_SKILLS.indexOf(b.skill),
    )
    .filter((card) => !seen.has(wordKey(card)) && seen.add(wordKey(card)));
  const asked = new Set(reviews);
  return due.filter((card) => card.stage === 'new' || isBack(card) || asked.has(card));
}

const wordOf = ({ card }: PlannedCard): string => wordKey(card);
const isNextSkill = ({ reason }: PlannedCard): boolean => reason === 'next_skill';

type Held = Pick<PlanInput, 'day' | 'due' | 'fresh' | 'checks' | 'pace' | 'model'>;

/** What cards will take that a page holds already, in seconds. */
export const secondsHeld = ({ day, due, fresh, checks = [], pace, model }: Held): number =>
  sum([
    ...due.map((card) => rank(card, { day, pace, model })),
    ...fresh.map((card) => freshCard(card, pace)),
    ...checks.map((card) => checkCard(card, pace)),
  ]);

type Ranked = PlannedCard & { readonly value: number };
type Ranking = Pick<PlanInput, 'day' | 'pace' | 'model'>;

/** A card as it is planned, with what asking it now is worth. */
export function rank(card: CardState, { day, pace, model }: Ranking): Ranked {
  const reason = reasonOf(card, day);
  const known = card.stage === 'new' ? 0.5 : retrievabilityAt(card, day.now, model);
  const seconds =
    reason === 'new_word' ? newWordSeconds(pace, card.skill) : secondsOf(pace, card.skill, known);
  return { card, reason, seconds, value: valueOf(card, { day, model, seconds }) };
}

/** Missed cards come first, then what would be lost by waiting for the time that it takes. */
function valueOf(
  card: CardState,
  { day, model, seconds }: Pick<Ranking, 'day' | 'model'> & { readonly seconds: number },
): number {
  return card.stage === 'learning' ? Number.POSITIVE_INFINITY : lossOfWaiting(card, day.now, model) / seconds;
}

function reasonOf(card: CardState, { startsAt }: Day): Reason {
  if (card.stage === 'new') return card.skill === 'recognise' ? 'new_word' : 'next_skill';
  if (isLeech(card)) return 'leech';
  if (card.stage === 'learning') return 'missed';
  return (card.due ?? startsAt) < startsAt ? 'overdue' : 'due';
}

/** Of the time that reviews leave; and how likely a word is known that is expected to be. */
const [CHECK_SHARE, CHECK_KNOWN] = [0.3, 0.8];

const checkCard = (card: CardState, pace: Pace): PlannedCard => ({
  card,
  reason: 'check',
  seconds: secondsOf(pace, card.skill, CHECK_KNOWN),
});

const freshCard = (card: CardState, pace: Pace): PlannedCard => ({
  card,
  reason: 'new_word',
  seconds: newWordSeconds(pace, card.skill),
});

export const newWordSeconds = (pace: Pace, skill: CardSkill = 'recognise'): number =>
  pace[skill] * NEW_WORD_SHARE;

/** The first of each word stays, and none of a word that is asked otherwise. */
function oncePerWord<Card extends PlannedCard>(cards: readonly Card[], asked: ReadonlySet<string>): Card[] {
  const seen = new Set(asked);
  return cards.filter(({ card }) => !seen.has(wordKey(card)) && seen.add(wordKey(card)));
}

/** A card that was put off for so many days comes, whatever it is worth: no pile stays. */
const PATIENCE_DAYS = 3;
/** As long as what is worth more has so much of the time. */
const OLDEST_SHARE = 0.7;

const hasWaited =
  ({ now }: Day) =>
  ({ card }: PlannedCard): boolean =>
    card.stage !== 'learning' && (card.due ?? now) < now - PATIENCE_DAYS * DAY_MS;

/** What is worth most, beside what has waited longest. */
function choose(ranked: readonly Ranked[], seconds: number, day: Day): PlannedCard[] {
  const waited = ranked.filter(hasWaited(day)).toSorted((a, b) => (a.card.due ?? 0) - (b.card.due ?? 0));
  const oldest = new Set<PlannedCard>(fit(waited, seconds * OLDEST_SHARE));
  return [
    ...oldest,
    ...fit(
      ranked.filter((card) => !oldest.has(card)),
      seconds - sum([...oldest]),
    ),
  ];
}

/** The first cards that begin within the time: the last of them may end after it. */
function fit(cards: readonly PlannedCard[], seconds: number): PlannedCard[] {
  let left = seconds;
  return cards.filter(({ seconds: takes }) => {
    if (left <= 0) return false;
    left -= takes;
    return true;
  });
}

const sum = (cards: readonly PlannedCard[]): number =>
  cards.reduce((total, { seconds }) => total + seconds, 0);
