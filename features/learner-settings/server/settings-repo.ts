// Reads and writes a person's learning settings; the owner is part of every query.

import { eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import {
  changeSettings,
  type LearnerSettings,
  NOTHING_CHOSEN,
  type SettingsChange,
} from '../domain/index.ts';
import { learnerSettings } from './tables.ts';

const columns = {
  level: learnerSettings.level,
  reason: learnerSettings.reason,
  minutesADay: learnerSettings.minutesADay,
  pinyin: learnerSettings.pinyin,
  translation: learnerSettings.translation,
  explanationLanguage: learnerSettings.explanationLanguage,
};

const reading = prepared((db) =>
  db
    .select(columns)
    .from(learnerSettings)
    .where(eq(learnerSettings.userId, sql.placeholder('userId')))
    .prepare('learner_settings'),
);

export async function findSettings(db: Executor, userId: UserId): Promise<LearnerSettings> {
  const [row] = await reading(db).execute({ userId });
  return row ?? NOTHING_CHOSEN;
}

/** Changes what is named, in one statement: changes from two devices to different settings both stay. */
export async function updateSettings(
  db: Executor,
  userId: UserId,
  change: SettingsChange,
): Promise<LearnerSettings> {
  const [row] = await db
    .insert(learnerSettings)
    .values({ userId, ...changeSettings(NOTHING_CHOSEN, change) })
    .onConflictDoUpdate({
      target: learnerSettings.userId,
      set: { ...change, updatedAt: sql`clock_timestamp()` },
    })
    .returning(columns);
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

/** Stores the settings if the person has none, and returns those that hold. */
export async function adoptSettings(
  db: Executor,
  userId: UserId,
  settings: LearnerSettings,
): Promise<LearnerSettings> {
  await db
    .insert(learnerSettings)
    .values({ userId, ...settings })
    .onConflictDoNothing();
  return findSettings(db, userId);
}
