// An admin's verdict on an invitation that looks made up.

import type { Member } from '../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import type { ReferralDeps } from './deps.ts';
import { decide, findJudged, type JudgedRow } from './invitations-repo.ts';

type Verdict = {
  readonly invitedId: string;
  readonly verdict: 'approved' | 'rejected';
  readonly note?: string | undefined;
};
type JudgeFailure = Failure<'not_found'> | Failure<'judged'> | Failure<'own_invitation'>;

export async function judge(
  { db, onRejected }: ReferralDeps,
  admin: Pick<Member, 'id'>,
  { invitedId, verdict, note = '' }: Verdict,
): Promise<Result<JudgedRow, JudgeFailure>> {
  return inLedgerTransaction(db, async (tx) => {
    const row = await findJudged(tx, invitedId);
    if (!row) return err('not_found');
    const { inviterId } = row.invitation;
    if ([inviterId, invitedId].includes(admin.id)) return err('own_invitation');
    if (!(await decide(tx, { invitedId, verdict, note, adminId: admin.id }))) return err('judged');
    if (verdict === 'rejected') await onRejected(tx, { invitedId, actorId: admin.id });
    return ok({ ...row, invitation: { ...row.invitation, verdict } });
  });
}

export function toJudgedView({ invitation, ...names }: JudgedRow) {
  const { invitedId, inviterId, signals, verdict, succeededAt, createdAt } = invitation;
  return {
    ...names,
    invitedId,
    inviterId,
    signals,
    verdict,
    hasSucceeded: succeededAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
