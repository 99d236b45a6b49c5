// One card's next state: after an answer to it, and after evidence in passing.

import type { CardSkill, CardState, CardWord } from './card.ts';
import { type Grade, type Memory, type MemoryModel, SHOWN_REST_DAYS } from './memory.ts';
import { AGAIN_MS, DAY_MS, MINUTE_MS } from './times.ts';

/** A card while its word is folded. */
export type OpenCard = Omit<CardState, 'word' | 'reading' | 'addedAt' | 'isSuspended'>;

type Step = {
  readonly model: MemoryModel;
  readonly at: number;
  readonly eventId: string;
  /** Says which card it is, so that its intervals vary always in the same way. */
  readonly seed: string;
};

/** What lies closer together than this is one sitting: FSRS has a formula of its own for it. In days. */
export const ONE_SITTING = 0.5;

export const newCard = (skill: CardSkill, due: number | null, eventId: string): OpenCard => ({
  skill,
  stage: 'new',
  due,
  stability: 0,
  difficulty: 0,
  firstAt: null,
  lastAt: null,
  shownAt: null,
  reviews: 0,
  lapses: 0,
  lastEvent: eventId,
});

/** A word is known well enough for its next skills when one of them lasts so many days. */
export const NEXT_SKILL_DAYS = 3;
export const isLasting = ({ stage, stability }: Pick<OpenCard, 'stage' | 'stability'>): boolean =>
  stage === 'review' && stability >= NEXT_SKILL_DAYS;

/** Which further skill of a word begins first varies by the word, so that the words of one day are not all asked alike. */
export function inTurn(skills: readonly CardSkill[], word: CardWord): readonly CardSkill[] {
  const first = Math.floor(fractionOf(`${word.word} ${word.reading}`) * skills.length);
  return [...skills.slice(first), ...skills.slice(0, first)];
}

type Answered = {
  readonly grade: Grade;
  readonly isMatched?: boolean | undefined;
  /** The word was shown a moment ago, and is asked for the first time. */
  readonly isTaught?: boolean | undefined;
};

/** After an answer. */
export function review(
  card: OpenCard,
  { grade, isMatched = false, isTaught = false }: Answered,
  { model, at, eventId, seed }: Step,
): OpenCard {
  const days = daysSince(card, at);
  const before = memoryOf(card);
  const isFresh = isTaught && before === null && grade > 1;
  const full = isFresh ? model.taught(grade) : model.next(before, days < ONE_SITTING ? 0 : days, grade);
  const memory = isMatched && grade > 1 ? halfGained(before, full) : full;
  const isMissed = grade === 1;
  const reviews = card.reviews + 1;
  const rest = isFresh ? SHOWN_REST_DAYS : spread(model.interval(memory), `${seed} ${reviews}`);
  return {
    ...card,
    ...memory,
    stage: isMissed ? 'learning' : 'review',
    due: isMissed ? at + AGAIN_MS : (restingUntil(card, at) ?? at + rest * DAY_MS),
    firstAt: card.firstAt ?? at,
    lastAt: at,
    shownAt: isMissed ? at : (card.shownAt ?? at),
    reviews,
    lapses: card.lapses + (isMissed && card.stage === 'review' ? 1 : 0),
    lastEvent: eventId,
  };
}

/** What is known again in the sitting in which it was met proves nothing more: it comes back when it would have. */
const restingUntil = ({ stage, firstAt, due }: OpenCard, at: number): number | undefined =>
  stage === 'review' && firstAt !== null && at - firstAt < ONE_SITTING * DAY_MS
    ? (due ?? undefined)
    : undefined;

/** After an answer that says nothing: what is remembered stays as it was, and is asked again tomorrow. */
export const postponed = (card: OpenCard, { at, eventId }: Pick<Step, 'at' | 'eventId'>): OpenCard => ({
  ...card,
  due: Math.max(card.due ?? 0, at + DAY_MS),
  lastEvent: eventId,
});

export const seedOf = ({ word, reading }: CardWord, skill: CardSkill): string =>
  `${word} ${reading} ${skill}`;

type NextParams = {
  readonly grade: Grade;
  readonly at: number;
  readonly model: MemoryModel;
  /** It is asked without being shown. */
  readonly isCheck?: boolean | undefined;
};

/** A new word is looked at before it is asked; its further skills come on later days. */
export const isShownFirst = ({ stage, skill }: Pick<OpenCard, 'stage' | 'skill'>): boolean =>
  stage === 'new' && skill === 'recognise';

/** Days until a card would come back after an answer; 0 after a miss. */
export function daysUntilNext(card: CardState, { grade, at, model, isCheck = false }: NextParams): number {
  const { due } = review(
    card,
    { grade, isTaught: !isCheck && isShownFirst(card) },
    { model, at, eventId: card.lastEvent, seed: seedOf(card, card.skill) },
  );
  return Math.round(((due ?? at) - at) / DAY_MS);
}

/** How much of a review's gain a word has that was known in passing or matched: nobody had to search for it. */
const WEAK_SHARE = 0.5;

const halfGained = (before: Memory | null, full: Memory): Memory =>
  before
    ? { ...before, stability: before.stability + WEAK_SHARE * (full.stability - before.stability) }
    : full;

const LEAST_REST = 0.5;
/** So long after a miss, or after asking about a new word, the answer still rings in the ear. */
const JUST_TOLD_MS = 60 * MINUTE_MS;
/** FSRS takes 0 days for the same sitting, whose formula would make much of a word that is said ten times in an hour. */
const LEAST_DAYS = 1 / 1440;

/** After it was known in passing: it rests for half of what a review would have given at least, and never comes sooner. */
export function weakly(card: OpenCard, { model, at, eventId, seed }: Step): OpenCard {
  // Who says what they were just told has not known it: it comes back today, though not in this talk.
  if (isJustTold(card, at)) return { ...card, due: at + JUST_TOLD_MS, lastEvent: eventId };
  const before = memoryOf(card);
  const full = model.next(before, Math.max(LEAST_DAYS, daysSince(card, at)), 3);
  const memory = halfGained(before, full);
  const days = spread(model.interval(memory), `${seed} ${card.reviews}`);
  const postponed = at + Math.max(days, LEAST_REST * longest(model.interval(full))) * DAY_MS;
  return {
    ...card,
    ...memory,
    stage: 'review',
    due: restingUntil(card, at) ?? Math.max(card.due ?? 0, postponed),
    firstAt: card.firstAt ?? at,
    lastAt: at,
    shownAt: card.shownAt ?? at,
    lastEvent: eventId,
  };
}

function isJustTold({ stage, skill, due, lastAt }: OpenCard, at: number): boolean {
  if (stage === 'learning') return lastAt !== null && at - lastAt < JUST_TOLD_MS;
  // A new word has a time only when it was asked about, or said after that.
  const isAskedAbout = stage === 'new' && skill === 'recognise' && due !== null;
  return isAskedAbout && at > due - AGAIN_MS - JUST_TOLD_MS && at < due - AGAIN_MS + JUST_TOLD_MS;
}

const memoryOf = ({ stability, difficulty, lastAt }: OpenCard) =>
  lastAt === null ? null : { stability, difficulty };

const daysSince = ({ lastAt }: OpenCard, at: number): number =>
  lastAt === null ? 0 : Math.max(0, at - lastAt) / DAY_MS;

/** Shortest interval that is varied, and by how much: words that were met together part again. */
const VARIED_FROM_DAYS = 3;
const VARIED_SHARE = 0.05;

function spread(days: number, seed: string): number {
  if (days < VARIED_FROM_DAYS) return days;
  return days + Math.round((2 * fractionOf(seed) - 1) * mostVaried(days));
}

const mostVaried = (days: number): number => Math.max(1, days * VARIED_SHARE);
/** The longest that an interval may become. */
const longest = (days: number): number =>
  days < VARIED_FROM_DAYS ? days : days + Math.round(mostVaried(days));

/** A number from 0 to 1 that a text always gives (FNV-1a). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // The low bits of two texts that differ in one digit are alike; the middle ones are not.
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}
