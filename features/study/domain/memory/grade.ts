// How well an answer was known, told by whether it was right, what help stood there, and how long it took.

import type { Aided, LearningFact } from '../../../learning-events/domain/index.ts';
import type { CardSkill } from './card.ts';
import type { Grade } from './memory.ts';

/** No answer counts as thought about for longer: what takes more was left lying. In milliseconds. */
export const CAP_MS: Readonly<Record<CardSkill, number>> = {
  recognise: 30_000,
  recall: 30_000,
  tone: 15_000,
  listening: 30_000,
  writing: 60_000,
  use: 30_000,
};

/** Nobody reads a question and finds its answer in less: such an answer was tapped unread. In milliseconds; see decision 47. */
const LEAST_MS = 500;

/** Whether an answer came faster than anybody can have known it. */
export const isHasty = ({ tookMs }: Pick<LearningFact, 'tookMs'>): boolean =>
  tookMs !== null && tookMs < LEAST_MS;

/** Who needed a larger share of the time than this knew it with trouble. */
const SLOW = 0.5;

type Answer = Pick<LearningFact, 'outcome' | 'aided' | 'tookMs'>;

/** The grade of a review; undefined for what says nothing about memory. Help with a part makes it hard, as haste does; a shown answer is a miss. */
export function gradeOf({ outcome, aided, tookMs }: Answer, skill: CardSkill): Grade | undefined {
  if (outcome === 'wrong' || outcome === 'shown' || outcome === 'asked') return 1;
  if (outcome !== 'right' && outcome !== 'near') return undefined;
  if (isGivenAway(aided)) return 1;
  if (outcome === 'near' || aided !== 'none') return 2;
  const isSlow = tookMs !== null && tookMs > CAP_MS[skill] * SLOW;
  return isSlow || isHasty({ tookMs }) ? 2 : 3;
}

const isGivenAway = (aided: Aided): boolean => aided === 'full' || aided === 'repeat';
