// An admin's verdict on an invitation, and its consequences.

import type { Member } from '../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { recordAudit } from '../../audit/server/api.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import type { ReferralDeps } from './deps.ts';
import { decide, findJudged, type JudgedRow } from './invitations-repo.ts';
import { revokeRewards } from './rewards.ts';

type Verdict = {
  readonly invitedId: UserId;
  readonly verdict: 'approved' | 'rejected';
  readonly note?: string | undefined;
};
type JudgeFailure = Failure<'not_found'> | Failure<'judged'> | Failure<'own_invitation'>;

export async function judge(
  deps: ReferralDeps,
  admin: Pick<Member, 'id' | 'name'>,
  { invitedId, verdict, note = '' }: Verdict,
): Promise<Result<JudgedRow, JudgeFailure>> {
  return inLedgerTransaction(deps.db, async (tx) => {
    const row = await findJudged(tx, invitedId);
    if (!row) return err('not_found');
    const { inviterId } = row.invitation;
    if ([inviterId, invitedId].includes(admin.id)) return err('own_invitation');
    if (!(await decide(tx, { invitedId, verdict, note, adminId: admin.id }))) return err('judged');
    const revoked = verdict === 'rejected' ? await takeBack(tx, deps, { invitedId, inviterId, admin }) : [];
    await recordAudit(tx, {
      actor: admin,
      action: verdict === 'approved' ? 'invitation_approved' : 'invitation_rejected',
      subject: { kind: 'person', id: inviterId, name: row.inviterName },
      before: { verdict: row.invitation.verdict },
      after: {
        verdict,
        guest: row.invitedName,
        ...(revoked.length > 0 ? { revoked: revoked.join(', ') } : {}),
      },
      reason: note,
    });
    return ok({ ...row, invitation: { ...row.invitation, verdict } });
  });
}

type Rejection = {
  readonly invitedId: UserId;
  readonly inviterId: UserId;
  readonly admin: Pick<Member, 'id'>;
};

/** What a rejected invitation has brought: commission, and the VIP of a tier that is not reached without it. */
async function takeBack(tx: Executor, deps: ReferralDeps, { invitedId, inviterId, admin }: Rejection) {
  await deps.onRejected(tx, { invitedId, actorId: admin.id });
  return revokeRewards(deps, tx, inviterId);
}

export function toJudgedView({ invitation, ...rest }: JudgedRow, peopleOfNetwork: number) {
  const { invitedId, inviterId, signals, verdict, studiedAt, createdAt } = invitation;
  return {
    ...rest,
    invitedId,
    inviterId,
    signals,
    verdict,
    hasStudied: studiedAt !== null,
    peopleOfNetwork,
    createdAt: createdAt.toISOString(),
  };
}
