// The cards and reviews of a word as they are taken along: as Anki had them, or as they have become here.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { WordAnswer } from '../../../learning-events/server/api.ts';
import { type Answered, type CardState, DAY_MS, gradeOf } from '../../../study/domain/index.ts';
import {
  type AnkiCard,
  type AnkiReview,
  areSuspended,
  DECK_SKILLS,
  hasDay,
  isAnswer,
  isSuspended,
  type TakenCard,
  type TakenKinds,
} from '../../domain/index.ts';
import { dayEventId } from '../import/note-events.ts';
import type { KeptNote } from '../import/notes-repo.ts';
import { easeOf } from './ease.ts';

type WordHistory = {
  readonly userId: UserId;
  readonly kinds: TakenKinds;
  /** Other kinds of cards that can be asked: those that have something to show. */
  readonly askable: readonly TakenCard['skill'][];
  /** Each deck of the word has a card of it. */
  readonly decks: number;
  readonly states: readonly CardState[];
  /** The notes that it came with. */
  readonly notes: readonly KeptNote[];
  readonly answers: readonly WordAnswer[];
  /** What each answer did to its card, by its id. */
  readonly answered: ReadonlyMap<string, Answered>;
};

export function takenCards(history: WordHistory): TakenCard[] {
  const all = DECK_SKILLS.flatMap((skill) => takenCard(history, skill) ?? []);
  if (history.kinds === 'all') return all;
  const isBegun = ({ stage, untouched }: TakenCard) => stage !== 'new' || untouched !== null;
  const begun = all.filter(isBegun);
  const further = all.filter((card) => !isBegun(card));
  return [...begun, ...further.slice(0, Math.max(0, history.decks - begun.length))];
}

function takenCard(history: WordHistory, skill: TakenCard['skill']): TakenCard | undefined {
  const { states } = history;
  const state = states.find((one) => one.skill === skill);
  const untouched = untouchedOf(history, skill, state);
  if (state) return { ...state, skill, given: state.due ?? givenBy(history, skill), untouched };
  const isSetAside = isWholeSetAside(history);
  if (!untouched)
    return history.askable.includes(skill)
      ? { ...NEW, skill, isSuspended: isSetAside, untouched: null }
      : undefined;
  return { ...NEW, skill, isSuspended: isSetAside || isSuspended(untouched), untouched };
}

/** All that is asked of the word rests, and not only since Anki has set aside single cards of it. */
function isWholeSetAside({ states, notes }: WordHistory): boolean {
  if (states.length === 0 || !states.every((one) => one.isSuspended)) return false;
  const single = notes.map(({ cards }) => cards).filter((cards) => !areSuspended(cards));
  const isSingle = ({ skill }: CardState) =>
    single.some((cards) => cards.some((card) => card.skill === skill && isSuspended(card)));
  return !states.every(isSingle);
}

const NEW = {
  stage: 'new',
  due: null,
  given: null,
  stability: 0,
  difficulty: 0,
  lastAt: null,
  reviews: 0,
  lapses: 0,
} as const;

/** A card stands until something moves it here; what the schedule could take nothing over of, until it is begun. */
function untouchedOf(
  { userId, notes }: WordHistory,
  skill: TakenCard['skill'],
  state: CardState | undefined,
): AnkiCard | null {
  for (const note of notes)
    for (const card of note.cards) {
      if (card.skill !== skill) continue;
      const isUntold = !hasDay(card) || isUnknownHere(note, card);
      const day = dayEventId({ userId, guid: note.guid, movedAt: note.movedAt.getTime() }, card);
      const stands = isUntold ? !state || state.stage === 'new' : state?.lastEvent === day;
      if (stands) return card;
    }
  return null;
}

/** Its answers are lost, and it rests for no day that would tell how well it is known: it is new here. */
const isUnknownHere = ({ reviews, movedAt }: KeptNote, { skill, interval }: AnkiCard): boolean =>
  !reviews.some((review) => review.skill === skill && isAnswer(review)) &&
  (movedAt.getTime() === 0 || interval < 1);

function givenBy({ answers, answered }: WordHistory, skill: TakenCard['skill']): number | null {
  const last = answers.findLast((answer) => answer.skill === skill);
  const interval = last && answered.get(last.id)?.interval;
  return last && interval !== undefined ? last.at + interval : null;
}

/** What came from Anki as it came, with what was no answer; what was answered here as Anki would have written it. */
export function takenReviews({ notes, answers, answered }: WordHistory): AnkiReview[] {
  const moments = new Set(answers.map(({ at }) => at));
  const came = notes.filter(({ reviews }) => reviews.some(({ id }) => moments.has(id)));
  const kept = new Map(came.flatMap(({ reviews }) => reviews.map((review) => [review.id, review])));
  const own = answers.flatMap((answer) =>
    kept.has(answer.at) ? [] : (toReview(answer, answered.get(answer.id)) ?? []),
  );
  return chained(
    [...kept.values(), ...own].toSorted((a, b) => a.id - b.id),
    kept,
  );
}

/** In a log each interval is that which the answer before has given, whatever has moved the card between them. */
function chained(log: readonly AnkiReview[], kept: ReadonlyMap<number, AnkiReview>): AnkiReview[] {
  const given = new Map<AnkiReview['skill'], number>();
  return log.map((review) => {
    const before = given.get(review.skill);
    given.set(review.skill, review.interval);
    return before === undefined || kept.has(review.id) ? review : { ...review, lastInterval: before };
  });
}

/** As the schedule has judged it; undefined for what says nothing about memory. */
function toReview(answer: WordAnswer, step: Answered | undefined): AnkiReview | undefined {
  const skill = DECK_SKILLS.find((one) => one === answer.skill);
  const grade = skill && (answer.grade ?? gradeOf(answer, skill));
  if (!skill || !grade) return undefined;
  return {
    id: answer.at,
    skill,
    ease: grade,
    interval: inAnki(step?.interval ?? 0),
    lastInterval: inAnki(step?.lastInterval ?? 0),
    factor: step && step.stage !== 'new' ? easeOf(step.difficulty) : 0,
    tookMs: answer.tookMs ?? 0,
    type: typeOf(step),
  };
}

const [LEARNING, REVIEW, LEARNING_AGAIN] = [0, 1, 2];

function typeOf(step: Answered | undefined): number {
  if (!step || step.stage === 'review') return REVIEW;
  return step.stage === 'learning' && step.lapses > 0 ? LEARNING_AGAIN : LEARNING;
}

/** Days, or seconds below 0 for what comes back the same day. */
function inAnki(interval: number): number {
  if (interval <= 0) return 0;
  return interval < DAY_MS / 2 ? -Math.round(interval / 1000) : Math.max(1, Math.round(interval / DAY_MS));
}
