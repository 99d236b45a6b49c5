// Reads and writes a person's answers of the wizard; the owner is part of every query.

import { eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { EMPTY_DRAFT, type Likings, type ProfileDraft } from '../../domain/index.ts';
import { learningProfiles } from '../tables.ts';

const { step, grade, textbooks, interests, aim, dream, likings } = learningProfiles;
const columns = { step, grade, textbooks, interests, aim, dream, likings };

export async function readProfile(db: Executor, userId: UserId): Promise<ProfileDraft> {
  const [row] = await db.select(columns).from(learningProfiles).where(eq(learningProfiles.userId, userId));
  return row ?? EMPTY_DRAFT;
}

/** What somebody has said of their school; null where nothing. */
export const gradeOf = async (db: Executor, userId: UserId): Promise<ProfileDraft['grade']> =>
  (await readProfile(db, userId)).grade;

/** Answers that are named; a liking that is not named stays, too. */
export type ProfileChange = {
  readonly [Name in Exclude<keyof ProfileDraft, 'likings'>]?: ProfileDraft[Name] | undefined;
} & { readonly likings?: Partial<Likings> | undefined };

/** In one statement, so that two devices that change different answers both have theirs. */
export async function changeProfile(
  db: Executor,
  userId: UserId,
  { likings: liked = {}, ...change }: ProfileChange,
): Promise<ProfileDraft> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const first = { ...EMPTY_DRAFT, ...given };
  const [row] = await db
    .insert(learningProfiles)
    .values({
      userId,
      step: first.step,
      grade: first.grade,
      textbooks: [...first.textbooks],
      interests: [...first.interests],
      aim: first.aim,
      dream: first.dream,
      likings: { ...EMPTY_DRAFT.likings, ...liked },
    })
    .onConflictDoUpdate({
      target: learningProfiles.userId,
      set: {
        ...given,
        likings: sql`${likings} || ${JSON.stringify(liked)}::jsonb`,
        updatedAt: sql`clock_timestamp()`,
      },
    })
    .returning(columns);
  if (!row) throw new Error('an upsert returned no row');
  return row;
}
