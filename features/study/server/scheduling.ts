// By what a person's cards are scheduled.

import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { CardSkill } from '../domain/card.ts';
import type { Scheduling } from '../domain/fold-word.ts';
import { DEFAULT_RETENTION, DEFAULT_SKILLS, modelOf, type Retention } from '../domain/settings.ts';
import { studySettings } from './tables.ts';

/** Null where a person has chosen nothing. */
export type StoredScheduling = {
  readonly retention: Retention;
  readonly skills: readonly CardSkill[];
} | null;

export const toScheduling = (stored: StoredScheduling): Scheduling => ({
  model: modelOf(stored?.retention ?? DEFAULT_RETENTION),
  skills: stored?.skills ?? DEFAULT_SKILLS,
});

/** In a query: what `toScheduling` takes. */
export function schedulingOf(userId: SQLWrapper): SQL<StoredScheduling> {
  const { retention, skills } = studySettings;
  const chosen = new QueryBuilder()
    .select({ chosen: sql`json_build_object('retention', ${retention}, 'skills', ${skills})` })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return sql`(${chosen})`;
}

export async function readScheduling(db: Executor, userId: UserId): Promise<Scheduling> {
  const { retention, skills } = studySettings;
  const [stored] = await db
    .select({ retention, skills })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return toScheduling(stored ?? null);
}
