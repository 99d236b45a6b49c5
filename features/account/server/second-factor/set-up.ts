// Setting up the second factor, its recovery codes, and ending it; each with the password, and with a code once it is on.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { spend } from '../../../../kit/server/http/request/guard.ts';
import { provePassword } from '../credentials/password.ts';
import type { AccountDeps } from '../deps.ts';
import { recordEvent } from '../people/people-repo.ts';
import { endOtherSessions } from '../sessions/sessions-repo.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  confirm,
  countRecoveryCodes,
  findSecondFactor,
  keepSecret,
  remove,
  replaceRecoveryCodes,
} from './second-factor-repo.ts';
import { placeOf, spendAppCode, spendCode } from './spend-code.ts';
import { addressOf, newSecret } from './totp.ts';

const CONFIRMATIONS = { max: 10, seconds: 900 };

type Proof = { readonly password: string; readonly code: string };
type Refused = Failure<'password_wrong' | 'code_wrong' | 'off'>;

export async function readState({ db }: Pick<AccountDeps, 'db'>, { id }: Member) {
  const row = await findSecondFactor(db, id);
  const since = row?.confirmedAt?.toISOString() ?? null;
  return { since, codesLeft: since === null ? 0 : await countRecoveryCodes(db, id) };
}

/** Makes a secret, which counts for nothing until a code of it was given. */
export async function begin(
  deps: AccountDeps,
  { id, email }: Member,
  { password }: { readonly password: string },
): Promise<Result<{ secret: string; address: string }, Failure<'password_wrong' | 'on'>>> {
  if (!(await provePassword(deps, id, password))) return err('password_wrong');
  const secret = newSecret();
  if (!(await keepSecret(deps.db, id, deps.sealer.seal(secret, placeOf(id))))) return err('on');
  return ok({ secret, address: addressOf(secret, email) });
}

/** Switches it on, and ends the other sessions, which began without it. */
export async function confirmBegun(
  deps: AccountDeps,
  member: Member,
  { code }: { readonly code: string },
): Promise<Result<readonly string[], Failure<'code_wrong' | 'on' | 'off'>>> {
  await spend(deps.db, `second-factor:confirm:${member.id}`, CONFIRMATIONS);
  const row = await findSecondFactor(deps.db, member.id);
  if (!row) return err('off');
  if (row.confirmedAt) return err('on');
  if (!(await spendAppCode(deps, row, code))) return err('code_wrong');
  return deps.db.transaction(async (tx) => {
    await confirm(tx, member.id, new Date());
    await endOtherSessions(tx, member);
    await recordEvent(tx, { userId: member.id, actorId: member.id, kind: 'second_factor_set' });
    return ok(await makeRecoveryCodes(deps, tx, member.id));
  });
}

export async function renewRecoveryCodes(
  deps: AccountDeps,
  member: Member,
  proof: Proof,
): Promise<Result<readonly string[], Refused>> {
  const proven = await prove(deps, member, proof);
  if (!proven.ok) return proven;
  return deps.db.transaction(async (tx) => {
    await recordEvent(tx, { userId: member.id, actorId: member.id, kind: 'recovery_codes_renewed' });
    return ok(await makeRecoveryCodes(deps, tx, member.id));
  });
}

export async function end(
  deps: AccountDeps,
  member: Member,
  proof: Proof,
): Promise<Result<undefined, Refused>> {
  const proven = await prove(deps, member, proof);
  if (!proven.ok) return proven;
  return deps.db.transaction(async (tx) => {
    await remove(tx, member.id);
    await recordEvent(tx, { userId: member.id, actorId: member.id, kind: 'second_factor_ended' });
    return ok(undefined);
  });
}

async function prove(
  deps: AccountDeps,
  { id }: Member,
  { password, code }: Proof,
): Promise<Result<undefined, Refused>> {
  const row = await findSecondFactor(deps.db, id);
  if (!row?.confirmedAt) return err('off');
  if (!(await provePassword(deps, id, password))) return err('password_wrong');
  return (await spendCode(deps, id, code)) ? ok(undefined) : err('code_wrong');
}

async function makeRecoveryCodes(
  { secret }: Pick<AccountDeps, 'secret'>,
  tx: Executor,
  userId: UserId,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(secret, userId, code)),
  );
  return codes;
}
