// The figures of a report that count answers, all summed up from one count by kind.

import { SKILLS, type Skill } from '../../learning-events/domain/index.ts';

export const RESULTS = ['right', 'missed'] as const;
/** Reviews of what was known before: all, those that were known again, and those that were not. */
export const RECALLS = ['all', 'known', 'forgotten'] as const;
export const HELPS = ['aided', 'unaided'] as const;

/** So many answers of one kind. */
export type AnswerCount = {
  readonly skill: Skill;
  readonly isRight: boolean;
  /** With help beside them. */
  readonly isAided: boolean;
  /** The point of grammar; null for all that is no grammar. */
  readonly point: string | null;
  readonly count: number;
};

export type Tally = { readonly right: number; readonly missed: number };
export type SkillTally = Tally & { readonly skill: Skill };
export type PointTally = Tally & { readonly point: string };

export const totalOf = ({ right, missed }: Tally): number => right + missed;
type Figures = {
  readonly minutes: number;
  readonly sentences: number;
  readonly words: { readonly met: number };
  readonly answers: { readonly all: Tally };
};

/** Whether a report's period holds any study, be it shorter than what counts as a minute or a day. */
export const hasStudied = ({ minutes, sentences, words, answers }: Figures): boolean =>
  minutes > 0 || sentences > 0 || words.met > 0 || totalOf(answers.all) > 0;

/** 0 to 1; 0 without answers. */
export const shareRight = (tally: Tally): number => tally.right / Math.max(1, totalOf(tally));

/** Points that a report names; the others are behind the number of all. */
const POINTS_MAX = 8;

export type AnswerFigures = {
  readonly all: Tally;
  /** In the order in which the log names them; those without an answer are left out. */
  readonly skills: readonly SkillTally[];
  readonly aided: Tally;
  readonly unaided: Tally;
  /** Points of grammar with mistakes, the most missed first. */
  readonly points: readonly PointTally[];
};

export function figuresOf(counts: readonly AnswerCount[]): AnswerFigures {
  const byPoint = Map.groupBy(counts, ({ point }) => point);
  const points = [...byPoint]
    .flatMap(([point, own]) => (point === null ? [] : [{ point, ...tally(own) }]))
    .filter(({ missed }) => missed > 0)
    .toSorted((a, b) => b.missed - a.missed || a.right - b.right || (a.point < b.point ? -1 : 1));
  const skills = SKILLS.map((skill) => ({ skill, ...tally(counts.filter((each) => each.skill === skill)) }));
  return {
    all: tally(counts),
    skills: skills.filter((each) => totalOf(each) > 0),
    aided: tally(counts.filter(({ isAided }) => isAided)),
    unaided: tally(counts.filter(({ isAided }) => !isAided)),
    points: points.slice(0, POINTS_MAX),
  };
}

function tally(counts: readonly AnswerCount[]): Tally {
  const sum = (isRight: boolean) =>
    counts.reduce((total, each) => total + (each.isRight === isRight ? each.count : 0), 0);
  return { right: sum(true), missed: sum(false) };
}

/** Fewer answers say nothing about a skill. */
const ENOUGH = 5;
/** From this share on a skill is a strength; nobody is told that they are strong at what they mostly miss. */
const STRONG = 0.7;

export type Strengths = {
  readonly strongest: SkillTally | undefined;
  /** Worth practising next; never the strongest. */
  readonly weakest: SkillTally | undefined;
};

/**
 * The skill that goes best and the one that most is to be won in, of at least two with enough answers: one alone is
 * neither. Of equal shares the one that was asked more often goes best. Mistakes in grammar are told only when they happen.
 */
export function strengthsOf(skills: readonly SkillTally[]): Strengths {
  const judged = skills
    .filter((each) => each.skill !== 'grammar' && each.skill !== 'goal' && totalOf(each) >= ENOUGH)
    .toSorted((a, b) => shareRight(b) - shareRight(a) || totalOf(b) - totalOf(a));
  const [first] = judged;
  const last = judged.at(-1);
  if (!first || !last || first === last) return { strongest: undefined, weakest: undefined };
  return {
    strongest: shareRight(first) >= STRONG ? first : undefined,
    weakest: shareRight(last) < shareRight(first) ? last : undefined,
  };
}
