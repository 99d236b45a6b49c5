// Reads and writes the rows of videos.

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { videos } from './tables.ts';

export type Video = typeof videos.$inferSelect;

/** So many that one page lists them, for admins and for children. */
export const VIDEOS_MAX = 300;

export async function findVideo(db: Executor, id: string): Promise<Video | undefined> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row;
}

/** Who changes a video waits here for whoever changes it just now. */
export async function lockVideo(tx: Executor, id: string): Promise<Video | undefined> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for('update');
  return row;
}

export async function insertVideo(tx: Executor, video: typeof videos.$inferInsert): Promise<void> {
  await tx.insert(videos).values(video);
}

export async function changeVideo(
  tx: Executor,
  id: string,
  changes: Partial<Omit<Video, 'id' | 'createdBy' | 'createdAt'>>,
): Promise<void> {
  await tx.update(videos).set(changes).where(eq(videos.id, id));
}

export async function removeVideo(tx: Executor, id: string): Promise<void> {
  await tx.delete(videos).where(eq(videos.id, id));
}

/** The latest first. */
export async function listVideos(db: Executor): Promise<Video[]> {
  return db.select().from(videos).orderBy(desc(videos.createdAt), desc(videos.id)).limit(VIDEOS_MAX);
}

/** What children see. */
export async function listShown(db: Executor): Promise<Video[]> {
  const isShown = and(eq(videos.isPublished, true), eq(videos.state, 'ready'), isNotNull(videos.fileId));
  return db.select().from(videos).where(isShown).orderBy(videos.createdAt, videos.id).limit(VIDEOS_MAX);
}

export async function countVideos(tx: Executor): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(videos);
  return row?.count ?? 0;
}
