// The cards of a word from all that ever happened with it: the same for the same events, however and when they came.

import { effectiveEvents } from '../../learning-events/domain/index.ts';
import { CARD_SKILLS, type CardSkill, type CardState } from './card.ts';
import { type Evidence, evidenceOf, isAskedInTalk, type StudyEvent } from './evidence.ts';
import type { MemoryModel } from './memory.ts';
import { newCard, type OpenCard, review, seedOf, weakly } from './review.ts';
import { AGAIN_MS, DAY_MS } from './times.ts';

export type Scheduling = {
  readonly model: MemoryModel;
  /** What the learner practises. A skill that is not among them begins no cards by itself. */
  readonly skills: readonly CardSkill[];
};

/** A word is known well enough for its next skills when one of them lasts so many days. */
const NEXT_SKILL_DAYS = 3;

type OpenWord = {
  readonly word: string;
  readonly reading: string;
  readonly cards: Map<CardSkill, OpenCard>;
  /** When the learner took it up; null while they only used it. */
  addedAt: number | null;
  isSuspended: boolean;
};

/** The cards of a word in each of its readings. `events`: of these characters, in any order, each as often as it came. */
export function foldWord(word: string, events: readonly StudyEvent[], scheduling: Scheduling): CardState[] {
  const counted = effectiveEvents(events);
  const told = new Set(counted.map(({ reading }) => reading).filter((reading) => reading !== ''));
  const readings = told.size > 0 ? Array.from(told).toSorted() : [''];
  return counted.length === 0
    ? []
    : readings.flatMap((reading) => foldReading(word, reading, counted, scheduling));
}

function foldReading(
  word: string,
  reading: string,
  events: readonly StudyEvent[],
  scheduling: Scheduling,
): CardState[] {
  const open: OpenWord = { word, reading, cards: new Map(), addedAt: null, isSuspended: false };
  for (const event of events) {
    if (event.reading !== '' && event.reading !== reading) continue;
    apply(open, event, scheduling);
    beginNextSkills(open, event, scheduling);
  }
  return Array.from(open.cards.values(), (card) => stateOf(open, card));
}

function apply(open: OpenWord, event: StudyEvent, scheduling: Scheduling): void {
  if (event.outcome === 'suspended') open.isSuspended = true;
  else if (event.outcome === 'resumed') open.isSuspended = false;
  else if (event.outcome === 'added' || event.outcome === 'forgotten') begin(open, event);
  else if (isAskedInTalk(event) && !isTested(open)) takeUp(open, event);
  else for (const evidence of evidenceOf(event)) applyEvidence(open, event, evidence, scheduling);
}

function begin(open: OpenWord, { id, outcome, happenedAt }: StudyEvent): void {
  open.addedAt ??= happenedAt.getTime();
  if (outcome === 'forgotten') open.cards.clear();
  else open.isSuspended = false;
  if (open.cards.size === 0) open.cards.set('recognise', newCard('recognise', null, id));
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
  if (!evidence.isWeak) {
    open.addedAt ??= at;
    const first = card ?? newCard(evidence.skill, null, event.id);
    open.cards.set(evidence.skill, review(first, evidence.grade, step));
  } else if (card) open.cards.set(evidence.skill, weakly(card, step));
  // What was only ever said right needs no reminding; it is remembered, in case it is taken up later.
  else if (open.cards.size === 0)
    open.cards.set(evidence.skill, weakly(newCard(evidence.skill, null, event.id), step));
}

/** Each further skill a day after the one before, so that no day asks a word twice. */
function beginNextSkills(open: OpenWord, event: StudyEvent, { skills }: Scheduling): void {
  if (open.addedAt === null) return;
  const isKnown = Array.from(open.cards.values()).some(
    ({ stage, stability }) => stage === 'review' && stability >= NEXT_SKILL_DAYS,
  );
  if (!isKnown) return;
  const begun = CARD_SKILLS.filter((skill) => skills.includes(skill) && !open.cards.has(skill));
  for (const [place, skill] of begun.entries()) {
    const due = event.happenedAt.getTime() + (place + 1) * DAY_MS;
    open.cards.set(skill, newCard(skill, due, event.id));
  }
}

function stateOf({ word, reading, addedAt, isSuspended }: OpenWord, card: OpenCard): CardState {
  const due = isSuspended || addedAt === null ? null : card.due;
  return { ...card, word, reading, addedAt, isSuspended, due };
}
