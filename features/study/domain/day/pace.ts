// How long cards take: what a question of each skill takes anybody, until the learner's own answers tell.

import { CARD_SKILLS, type CardSkill } from '../memory/card.ts';
import { CAP_MS } from '../memory/grade.ts';

/** Seconds of one question, with reading what comes after it. */
export type Pace = Readonly<Record<CardSkill, number>>;

const USUAL: Pace = { recognise: 7, recall: 11, tone: 7, listening: 8, writing: 25, use: 14 };
/** To look at a new word, hear it and answer it the first time, as multiples of recognising it. */
export const NEW_WORD_SHARE = 3;
/** Seconds to look at a new word before it is asked. */
export const lookSeconds = (pace: Pace): number => pace.recognise * (NEW_WORD_SHARE - 1);
/** After the answer: looking at what was right, and on to the next. */
const BETWEEN_SECONDS = 2;
/** So many answers weigh as much as what is usual. */
const USUAL_WEIGHT = 20;

/** `count` and the mean time of answers, of those that were measured. */
export type Measured = { readonly skill: CardSkill; readonly count: number; readonly seconds: number };

export function paceOf(measured: readonly Measured[]): Pace {
  const own = new Map(measured.map((each) => [each.skill, each]));
  const entries = CARD_SKILLS.map((skill) => {
    const { count, seconds } = own.get(skill) ?? { count: 0, seconds: 0 };
    const sum = USUAL_WEIGHT * USUAL[skill] + count * (seconds + BETWEEN_SECONDS);
    return [skill, sum / (USUAL_WEIGHT + count)] as const;
  });
  return { ...USUAL, ...Object.fromEntries(entries) };
}

/** How long answers to a skill took on average, with what lies between them; what nobody measured is left out. */
export function measure(
  answers: readonly { readonly skill: CardSkill; readonly tookMs: number | null }[],
): Measured[] {
  return CARD_SKILLS.map((skill) => {
    const times = answers.flatMap((each) =>
      each.skill === skill && each.tookMs !== null ? [each.tookMs] : [],
    );
    const seconds = times.reduce((sum, tookMs) => sum + Math.min(tookMs, CAP_MS[skill]) / 1000, 0);
    return { skill, count: times.length, seconds: times.length === 0 ? 0 : seconds / times.length };
  });
}

/** What some answers took altogether, in seconds. */
export const timeOf = (
  answers: readonly { readonly skill: CardSkill; readonly tookMs: number | null }[],
): number =>
  answers.reduce(
    (sum, { skill, tookMs }) => sum + Math.min(tookMs ?? 0, CAP_MS[skill]) / 1000 + BETWEEN_SECONDS,
    0,
  );

type TakenCard = {
  readonly word: string;
  readonly reading: string;
  readonly skill: CardSkill;
  readonly tookMs: number | null;
};

/**
 * What some answers use up of a day that was planned by a pace, in seconds: of each card what it took, or what was planned
 * for it where that is more. Who answers faster is done sooner; the day does not fill up with cards that nobody announced.
 */
export function plannedTimeOf(answers: readonly TakenCard[], pace: Pace, retention: number): number {
  const byCard = Map.groupBy(answers, ({ word, reading, skill }) => `${word} ${reading} ${skill}`);
  return [...byCard.values()].reduce((sum, own) => {
    const [first] = own;
    return first ? sum + Math.max(timeOf(own), secondsOf(pace, first.skill, retention)) : sum;
  }, 0);
}

/** What a card takes that is known with this likelihood: a missed one is asked again in the same session. */
export const secondsOf = (pace: Pace, skill: CardSkill, retrievability: number): number =>
  pace[skill] * (2 - retrievability);
