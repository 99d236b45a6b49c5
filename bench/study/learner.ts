// A simulated learner: a memory with parameters of its own, which the schedule does not know, and a speed.

import { default_w, FSRSAlgorithm } from 'ts-fsrs';
import type { Memory } from '../../features/study/domain/index.ts';

export type Random = () => number;

/** Numbers from 0 to 1 that a seed always gives (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** What is true of one word in one head. `at`: day of the last evidence. */
export type Truth = { memory: Memory; at: number };

export type Learner = {
  /** How likely a word is known, 0 to 1; some answers go wrong for no reason. */
  readonly knows: (truth: Truth, day: number) => number;
  readonly meet: () => Truth;
  readonly answer: (truth: Truth, day: number, isRight: boolean) => void;
  /** Seconds of an answer. */
  readonly seconds: (kind: 'right' | 'wrong' | 'new') => number;
  readonly random: Random;
};

/** How far a learner's parameters lie from those of the schedule, and a word from its learner's, as logarithms. */
const LEARNER_SPREAD = 0.3;
const WORD_SPREAD = 0.4;
const SLIPS = 0.02;
const SECONDS = { right: 7, wrong: 13, new: 21 };
const LONGEST_DAYS = 3000;

/**
 * Each parameter of FSRS times a random factor, another forgetting curve (exponential mixed with a power law), words that
 * are easier or harder for ever, slips, and a speed.
 */
export function createLearner(seed: number): Learner {
  const random = seeded(seed);
  const factor = (spread: number) => Math.exp(spread * normal(random));
  const algorithm = new FSRSAlgorithm({ w: default_w.map((weight) => weight * factor(LEARNER_SPREAD)) });
  const speed = factor(0.25);
  const steepness = 0.3 + 0.4 * random();
  return {
    random,
    knows: ({ memory, at }, day) => (1 - SLIPS) * curve(Math.max(0, day - at) / memory.stability, steepness),
    meet: () => ({
      memory: scaled(algorithm.next_state(null, 0, 3), factor(WORD_SPREAD)),
      at: 0,
    }),
    answer: (truth, day, isRight) => {
      const days = Math.max(0, day - truth.at);
      const known = curve(days / truth.memory.stability, steepness);
      const next = algorithm.next_state(truth.memory, days < 0.5 ? 0 : days, isRight ? 3 : 1, known);
      truth.memory = scaled(next, factor(0.1));
      truth.at = day;
    },
    seconds: (kind) => SECONDS[kind] * speed * factor(0.3),
  };
}

/** 1 at once, 0.9 after one stability, however steep. */
function curve(share: number, steepness: number): number {
  const power = (1 + 0.2346 * share) ** -0.5;
  return steepness * 0.9 ** share + (1 - steepness) * power;
}

const scaled = ({ stability, difficulty }: Memory, by: number): Memory => ({
  stability: Math.min(LONGEST_DAYS, Math.max(0.05, stability * by)),
  difficulty,
});
