// A simulated learner: a memory with parameters of its own, which the schedule does not know, and a speed.
//
// What is true was set down before any way of studying was tried on it, and no way is told of it: parameters that lie
// about 30 % from those of the schedule, words that are harder for ever (they fade sooner, grow less and take longer), a
// forgetting curve of another shape, answers that go wrong for no reason, and gains that vary from review to review.

import { default_w, FSRSAlgorithm } from 'ts-fsrs';

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
export type Truth = { stability: number; difficulty: number; at: number };

export type Learner = {
  /** How likely a word is known, 0 to 1; some answers go wrong for no reason. */
  readonly knows: (truth: Truth, day: number) => number;
  readonly meet: () => Truth;
  readonly answer: (truth: Truth, day: number, isRight: boolean) => void;
  /** Seconds of an answer: more for harder words. */
  readonly seconds: (truth: Truth, kind: 'right' | 'wrong' | 'new') => number;
  readonly random: Random;
};

/** As logarithms: how far a learner's parameters lie from those of the schedule, a hard word from its learner's. */
const LEARNER_SPREAD = 0.3;
const WORD_SPREAD = 0.4;
/** So much more difficulty, of 1 to 10, has a word that is as much harder. */
const WORD_DIFFICULTY = 1.5;
const SLIPS = 0.02;
const SECONDS = { right: 7, wrong: 13, new: 21 };
/** The seconds are those of a word in the middle; each step of difficulty adds or takes so much, as a logarithm. */
const [USUAL_DIFFICULTY, SECONDS_GROWTH] = [4, 0.05];
const [SHORTEST_DAYS, LONGEST_DAYS] = [0.05, 3000];

export function createLearner(seed: number): Learner {
  const random = seeded(seed);
  const factor = (spread: number) => Math.exp(spread * normal(random));
  const memory = ownMemory(default_w.map((weight) => weight * factor(LEARNER_SPREAD)));
  const speed = factor(0.25);
  const steepness = 0.3 + 0.4 * random();
  return {
    random,
    knows: ({ stability, at }, day) => (1 - SLIPS) * curve(Math.max(0, day - at) / stability, steepness),
    meet: () => {
      const hardness = normal(random);
      return {
        stability: bounded(memory.first.stability * Math.exp(-WORD_SPREAD * hardness)),
        difficulty: Math.min(10, Math.max(1, memory.first.difficulty + WORD_DIFFICULTY * hardness)),
        at: 0,
      };
    },
    answer: (truth, day, isRight) => {
      const days = Math.max(0, day - truth.at);
      const known = curve(days / truth.stability, steepness);
      truth.stability = bounded(memory.next(truth, { isSameDay: days < 0.5, isRight, known }) * factor(0.1));
      truth.difficulty = memory.harder(truth.difficulty, isRight);
      truth.at = day;
    },
    seconds: ({ difficulty }, kind) =>
      SECONDS[kind] * speed * factor(0.3) * Math.exp(SECONDS_GROWTH * (difficulty - USUAL_DIFFICULTY)),
  };
}

/** 1 at once, 0.9 after one stability, however steep: exponential mixed with a power law. */
function curve(share: number, steepness: number): number {
  const power = (1 + 0.2346 * share) ** -0.5;
  return steepness * 0.9 ** share + (1 - steepness) * power;
}

const bounded = (stability: number): number => Math.min(LONGEST_DAYS, Math.max(SHORTEST_DAYS, stability));

type Evidence = { readonly isSameDay: boolean; readonly isRight: boolean; readonly known: number };

/** The formulas of FSRS-6 for right and wrong, with any parameters and any curve, quick enough for 10^8 answers. */
function ownMemory(weights: readonly number[]) {
  const algorithm = new FSRSAlgorithm({ w: weights });
  const w = Float64Array.from(algorithm.parameters.w);
  const of = (place: number): number => w[place] ?? 0;
  const gain = Math.exp(of(8));
  const least = Math.exp(of(17) * of(18));
  const [shortRight, shortWrong] = [Math.exp(of(17) * of(18)), Math.exp(of(17) * (of(18) - 2))];
  const easiest = Math.min(10, Math.max(1, algorithm.next_state(null, 0, 4).difficulty));
  return {
    first: algorithm.next_state(null, 0, 3),
    next: ({ stability: s, difficulty: d }: Truth, { isSameDay, isRight, known }: Evidence): number => {
      if (isSameDay) {
        const change = (isRight ? shortRight : shortWrong) * s ** -of(19);
        return s * (isRight ? Math.max(1, change) : change);
      }
      if (isRight) return s * (1 + gain * (11 - d) * s ** -of(9) * (Math.exp((1 - known) * of(10)) - 1));
      const kept = of(11) * d ** -of(12) * ((s + 1) ** of(13) - 1) * Math.exp((1 - known) * of(14));
      return Math.min(kept, s / least);
    },
    harder: (d: number, isRight: boolean): number => {
      const moved = d + (isRight ? 0 : 2 * of(6) * ((10 - d) / 9));
      return Math.min(10, Math.max(1, of(7) * easiest + (1 - of(7)) * moved));
    },
  };
}
