// By what a person's cards are scheduled.

import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Scheduling } from '../domain/memory/fold-word.ts';
import { DEFAULT_SETTINGS, modelOf, type StudySettings } from '../domain/settings.ts';
import { studySettings } from './tables.ts';

/** Null where a person has chosen nothing. */
export type StoredScheduling = Pick<StudySettings, 'retention' | 'skills'> | null;

export const toScheduling = (stored: StoredScheduling): Scheduling => {
  const { retention, skills } = stored ?? DEFAULT_SETTINGS;
  return { model: modelOf(retention), skills };
};

/** In a query: what `toScheduling` takes. */
export function schedulingOf(userId: SQLWrapper): SQL<StoredScheduling> {
  const { retention, skills } = studySettings;
  const chosen = new QueryBuilder()
    .select({ chosen: sql`json_build_object('retention', ${retention}, 'skills', ${skills})` })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return sql`(${chosen})`;
}
