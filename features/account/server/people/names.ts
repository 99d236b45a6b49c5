// How a person is shown, and the username they sign in with, which may come later than the account.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { cleanUsername, isUsername, type RegistrationProblem } from '../../domain/index.ts';
import type { AccountDeps } from '../deps.ts';
import { isLookTaken, type Person, recordEvent, setNames } from './people-repo.ts';
import { isReservedUsername } from './username-key.ts';

type NamesFailure =
  | Failure<'fields_invalid', { readonly problem: RegistrationProblem }>
  | Failure<'username_taken'>;

type Names = { readonly name: string; readonly username: string | null };

export async function changeNames(
  { db }: Pick<AccountDeps, 'db'>,
  member: Member,
  names: Names,
): Promise<Result<Person, NamesFailure>> {
  const username = cleanUsername(names.username ?? '') || null;
  const problem = username === null || username === member.username ? undefined : findProblem(username);
  if (problem) return err('fields_invalid', { problem });
  if (username !== null && (await isLookTaken(db, username, member.id))) return err('username_taken');
  return db.transaction(async (tx) => {
    const person = await setNames(tx, member.id, { name: names.name.normalize('NFKC'), username });
    if (!person) return err('username_taken');
    await recordEvent(tx, { userId: member.id, actorId: member.id, kind: 'names_changed' });
    return ok(person);
  });
}

function findProblem(username: string): RegistrationProblem | undefined {
  if (!isUsername(username)) return 'username_invalid';
  return isReservedUsername(username) ? 'username_reserved' : undefined;
}
