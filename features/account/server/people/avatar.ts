// The picture of a person: a file of theirs that their row names; a new one takes the place of the old.

import { eq } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Files, Refused } from '../../../../kit/server/files/files.ts';
import type { FinishFailure } from '../../../../kit/server/files/uploads/finish.ts';
import { avatarKind } from '../../domain/avatar.ts';
import type { AccountDeps } from '../deps.ts';
import { users } from '../tables.ts';
import { findPersonById, type Person, setAvatarFile } from './people-repo.ts';

type AvatarDeps = Pick<AccountDeps, 'db' | 'files'>;

/** Makes a finished upload the person's picture; the same upload again changes nothing. */
export async function setAvatar(
  { db, files }: AvatarDeps,
  { id: ownerId }: Pick<Member, 'id'>,
  uploadId: string,
): Promise<Result<Person, FinishFailure | Refused>> {
  const finished = await files.uploads.finish(
    { ownerId, id: uploadId, kind: avatarKind },
    {
      makeRoom: (tx) => deleteAvatarFile(files, tx, ownerId),
      onStored: (tx, file) => setAvatarFile(tx, ownerId, file.id),
    },
  );
  if (!finished.ok) return finished;
  const person = await findPersonById(db, ownerId);
  return person ? ok(person) : err('not_found');
}

/** Undefined when the person is gone. */
export async function removeAvatar(
  { db, files }: AvatarDeps,
  { id }: Pick<Member, 'id'>,
): Promise<Person | undefined> {
  await db.transaction((tx) => deleteAvatarFile(files, tx, id));
  return findPersonById(db, id);
}

/** The row of the person is locked first, so that two tabs wait for each other. */
async function deleteAvatarFile(files: Files, tx: Executor, userId: UserId): Promise<void> {
  const [person] = await tx
    .select({ image: users.image })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (person?.image) await files.delete(tx, userId, person.image);
}
