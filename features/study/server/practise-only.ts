// Who moves over from another program goes on with the kinds of card that they had there; others wait to be chosen.

import { and, eq, gt, inArray } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { CARD_SKILLS, type CardSkill } from '../domain/memory/card.ts';
import { DEFAULT_SETTINGS } from '../domain/settings.ts';
import { markAll } from './cards/mark-words.ts';
import { findSettings, updateSettings } from './settings-repo.ts';
import { studyCards } from './tables.ts';

/**
 * Practises these skills alone, for who has chosen none themselves and was never asked for any that would be left out;
 * answers whether it did. None given changes nothing.
 */
export async function practiseOnly(
  tx: Executor,
  userId: UserId,
  skills: ReadonlySet<CardSkill>,
): Promise<boolean> {
  const wanted = CARD_SKILLS.filter((skill) => skills.has(skill));
  const usual: ReadonlySet<CardSkill> = new Set(DEFAULT_SETTINGS.skills);
  const chosen = new Set((await findSettings(tx, userId)).skills);
  if (wanted.length === 0 || chosen.symmetricDifference(usual).size > 0) return false;
  if (usual.symmetricDifference(skills).size === 0) return false;
  if (await hasReviewed(tx, userId, usual.difference(skills))) return false;
  await updateSettings(tx, userId, { skills: wanted });
  await markAll(tx, userId);
  return true;
}

async function hasReviewed(tx: Executor, userId: UserId, skills: ReadonlySet<CardSkill>): Promise<boolean> {
  if (skills.size === 0) return false;
  const isMeant = inArray(studyCards.skill, [...skills]);
  const found = await tx
    .select({ word: studyCards.word })
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), isMeant, gt(studyCards.reviews, 0)))
    .limit(1);
  return found.length > 0;
}
