// Makes two drafts of one thing one: by themselves where both say the same, else when the buyer says so.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { Owned } from '../../../kit/server/db/owned.ts';
import { joinItems, samenessOf } from '../domain/index.ts';
import { deletePicture } from './delete-picture.ts';
import type { ProductUploadDeps } from './deps.ts';
import { changeDraft, type Draft, deleteDraft, findDrafts, listDrafts } from './drafts-repo.ts';

type Files = ProductUploadDeps['files'];
type Changed = Failure<'changed'>;

const isOpen = ({ state }: Draft): boolean => state === 'read' || state === 'failed';

/** A picture and words about it become one as soon as the second of them is read. */
export async function joinSame(
  tx: Executor,
  files: Files,
  { userId, ids }: { readonly userId: Draft['userId']; readonly ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    const drafts = (await listDrafts(tx, userId)).filter(isOpen);
    const added = drafts.find((draft) => draft.id === id);
    // Two that could be meant are asked about.
    const same = added
      ? drafts.filter((draft) => draft !== added && samenessOf(added, draft, false) === 'same')
      : [];
    const [other] = same;
    if (!added || !other || same.length > 1) continue;
    const [older, newer] = drafts.indexOf(added) < drafts.indexOf(other) ? [added, other] : [other, added];
    await join(tx, files, [older, newer]);
  }
}

type Joining = {
  readonly draft: Owned<Draft>;
  readonly version: number;
  readonly otherId: string;
  readonly otherVersion: number;
};

/** The words keep their draft, which is what sending them again finds; else the older one stays. */
export async function joinTwo(
  { db, files }: Pick<ProductUploadDeps, 'db' | 'files'>,
  { draft, version, otherId, otherVersion }: Joining,
): Promise<Result<Owned<Draft>, Changed>> {
  return db.transaction(async (tx) => {
    const found = await findDrafts(tx, draft.userId, [draft.id, otherId]);
    const [older, newer] = found;
    const isAsSeen = found.every(
      (each) =>
        each.version === (each.id === draft.id ? version : otherVersion) &&
        (isOpen(each) || each.state === 'confirmed'),
    );
    if (!older || !newer || !isAsSeen) return err('changed');
    return join(tx, files, [older, newer]);
  });
}

async function join(
  tx: Executor,
  files: Files,
  [older, newer]: readonly [Owned<Draft>, Owned<Draft>],
): Promise<Result<Owned<Draft>, Changed>> {
  const [kept, gone] = older.pictureId !== null && newer.pictureId === null ? [newer, older] : [older, newer];
  const takesPicture = kept.pictureId === null && gone.pictureId !== null;
  const { pictureId, ownsPicture } = takesPicture ? gone : kept;
  const changed = await changeDraft(tx, kept, {
    ...joinItems(kept, gone),
    state: 'read',
    problem: null,
    leaseUntil: null,
    reader: kept.reader ?? gone.reader,
    pictureId,
    ownsPicture,
  });
  if (!changed) return err('changed');
  await deleteDraft(tx, gone);
  if (!takesPicture) await deletePicture(files, tx, gone);
  return ok(changed);
}
