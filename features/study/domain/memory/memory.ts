// How a memory fades and grows: FSRS-6 of ts-fsrs behind the few questions that the schedule asks.

import { computeDecayFactor, default_w, FSRSAlgorithm } from 'ts-fsrs';

/** 1: forgotten; 2: known with trouble; 3: known; 4: known at once, as only other programs have graded. */
export type Grade = 1 | 2 | 3 | 4;
/** `stability`: days after which 90 % are still known; `difficulty`: 1 to 10. */
export type Memory = { readonly stability: number; readonly difficulty: number };

/** By what a state was computed. States of another algorithm, or of other parameters, are computed anew. */
export type Parameters = {
  readonly algorithm: 'fsrs-6';
  /** 0: those that ts-fsrs ships; above: fitted to the learner, counting up. */
  readonly version: number;
  readonly weights: readonly number[];
};
export const DEFAULT_PARAMETERS: Parameters = { algorithm: 'fsrs-6', version: 0, weights: default_w };

/** Intervals end here: who has not met a word for ten years meets it anyway. */
const LONGEST_DAYS = 3650;

export type MemoryModel = {
  /** Of the parameters that it goes by. */
  readonly version: number;
  /** After evidence `days` after the last; within a day of studying, FSRS counts 0 days. A null memory is a first meeting. */
  next(memory: Memory | null, days: number, grade: Grade): Memory;
  /** After a first answer that was no miss, given a moment after the word was shown. */
  taught(grade: Grade): Memory;
  /** How likely it is known after so many days, 0 to 1. */
  retrievability(stability: number, days: number): number;
  /** Whole days after which the retention that is desired of such a card is reached, at least 1. */
  interval(memory: Memory): number;
  /** The share of cards of a difficulty that should still be known when they come back, 0 to 1. */
  retentionOf(difficulty: number): number;
};

/**
 * The share of cards of a difficulty that should still be known when they come back. A hard one gains little by a review
 * and an easy one much, so the same minutes keep more words when hard ones come a little later (`bench -- study`).
 */
const retentionAt = (retention: number, difficulty: number): number =>
  Math.min(HIGHEST, retention - LESS_BY_DIFFICULTY * (difficulty - MIDDLE_DIFFICULTY));
const [LESS_BY_DIFFICULTY, MIDDLE_DIFFICULTY, HIGHEST] = [0.01, 5, 0.97];

/** Two memories as one, `share` of it the first. Stabilities multiply, so their mean is the geometric one. */
export const mixed = (one: Memory, other: Memory, share: number): Memory => ({
  stability: one.stability ** share * other.stability ** (1 - share),
  difficulty: one.difficulty * share + other.difficulty * (1 - share),
});

/**
 * The shipped parameters come from people who saw a card for the first time and judged themselves. Who has just been shown
 * a word and then picks it out has known it as often as this, whatever they picked.
 */
export const SHOWN_KNOWN = 0.8;

/** Days after which a word that was just shown and then picked out comes back, whatever retention is desired. */
export const SHOWN_REST_DAYS = 1;

/** `retention`: the share of cards, of those neither easy nor hard, that should still be known when they come back. */
export function memoryModel({ weights, version }: Parameters, retention: number): MemoryModel {
  const algorithm = new FSRSAlgorithm({ w: weights });
  const { decay, factor } = computeDecayFactor(weights);
  const missed = algorithm.next_state(null, 0, 1);
  const retentionOf = (difficulty: number) => retentionAt(retention, difficulty);
  const days = ({ stability, difficulty }: Memory) =>
    (stability * (retentionOf(difficulty) ** (1 / decay) - 1)) / factor;
  return {
    version,
    next: (memory, elapsed, grade) => algorithm.next_state(memory, elapsed, grade),
    // Parameters that were fitted to somebody come from answers of just this kind.
    taught: (grade) => {
      const known = algorithm.next_state(null, 0, grade);
      return version === DEFAULT_PARAMETERS.version ? mixed(known, missed, SHOWN_KNOWN) : known;
    },
    retrievability: (stability, elapsed) =>
      stability === 0 ? 0 : algorithm.forgetting_curve(Math.max(0, elapsed), stability),
    interval: (memory) => Math.max(1, Math.min(LONGEST_DAYS, Math.round(days(memory)))),
    retentionOf,
  };
}
