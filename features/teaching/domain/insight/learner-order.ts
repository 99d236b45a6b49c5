// In which order a teacher looks at the learners of a class.

export const LEARNER_ORDERS = ['need', 'name', 'right', 'done'] as const;
export type LearnerOrder = (typeof LEARNER_ORDERS)[number];

/** Fewer answers say nothing of how much somebody gets right. */
export const ANSWERS_LEAST = 10;

type Learner = {
  readonly name: string;
  readonly asked: number;
  readonly right: number;
  readonly done: number;
  readonly given: number;
  readonly early: number;
  readonly open: number;
};

export const hasFewAnswers = ({ asked }: Pick<Learner, 'asked'>): boolean => asked < ANSWERS_LEAST;

/** As they come, who needs help most stands first. Those of whom an order knows too little stand at its end. */
export function inOrder<One extends Learner>(learners: readonly One[], order: LearnerOrder): readonly One[] {
  if (order === 'need') return learners;
  if (order === 'name') return learners.toSorted((one, other) => one.name.localeCompare(other.name));
  const share = (learner: One): number => {
    const { asked, right, done, given, early, open } = learner;
    if (order === 'right') return hasFewAnswers(learner) ? 2 : right / asked;
    const all = given + early + open;
    return all === 0 ? 2 : (done + early) / all;
  };
  return learners.toSorted((one, other) => share(one) - share(other));
}
