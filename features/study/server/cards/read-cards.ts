// Reads all cards of a person as their events say them now.

import { eq } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { CardState } from '../../domain/memory/card.ts';
import { studyCards } from '../tables.ts';
import { foldMarked } from './fold-cards.ts';

export async function readCards(db: Database, userId: UserId): Promise<CardState[]> {
  await foldMarked(db, userId);
  const rows = await db.select().from(studyCards).where(eq(studyCards.userId, userId));
  return rows.map(({ due, firstAt, lastAt, shownAt, addedAt, ...row }) => ({
    ...row,
    due: due?.getTime() ?? null,
    firstAt: firstAt?.getTime() ?? null,
    lastAt: lastAt?.getTime() ?? null,
    shownAt: shownAt?.getTime() ?? null,
    addedAt: addedAt?.getTime() ?? null,
  }));
}
