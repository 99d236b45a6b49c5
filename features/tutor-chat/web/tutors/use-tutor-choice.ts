// Which tutors are offered: those that fit the learner, until they choose others; the choice lives in the address.

import { useSearchParams } from 'react-router';
import { LOCALES } from '../../../../kit/core/locale.ts';
import { useIsYounger } from '../../../account/web/api.ts';
import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { TUTOR_LEVELS } from '../../domain/index.ts';
import type { TutorChoice } from './tutor-filter.tsx';

const CHOICES: readonly TutorChoice['level'][] = ['all', ...TUTOR_LEVELS];

/** A reload, Back and a sent link show the same tutors. */
export function useTutorChoice(): readonly [TutorChoice, (choice: TutorChoice) => void] {
  const [params, setParams] = useSearchParams();
  const settings = useLearnerSettings();
  const isYounger = useIsYounger();
  const usual: TutorChoice = {
    language: settings.explanationLanguage,
    level: tutorLevelFor(settings.level, isYounger),
  };
  const choice: TutorChoice = {
    language: LOCALES.find((each) => each === params.get('language')) ?? usual.language,
    level: CHOICES.find((each) => each === params.get('level')) ?? usual.level,
  };
  const choose = ({ language, level }: TutorChoice) =>
    setParams(
      { ...(language === usual.language ? {} : { language }), ...(level === usual.level ? {} : { level }) },
      { replace: true, preventScrollReset: true },
    );
  return [choice, choose];
}

/**
 * The tutors' level for a learner; who has not said theirs sees all. Whoever is younger than 16 and begins meets those who talk
 * with children first.
 */
function tutorLevelFor(level: LearnerLevel | null, isYounger: boolean): TutorChoice['level'] {
  if (isYounger && (level === null || level === 'zero' || level === 'beginner')) return 'preschool';
  if (level === null) return 'all';
  return TUTOR_LEVELS.find((each) => each === level) ?? 'beginner';
}
