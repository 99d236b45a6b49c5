// Deletes a talk; what it told about the learner goes with it, or stays and leads nowhere any more.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { deleteToldIn, leaveTalk } from '../../../learner-facts/server/api.ts';
import type { TalkId } from '../../domain/ids.ts';
import { forgetInTalks } from './forget-in-talks.ts';
import type { TeachingContent } from './subjects/content.ts';
import { deleteTalk } from './talks-repo.ts';

type Deps = { readonly db: Database; readonly content: Pick<TeachingContent, 'core'> };
type Deletion = { readonly userId: UserId; readonly id: TalkId; readonly forget: boolean };

/** False when the talk is not there or somebody else's: then nothing is forgotten either. */
export async function deleteWithFacts(
  { db, content }: Deps,
  { userId, id, forget }: Deletion,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await deleteTalk(tx, userId, id))) return false;
    const gone = forget ? await deleteToldIn(tx, userId, id) : [];
    if (gone.length > 0) await forgetInTalks(tx, content.core, userId, { gone });
    await leaveTalk(tx, userId, id);
    return true;
  });
}
