// The notes of decks as Anki had them, for taking them along as they came.

import { eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { WordReading } from '../../../my-words/domain/index.ts';
import type { NoteLine } from '../package/lines.ts';
import { ankiNotes } from '../tables.ts';

export type KeptNote = typeof ankiNotes.$inferSelect;

/** What stands there stays where it is newer: of two files of a note the later one counts. */
export async function keepNotes(
  tx: Executor,
  userId: UserId,
  notes: readonly (WordReading & { readonly note: NoteLine })[],
): Promise<void> {
  const rows = new Map(
    notes
      .filter(({ note }) => note.guid !== '' && note.cards.length > 0)
      .map(({ word, pinyin, note: { guid, movedAt, cards, reviews } }) => [
        `${guid} ${word} ${pinyin}`,
        { userId, guid, word, pinyin, movedAt: new Date(movedAt), cards, reviews },
      ]),
  );
  if (rows.size === 0) return;
  const { guid, word, pinyin, movedAt } = ankiNotes;
  await tx
    .insert(ankiNotes)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [ankiNotes.userId, guid, word, pinyin],
      set: {
        movedAt: sql`excluded.moved_at`,
        cards: sql`excluded.cards`,
        reviews: sql`excluded.reviews`,
      },
      setWhere: sql`excluded.moved_at >= ${movedAt}`,
    });
}

/** Those that came first stand first. */
export async function allNotes(db: Executor, userId: UserId): Promise<KeptNote[]> {
  return db
    .select()
    .from(ankiNotes)
    .where(eq(ankiNotes.userId, userId))
    .orderBy(ankiNotes.addedAt, ankiNotes.guid);
}
