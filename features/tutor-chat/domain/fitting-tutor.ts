// The one tutor that a learner meets first: at their level, or as near to it as there is, and in their language.

import type { Locale } from '../../../kit/core/locale.ts';
import { LEARNER_LEVELS, type LearnerLevel } from '../../learner-settings/domain/index.ts';
import type { TutorLevel } from './limits.ts';

type Choosable = { readonly level: TutorLevel; readonly languages: readonly Locale[] };
type Params = { readonly level: LearnerLevel; readonly language: Locale };

/** The first of the nearest; tutors for children are never among them. Undefined without any tutor for adults. */
export function fittingTutor<Tutor extends Choosable>(
  tutors: readonly Tutor[],
  { level, language }: Params,
): Tutor | undefined {
  const adults = tutors.filter((tutor) => LEARNER_LEVELS.some((each) => each === tutor.level));
  const explaining = adults.filter(({ languages }) => languages.includes(language));
  const among = explaining.length > 0 ? explaining : adults;
  const distance = (tutor: Tutor) => Math.abs(rank(tutor.level) - rank(level));
  return among.toSorted((a, b) => distance(a) - distance(b))[0];
}

function rank(level: TutorLevel | LearnerLevel): number {
  return LEARNER_LEVELS.findIndex((each) => each === level);
}
