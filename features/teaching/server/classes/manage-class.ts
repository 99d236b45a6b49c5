// What a teacher does to a class of theirs: make it, name it, give it another code, remove a learner.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { lockPerson } from '../../../account/server/api.ts';
import { OPEN_CLASSES_MAX } from '../../domain/index.ts';
import type { TeachingDeps } from '../deps.ts';
import { removedFromClass } from '../notices.ts';
import {
  type CountedClass,
  changeClass,
  deleteMember,
  findClass,
  insertClass,
  lockClass,
  lockOpenClasses,
  newCode,
} from './classes-repo.ts';

type OwnedId = { readonly id: string; readonly teacherId: UserId };
type Named = OwnedId & { readonly name: string; readonly note: string };
type PutFailure = Failure<'not_found'> | Failure<'ended'> | Failure<'full'>;

export async function putClass(
  { db }: TeachingDeps,
  { id, teacherId, name, note }: Named,
): Promise<Result<CountedClass, PutFailure>> {
  return db.transaction(async (tx) => {
    // Two taps wait for one another here, also those that would pass the limit together.
    await lockPerson(tx, teacherId);
    const known = await lockClass(tx, { id, teacherId });
    if (known?.endedAt) return err('ended');
    if (known) await changeClass(tx, known, { name, note });
    else {
      if ((await lockOpenClasses(tx, teacherId)).length >= OPEN_CLASSES_MAX) return err('full');
      // Taken by somebody else's class: to this teacher, it is not there.
      if (!(await insertClass(tx, { id, teacherId, name, note }))) return err('not_found');
    }
    return foundAgain(await findClass(tx, { id, teacherId }));
  });
}

const foundAgain = (found: CountedClass | undefined): Result<CountedClass, Failure<'not_found'>> =>
  found ? ok(found) : err('not_found');

export async function renewCode(
  { db }: TeachingDeps,
  of: OwnedId,
): Promise<Result<CountedClass, Failure<'not_found'> | Failure<'ended'>>> {
  return db.transaction(async (tx) => {
    const known = await lockClass(tx, of);
    if (!known) return err('not_found');
    if (known.endedAt) return err('ended');
    await changeClass(tx, known, { code: newCode() });
    return foundAgain(await findClass(tx, of));
  });
}

type Removing = OwnedId & { readonly userId: UserId };

/** Removing who is not there any more changes nothing and tells nobody. */
export async function removeLearner(
  { db, postNotice }: TeachingDeps,
  { userId, ...of }: Removing,
): Promise<Result<null, Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    const known = await lockClass(tx, of);
    if (!known) return err('not_found');
    if (await deleteMember(tx, known.id, userId)) {
      const content = removedFromClass.of({ className: known.name });
      await postNotice(tx, { userId, eventId: newId(), content });
    }
    return ok(null);
  });
}
