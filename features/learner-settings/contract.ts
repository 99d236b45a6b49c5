// How a person learns, as they chose it: read, changed, and taken over from what they chose as a guest.

import * as z from 'zod';
import { LOCALES } from '../../kit/core/locale.ts';
import { memberProcedure } from '../../kit/core/procedure.ts';
import {
  LEARNER_LEVELS,
  MINUTES_A_DAY,
  PINYIN_CHOICES,
  REASONS,
  TRANSLATION_CHOICES,
} from './domain/index.ts';

const tag = 'learner-settings';
const changing = { max: 120, seconds: 600 } as const;

/** Null is what the person has not chosen. */
const settings = z.object({
  level: z.enum(LEARNER_LEVELS).nullable(),
  reason: z.enum(REASONS).nullable(),
  minutesADay: z.literal([...MINUTES_A_DAY]).nullable(),
  pinyin: z.enum(PINYIN_CHOICES).nullable(),
  translation: z.enum(TRANSLATION_CHOICES).nullable(),
  explanationLanguage: z.enum(LOCALES).nullable(),
});

export const learnerSettingsContract = {
  get: memberProcedure({
    tag,
    method: 'GET',
    path: '/learner-settings',
    summary: 'How the person learns, as they chose it',
    limit: 'none',
    seeAs: 'read',
  }).output(settings),

  update: memberProcedure({
    tag,
    method: 'PATCH',
    path: '/learner-settings',
    summary: 'Change some of the settings; what is left out stays, null takes a choice back',
    limit: changing,
  })
    .input(settings.partial())
    .output(settings),

  adopt: memberProcedure({
    tag,
    method: 'POST',
    path: '/learner-settings/adopt',
    summary: 'Take over what was chosen as a guest, unless the account has settings already',
    limit: changing,
  })
    .input(settings)
    .output(settings),
};
export type LearnerSettingsContract = typeof learnerSettingsContract;
