// Removes drafts that nobody has touched for long, with their pictures.

import { DRAFT_DAYS } from '../domain/index.ts';
import { deletePicture } from './delete-picture.ts';
import type { ProductUploadDeps } from './deps.ts';
import { deleteUntouched } from './drafts-repo.ts';

/** Of one transaction, so that none is long. */
const AT_ONCE = 200;

export async function cleanDrafts({ db, files }: Pick<ProductUploadDeps, 'db' | 'files'>): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const removed = await deleteUntouched(tx, DRAFT_DAYS, AT_ONCE);
      for (const draft of removed) await deletePicture(files, tx, draft);
      return removed.length;
    });
    if (count < AT_ONCE) return;
  }
}
