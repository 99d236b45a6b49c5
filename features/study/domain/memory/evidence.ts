// What an event says about the cards of its word: which skills it tells of, how strongly, and how well they were known.

import type { LearningFact, Logged, Skill } from '../../../learning-events/domain/index.ts';
import { CARD_SKILLS, type CardSkill } from './card.ts';
import { gradeOf, isHasty } from './grade.ts';
import type { Grade } from './memory.ts';

/** As much of a learning event of a word as moves a schedule. */
export type StudyEvent = Logged &
  Pick<LearningFact, 'skill' | 'outcome' | 'aided' | 'tookMs'> & {
    /** Empty where nobody can tell: then it tells of every reading of the word. */
    readonly reading: string;
    /** As another program has graded it. */
    readonly grade: number | null;
    /** When another program lets it come back, and its lapses there. */
    readonly dueAt?: Date | null | undefined;
    readonly lapses?: number | null | undefined;
    readonly source: string;
    /** What was asked: of an answer the kind of its exercise. */
    readonly partId?: string | undefined;
  };

/** `weak`: known in passing, so it postpones without counting as a review; what has no card yet gets none by it. */
export type Evidence = {
  readonly skill: CardSkill;
  readonly grade: Grade;
  readonly isWeak: boolean;
  /** A review whose answer could be found by leaving out others: the memory has grown by half of what a recall would give. */
  readonly isMatched?: boolean;
  /** Right, and tapped before it can have been read: no proof that a card is known still. */
  readonly isHasty?: boolean;
};

/** Whoever asks what a word means, or is shown it, in a talk. Of a word that was never tested this is no mistake. */
export const isAskedInTalk = (event: StudyEvent): boolean =>
  isInPassing(event) && !isPractice(event) && (event.outcome === 'asked' || event.outcome === 'shown');

/** Answers to a question about one card. All other evidence is what somebody said, read or asked in passing. */
const TESTS = new Set(['review', 'lesson', 'test', 'import']);
export const isInPassing = ({ source }: StudyEvent): boolean => !TESTS.has(source);

/** Of their own accord, outside a session: whoever tries something out may miss. */
const isPractice = ({ source }: StudyEvent): boolean => source === 'practice';

/** Each word takes a meaning from the others, and the last one is left over. */
const isMatched = ({ partId }: StudyEvent): boolean => partId === 'pairs';

/** What is known, too, by whoever can do the one on the left. */
const IMPLIED: Readonly<Partial<Record<CardSkill, readonly CardSkill[]>>> = {
  recall: ['recognise'],
  writing: ['recall', 'recognise'],
  use: ['recall', 'recognise'],
};

/** The card that a skill of the log belongs to; undefined where it is none of a word's. */
function cardSkillOf(skill: Skill): CardSkill | undefined {
  return skill === 'speaking' ? 'recall' : CARD_SKILLS.find((each) => each === skill);
}

export function evidenceOf(event: StudyEvent): readonly Evidence[] {
  const skill = cardSkillOf(event.skill);
  if (skill === undefined) return [];
  if (isPractice(event)) return ofPractice(event, skill);
  return isInPassing(event) ? ofTalk(event, skill) : ofTest(event, skill);
}

function ofTest(event: StudyEvent, skill: CardSkill): readonly Evidence[] {
  const grade = toGrade(event.grade) ?? gradeOf(event, skill);
  if (grade === undefined) return [];
  // Who tests out of something may never have been taught it: what was missed there has not been forgotten.
  if (event.source === 'test' && grade === 1) return [];
  const isUnread = event.grade === null && grade > 1 && isHasty(event);
  const own = { skill, grade, isWeak: false, isMatched: isMatched(event), isHasty: isUnread };
  return [own, ...(grade > 1 && !isUnread ? implied(skill) : [])];
}

/** What was done right reminds; a miss, and what was traced, tells nothing. */
function ofPractice(event: StudyEvent, skill: CardSkill): readonly Evidence[] {
  const grade = gradeOf(event, skill) ?? 1;
  return grade === 1 ? [] : [{ skill, grade: 3, isWeak: true }];
}

const MISSED = new Set(['near', 'wrong', 'shown', 'asked']);

/** In a talk nobody waits for one word: what was said with help tells nothing, and what was said without it is weak. */
function ofTalk({ outcome, aided }: StudyEvent, skill: CardSkill): readonly Evidence[] {
  if (MISSED.has(outcome)) return [{ skill, grade: 1, isWeak: false }];
  if (outcome !== 'right' || aided !== 'none') return [];
  return [{ skill, grade: 3, isWeak: true }, ...implied(skill)];
}

const implied = (skill: CardSkill): readonly Evidence[] =>
  (IMPLIED[skill] ?? []).map((each) => ({ skill: each, grade: 3, isWeak: true }));

const toGrade = (value: number | null): Grade | undefined =>
  value === 1 || value === 2 || value === 3 || value === 4 ? value : undefined;
