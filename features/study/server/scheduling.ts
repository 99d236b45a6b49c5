// By what a person's cards are scheduled.

import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Scheduling } from '../domain/memory/fold-word.ts';
import { DEFAULT_SETTINGS, type Fitted, modelOf, type StudySettings } from '../domain/settings.ts';
import { studyFits, studySettings } from './tables.ts';

/** `chosen`: null where a person has chosen nothing; `fitted`: where they have reviewed little. */
export type StoredScheduling = {
  readonly chosen: Pick<StudySettings, 'retention' | 'skills'> | null;
  readonly fitted: Fitted | null;
};

export const toScheduling = ({ retention, skills, fitted }: SchedulingParts): Scheduling => ({
  model: modelOf(retention, fitted),
  skills,
});
type SchedulingParts = Pick<StudySettings, 'retention' | 'skills' | 'fitted'>;

export const readScheduling = ({ chosen, fitted }: StoredScheduling): Scheduling =>
  toScheduling({ ...(chosen ?? DEFAULT_SETTINGS), fitted });

/** In a query: what `readScheduling` takes. */
export function schedulingOf(userId: SQLWrapper): SQL<StoredScheduling> {
  const { retention, skills } = studySettings;
  const chosen = new QueryBuilder()
    .select({ chosen: sql`json_build_object('retention', ${retention}, 'skills', ${skills})` })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  const fitted = new QueryBuilder()
    .select({
      fitted: sql`json_build_object('version', ${studyFits.version}, 'weights', ${studyFits.weights})`,
    })
    .from(studyFits)
    .where(eq(studyFits.userId, userId));
  return sql`json_build_object('chosen', (${chosen}), 'fitted', (${fitted}))`;
}
