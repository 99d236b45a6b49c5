// The cards of a word from all that ever happened with it: the same for the same events, however and when they came.

import { CHECK_PART, effectiveEvents, KNOWN_PART } from '../../../learning-events/domain/index.ts';
import { hasTones, isToneless } from '../exercises/index.ts';
import { CARD_SKILLS, type CardSkill, type CardState, type CardWord, type Stage } from './card.ts';
import { type Evidence, evidenceOf, isAskedInTalk, isInPassing, type StudyEvent } from './evidence.ts';
import type { MemoryModel } from './memory.ts';
import {
  inTurn,
  isLasting,
  isShownFirst,
  newCard,
  type OpenCard,
  postponed,
  review,
  seedOf,
  weakly,
} from './review.ts';
import { takenOver } from './taken-over.ts';
import { AGAIN_MS, APART_MS, DAY_MS } from './times.ts';

export type Scheduling = {
  readonly model: MemoryModel;
  /** What the learner practises. A skill that is not among them begins no cards by itself. */
  readonly skills: readonly CardSkill[];
};

/** A review of a card that was known the last time, on a later day: what the forgetting curve can be held to. */
export type Recall = CardWord & {
  readonly skill: CardSkill;
  readonly eventId: string;
  readonly at: number;
  /** How likely it was known, by the card as it was: 0 to 1. */
  readonly predicted: number;
  readonly isKnown: boolean;
};

/** An answer with what it did to its card. Times in milliseconds. */
export type Answered = {
  readonly eventId: string;
  /** As the card was before. */
  readonly stage: Stage;
  readonly lapses: number;
  /** From the answer before to the day that it gave; 0 for the first. */
  readonly lastInterval: number;
  readonly interval: number;
  /** After it, 1 to 10. */
  readonly difficulty: number;
};

type WordHistory = {
  readonly cards: CardState[];
  readonly recalls: readonly Recall[];
  readonly answers: readonly Answered[];
};

type OpenWord = {
  readonly word: string;
  readonly reading: string;
  readonly cards: Map<CardSkill, OpenCard>;
  readonly recalls: Recall[];
  readonly answers: Answered[];
  /** When the learner took it up; null while they only used it. */
  addedAt: number | null;
  isSuspended: boolean;
  /** Left out one by one, while the word itself is not. */
  readonly suspendedSkills: Set<CardSkill>;
  /** Cards that have the day of another program, and were not asked here since. */
  readonly datedElsewhere: Set<CardSkill>;
};

/** The cards of a word in each of its readings. `events`: of these characters, in any order, each as often as it came. */
export const foldWord = (word: string, events: readonly StudyEvent[], scheduling: Scheduling): CardState[] =>
  foldHistory(word, events, scheduling).cards;

/** The same with the recalls on the way. */
export function foldHistory(
  word: string,
  events: readonly StudyEvent[],
  scheduling: Scheduling,
): WordHistory {
  const counted = effectiveEvents(events);
  const told = new Set(counted.map(({ reading }) => reading).filter((reading) => reading !== ''));
  const readings = told.size > 0 ? Array.from(told).toSorted() : [''];
  const open = counted.length === 0 ? [] : readings.map((reading) => ({ word, reading, counted }));
  const folded = open.map((each) => foldReading(each, scheduling));
  return {
    cards: folded.flatMap((each) => Array.from(each.cards.values(), (card) => stateOf(each, card))),
    recalls: folded.flatMap(({ recalls }) => recalls),
    answers: folded.flatMap(({ answers }) => answers),
  };
}

type ReadingEvents = CardWord & { readonly counted: readonly StudyEvent[] };

function foldReading({ word, reading, counted }: ReadingEvents, scheduling: Scheduling): OpenWord {
  const open: OpenWord = {
    word,
    reading,
    cards: new Map(),
    recalls: [],
    answers: [],
    addedAt: null,
    isSuspended: false,
    suspendedSkills: new Set(),
    datedElsewhere: new Set(),
  };
  for (const event of counted) {
    if (event.reading !== '' && event.reading !== reading) continue;
    apply(open, event, scheduling);
    beginNextSkills(open, event, scheduling);
  }
  return open;
}

function apply(open: OpenWord, event: StudyEvent, scheduling: Scheduling): void {
  if (event.outcome === 'suspended') open.isSuspended = true;
  else if (event.outcome === 'skill_suspended') suspendSkill(open, event);
  else if (event.outcome === 'resumed') resume(open);
  else if (event.outcome === 'taught') meet(open, event);
  else if (event.outcome === 'scheduled') takeOver(open, event, scheduling);
  else if (event.outcome === 'added' || event.outcome === 'forgotten') begin(open, event);
  else if (isAskedInTalk(event) && !isTested(open)) takeUp(open, event);
  else for (const evidence of evidenceOf(event)) applyEvidence(open, event, evidence, scheduling);
}

function suspendSkill({ suspendedSkills }: OpenWord, { skill }: StudyEvent): void {
  const left = CARD_SKILLS.find((each) => each === skill);
  if (left) suspendedSkills.add(left);
}

/** With all of its skills. */
function resume(open: OpenWord): void {
  open.isSuspended = false;
  open.suspendedSkills.clear();
}

function begin(open: OpenWord, { id, outcome, happenedAt }: StudyEvent): void {
  open.addedAt ??= happenedAt.getTime();
  if (outcome === 'forgotten') {
    open.cards.clear();
    open.datedElsewhere.clear();
  } else open.isSuspended = false;
  if (open.cards.size === 0) open.cards.set('recognise', newCard('recognise', null, id));
}

/** What a teacher has brought up waits to be shown; nothing happens to a word that was met before. */
function meet(open: OpenWord, event: StudyEvent): void {
  if (open.cards.size === 0 && open.addedAt === null && !open.isSuspended) begin(open, event);
}

/** What another program says of a card; it makes no card of what it has never asked. */
function takeOver({ cards, datedElsewhere }: OpenWord, event: StudyEvent, { model }: Scheduling): void {
  const skill = CARD_SKILLS.find((each) => each === event.skill);
  const taken = skill && takenOver(cards.get(skill) ?? newCard(skill, null, event.id), event, model);
  if (!taken) return;
  cards.set(taken.skill, taken);
  datedElsewhere.add(taken.skill);
}

const isTested = ({ cards }: OpenWord): boolean =>
  Array.from(cards.values()).some(({ stage }) => stage !== 'new');

/** As a new word, to be shown in the next session. */
function takeUp(open: OpenWord, { id, happenedAt }: StudyEvent): void {
  const at = happenedAt.getTime();
  open.addedAt ??= at;
  const due = at + AGAIN_MS;
  open.cards.set('recognise', { ...newCard('recognise', due, id), ...open.cards.get('recognise'), due });
}

function applyEvidence(open: OpenWord, event: StudyEvent, evidence: Evidence, { model }: Scheduling): void {
  const at = event.happenedAt.getTime();
  const card = open.cards.get(evidence.skill);
  const step = { model, at, eventId: event.id, seed: seedOf(open, evidence.skill) };
  // Whoever moves over has been promised the day that it has there: another card's answer does not move it.
  if (evidence.isWeak && !isInPassing(event) && open.datedElsewhere.has(evidence.skill)) return;
  if (!evidence.isWeak && event.source !== 'import') open.datedElsewhere.delete(evidence.skill);
  if (evidence.isHasty && card?.stage === 'review') {
    const rested = postponed(card, step);
    open.cards.set(evidence.skill, rested);
    open.answers.push(answeredOf(card, rested));
  } else if (!evidence.isWeak) {
    open.addedAt ??= at;
    if (card && isRecall(open, event, card))
      open.recalls.push(recallOf(open, event, { card, evidence, model }));
    const first = card ?? newCard(evidence.skill, null, event.id);
    const next = review(first, { ...evidence, isTaught: isJustShown(open, event, first) }, step);
    open.cards.set(evidence.skill, next);
    open.answers.push(answeredOf(first, next));
  } else if (card) open.cards.set(evidence.skill, weakly(card, step));
  // What was only ever said right needs no reminding; it is remembered, in case it is taken up later.
  else if (open.cards.size === 0)
    open.cards.set(evidence.skill, weakly(newCard(evidence.skill, null, event.id), step));
}

/**
 * Here a word is shown before it is asked for the first time, and what is asked of it in the same sitting still rings in
 * the ear. Whoever says that they know it was shown nothing, and a test or a check shows nothing either.
 */
function isJustShown({ cards }: OpenWord, event: StudyEvent, card: OpenCard): boolean {
  if (!ASKED.has(event.source) || isUnshown(event) || card.lastAt !== null) return false;
  const met = Array.from(cards.values(), ({ firstAt }) => firstAt ?? Infinity);
  return isShownFirst(card) || event.happenedAt.getTime() - Math.min(...met) < APART_MS;
}

const isUnshown = ({ partId }: StudyEvent): boolean => partId === KNOWN_PART || partId === CHECK_PART;

const answeredOf = (before: OpenCard, next: OpenCard): Answered => ({
  eventId: next.lastEvent,
  stage: before.stage,
  lapses: before.lapses,
  lastInterval: before.lastAt === null || before.due === null ? 0 : before.due - before.lastAt,
  interval: (next.due ?? 0) - (next.lastAt ?? 0),
  difficulty: next.difficulty,
});

/** Cards that were asked for here; what was only said in a talk, or comes from elsewhere, is no measure. */
const ASKED = new Set(['review', 'lesson']);

/** An event without a reading tells of all of them, and is counted with none but its own. */
const isRecall = ({ reading }: OpenWord, event: StudyEvent, { stage, lastAt }: OpenCard): boolean =>
  ASKED.has(event.source) &&
  event.reading === reading &&
  stage === 'review' &&
  lastAt !== null &&
  event.happenedAt.getTime() - lastAt >= APART_MS;

type AskedCard = {
  readonly card: OpenCard;
  readonly evidence: Evidence;
  readonly model: MemoryModel;
};

function recallOf(
  { word, reading }: OpenWord,
  event: StudyEvent,
  { card, evidence, model }: AskedCard,
): Recall {
  const at = event.happenedAt.getTime();
  const days = (at - (card.lastAt ?? at)) / DAY_MS;
  return {
    word,
    reading,
    skill: evidence.skill,
    eventId: event.id,
    at,
    predicted: model.retrievability(card.stability, days),
    isKnown: evidence.grade > 1,
  };
}

/**
 * Each further skill a day after the one before, so that no day asks a word twice; of a word that was known in passing not
 * before it comes back itself.
 */
function beginNextSkills(open: OpenWord, event: StudyEvent, { skills }: Scheduling): void {
  if (open.addedAt === null) return;
  if (!Array.from(open.cards.values()).some(isLasting)) return;
  const begun = CARD_SKILLS.filter(
    (skill) => skills.includes(skill) && !open.cards.has(skill) && isToBeTold(open, skill),
  );
  const from = isInPassing(event) ? restOf(open, event) : event.happenedAt.getTime();
  for (const [place, skill] of inTurn(begun, open).entries())
    open.cards.set(skill, newCard(skill, from + (place + 1) * DAY_MS, event.id));
}

/** A particle has no tone to ask for, and nobody hears it by itself. */
function isToBeTold(word: OpenWord, skill: CardSkill): boolean {
  if (skill === 'tone') return hasTones(word);
  return skill !== 'listening' || !isToneless(word);
}

/** Until when the cards rest that an event has moved. */
const restOf = ({ cards }: OpenWord, { id, happenedAt }: StudyEvent): number =>
  Math.max(
    happenedAt.getTime(),
    ...Array.from(cards.values(), ({ lastEvent, due }) => (lastEvent === id ? (due ?? 0) : 0)),
  );

function stateOf(open: OpenWord, card: OpenCard): CardState {
  const { word, reading, addedAt } = open;
  const isSuspended = open.isSuspended || open.suspendedSkills.has(card.skill);
  const due = isSuspended || addedAt === null ? null : card.due;
  return { ...card, word, reading, addedAt, isSuspended, due };
}
