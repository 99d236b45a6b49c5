// How a memory fades and grows: FSRS-6 of ts-fsrs behind the few questions that the schedule asks.

import { default_w, FSRSAlgorithm } from 'ts-fsrs';

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
  /** After evidence `days` after the last; within a day of studying, FSRS counts 0 days. A null memory is a first meeting. */
  next(memory: Memory | null, days: number, grade: Grade): Memory;
  /** How likely it is known after so many days, 0 to 1. */
  retrievability(stability: number, days: number): number;
  /** Whole days after which the desired retention is reached, at least 1. */
  interval(stability: number): number;
};

/** `retention`: the share of cards that should still be known when they come back. */
export function memoryModel({ weights }: Parameters, retention: number): MemoryModel {
  const algorithm = new FSRSAlgorithm({ w: weights, request_retention: retention });
  const modifier = algorithm.interval_modifier;
  return {
    next: (memory, days, grade) => algorithm.next_state(memory, days, grade),
    retrievability: (stability, days) =>
      stability === 0 ? 0 : algorithm.forgetting_curve(Math.max(0, days), stability),
    interval: (stability) => Math.max(1, Math.min(LONGEST_DAYS, Math.round(stability * modifier))),
  };
}
