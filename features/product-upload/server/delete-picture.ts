// Deletes the picture of a draft that is gone.

import type { Executor } from '../../../kit/server/db/database.ts';
import type { ProductUploadDeps } from './deps.ts';
import { type Draft, isPictureUsed } from './drafts-repo.ts';

/** With the last draft that shows it, unless it is an order's as well. */
export async function deletePicture(
  files: ProductUploadDeps['files'],
  tx: Executor,
  { userId, pictureId, ownsPicture }: Draft,
): Promise<void> {
  if (!pictureId || !ownsPicture || (await isPictureUsed(tx, pictureId))) return;
  await files.delete(tx, userId, pictureId);
}
