// For tests: the setting of a talk with one of the shipped tutors.

import { shippedContent } from '../../content/load.ts';
import type { Setting, TutorSituation } from '../state/types.ts';
import { testCore } from './core.ts';

export type TutorSetting = Setting & { readonly situation: TutorSituation };

/** Without small talk and due words, unless `extra` brings them. */
export function settingWith(tutor: string, extra: Partial<Setting> = {}): TutorSetting {
  const { personas, talks } = shippedContent();
  const persona = personas.find(({ id }) => id === tutor);
  const talk = talks.find(({ level }) => level === persona?.level);
  if (persona === undefined || talk === undefined) throw new Error(`no tutor ${tutor}`);
  return {
    locale: 'en',
    seed: 'a quiet evening',
    core: testCore(),
    smallTalk: [],
    due: [],
    ...extra,
    situation: { kind: 'tutor', persona, talk },
  };
}
