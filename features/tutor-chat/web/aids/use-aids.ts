// What helps a learner in a talk: as they set it, or as the level of the talk suggests where they have set no level.

import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import type { Partner } from '../../domain/index.ts';

/** Translations are kept in these two. */
export type MeaningLanguage = 'en' | 'pt';

export type Aids = {
  /** What a line means stands under it. */
  readonly showsMeaning: boolean;
  /** The language of meanings: the one explained in; for Chinese English, which is there on a tap. */
  readonly language: MeaningLanguage;
  /** Answers to tap are offered. */
  readonly suggests: boolean;
};

const FIRST_LEVELS: readonly string[] = ['zero', 'beginner'];

export function useAids(partner: Pick<Partner, 'level'> | undefined): Aids {
  const { level, translation, explanationLanguage } = useLearnerSettings();
  return {
    showsMeaning: translation === 'shown',
    language: explanationLanguage === 'pt' ? 'pt' : 'en',
    suggests: FIRST_LEVELS.includes(level ?? partner?.level ?? ''),
  };
}
