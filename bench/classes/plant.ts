// Classes of forty over a term, from a seed: what each learner did day by day, and who was made to struggle, and how.

export const [CLASS, TERM_DAYS, WEEK] = [40, 16 * 7, 7] as const;
/** Two a week, each due four days later. */
export const [ASSIGNED_EVERY_DAYS, DUE_AFTER_DAYS] = [3.5, 4] as const;

const PROBLEMS = ['away', 'falling', 'stuck', 'behind'] as const;
type Problem = (typeof PROBLEMS)[number];

export type StudyDay = { readonly ago: number; readonly asked: number; readonly right: number };
export type PlantedLearner = {
  readonly isStruggling: boolean;
  readonly days: readonly StudyDay[];
  /** Words that were missed again and again. */
  readonly leeches: number;
  /** Of each assignment that is due, the latest first, whether it was handed in. */
  readonly handedIn: readonly boolean[];
};

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Three to five of forty struggle, since some days or weeks; before that they studied as the others do. */
export function plantClass(seed: number, days: number, assignments: number): readonly PlantedLearner[] {
  const random = randomFrom(seed);
  const strugglers = 3 + Math.floor(3 * random());
  return Array.from({ length: CLASS }, (_, place) =>
    place < strugglers
      ? live({ random, days, assignments, problem: PROBLEMS[Math.floor(PROBLEMS.length * random())] })
      : live({ random, days, assignments, problem: undefined }),
  );
}

type Life = {
  readonly random: () => number;
  readonly days: number;
  readonly assignments: number;
  readonly problem: Problem | undefined;
};

function live({ random, days, assignments, problem }: Life): PlantedLearner {
  const diligence = 0.5 + 0.4 * random();
  const skill = 0.75 + 0.17 * random();
  const stopped = problem === 'away' ? WEEK + Math.floor(6 * random()) : 0;
  const drop = problem === 'falling' ? 0.18 + 0.12 * random() : 0;
  const studied = Array.from({ length: days }, (_, ago) => ago).flatMap((ago): StudyDay[] => {
    if (ago < stopped || random() > diligence) return [];
    const asked = 8 + Math.floor(24 * random());
    const chance = skill - (ago < WEEK ? drop : 0);
    const right = Array.from({ length: asked }, random).filter((thrown) => thrown < chance).length;
    return [{ ago, asked, right }];
  });
  const leechChance = problem === 'stuck' ? 0.32 : 0.05;
  // Who has fallen behind has for the last three weeks.
  const missChance = (place: number) => (problem === 'behind' && place < 6 ? 0.6 : 0.05);
  return {
    isStruggling: problem !== undefined,
    days: studied,
    leeches: Array.from({ length: 30 }, random).filter((thrown) => thrown < leechChance).length,
    handedIn: Array.from({ length: assignments }, (_, place) => random() >= missChance(place)),
  };
}
