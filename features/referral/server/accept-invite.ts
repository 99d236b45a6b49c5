// Applies an invite code at registration: checks it, stores the inviter, and grants the invited person their minutes.

import type { Executor } from '../../../kit/server/db/database.ts';
import type { InviteProblem, Newcomer } from '../../account/server/api.ts';
import { findSignals, REFERRAL_JOURNALS } from '../domain/index.ts';
import { countUse, findCode, type OwnedCode } from './codes-repo.ts';
import type { ReferralDeps } from './deps.ts';
import { insertInvitation } from './invitations-repo.ts';
import { keepTraces, readTraces, tracesOf, tracesOfInvited } from './traces.ts';

/** Why nobody can register with a code; undefined when one can. */
export async function findInviteProblem(db: Executor, typed: string): Promise<InviteProblem | undefined> {
  const found = await findCode(db, typed);
  return found ? problemOf(found) : 'unknown';
}

export function problemOf({ code, isOwnerBanned }: OwnedCode): InviteProblem | undefined {
  if (code.disabledAt !== null || isOwnerBanned) return 'disabled';
  return code.maxUses !== null && code.uses >= code.maxUses ? 'used_up' : undefined;
}

/** Runs in the transaction of the registration; with a problem, that must be undone. */
export async function acceptInvite(
  deps: ReferralDeps,
  tx: Executor,
  newcomer: Newcomer,
): Promise<InviteProblem | undefined> {
  // Of who came by themselves there is nothing to judge: traces begin when they look at links of their own.
  if (newcomer.inviteCode === undefined) return undefined;
  const traces = readTraces(newcomer.visit, deps);
  const problem = await attribute(deps, tx, { ...newcomer, inviteCode: newcomer.inviteCode, traces });
  if (problem) return problem;
  await keepTraces(tx, newcomer.id, traces);
  return undefined;
}

type Guest = Newcomer & { readonly inviteCode: string; readonly traces: ReturnType<typeof readTraces> };

async function attribute(deps: ReferralDeps, tx: Executor, guest: Guest): Promise<InviteProblem | undefined> {
  const found = await findCode(tx, guest.inviteCode);
  if (!found) return 'unknown';
  const problem = problemOf(found);
  if (problem) return problem;
  const { code, owner } = found;
  // Others may have come by it since it was read; the row decides.
  if (!(await countUse(tx, code.id))) return 'used_up';
  const signals = findSignals({
    newcomer: guest,
    inviter: {
      email: owner.email,
      isDistributor: owner.isDistributor,
      traces: await tracesOf(tx, owner.id),
    },
    earlier: await tracesOfInvited(tx, owner.id),
  });
  await insertInvitation(tx, {
    invitedId: guest.id,
    inviterId: owner.id,
    codeId: code.id,
    isByDistributor: owner.isDistributor,
    verdict: signals.length === 0 ? 'clean' : 'suspicious',
    signals,
  });
  const { guestMinutes } = await deps.readTerms(tx, new Date());
  if (guestMinutes > 0) {
    const key = `invitation:${guest.id}:minutes`;
    const kind = REFERRAL_JOURNALS.invitation;
    await deps.grantExtraTime(tx, { userId: guest.id, seconds: guestMinutes * 60, kind, key });
  }
  return undefined;
}
