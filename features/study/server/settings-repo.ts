// Reads and changes how a person's cards come back; the owner is part of every query.

import { eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { DEFAULT_SETTINGS, type Fitted, type StudySettings } from '../domain/settings.ts';
import { studyFits, studySettings } from './tables.ts';

const { retention, skills, easyDays, freeDays, lists } = studySettings;
const columns = { retention, skills, easyDays, freeDays, lists };

export async function findSettings(db: Executor, userId: UserId): Promise<StudySettings> {
  const [row] = await db.select(columns).from(studySettings).where(eq(studySettings.userId, userId));
  return { ...(row ?? DEFAULT_SETTINGS), fitted: await findFitted(db, userId) };
}

async function findFitted(db: Executor, userId: UserId): Promise<Fitted | null> {
  const { version, weights } = studyFits;
  const [row] = await db.select({ version, weights }).from(studyFits).where(eq(studyFits.userId, userId));
  return row ?? null;
}

type Chosen = Omit<StudySettings, 'fitted'>;
type Change = { readonly [Key in keyof Chosen]?: Chosen[Key] | undefined };

/** Changes what is named, in one statement. */
export async function updateSettings(db: Executor, userId: UserId, change: Change): Promise<Chosen> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] = await db
    .insert(studySettings)
    .values({ ...mutable(DEFAULT_SETTINGS), ...set, userId })
    .onConflictDoUpdate({ target: studySettings.userId, set: { ...set, updatedAt: sql`clock_timestamp()` } })
    .returning(columns);
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

const mutable = (settings: Chosen) => ({
  retention: settings.retention,
  skills: [...settings.skills],
  easyDays: [...settings.easyDays],
  freeDays: [...settings.freeDays],
  lists: [...settings.lists],
});
