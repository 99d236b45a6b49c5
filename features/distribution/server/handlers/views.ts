// Rows of distribution as its contract shows them.

import { maskName } from '../../../referral/domain/index.ts';
import type { InviteCode } from '../../../referral/server/api.ts';
import type { ShownCommission } from '../commissions/commissions-repo.ts';
import type { NamedWithdrawal, Withdrawal } from '../withdrawals/withdrawals-repo.ts';

export const toCodeView = (
  { id, code, label, maxUses, uses, disabledAt, createdAt }: InviteCode,
  publicUrl: string,
) => ({
  id,
  code,
  label,
  maxUses,
  uses,
  link: `${publicUrl}/invite/${code}`,
  disabledAt: disabledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

export const toCommissionView = ({
  commission,
  invitedName,
  isVerified,
  code,
  verdict,
}: ShownCommission) => ({
  id: commission.id,
  source: commission.source,
  maskedName: invitedName === null ? null : maskName(invitedName),
  code,
  verdict,
  // Of somebody who is gone nothing more is to be had.
  isBuyerVerified: isVerified ?? true,
  baseFen: commission.baseFen,
  rate: commission.rate,
  amountFen: commission.amountFen,
  reversedFen: commission.reversedFen,
  availableAt: commission.availableAt.toISOString(),
  isMatured: commission.maturedAt !== null,
  createdAt: commission.createdAt.toISOString(),
});

export const toWithdrawalView = (withdrawal: Withdrawal) => ({
  id: withdrawal.id,
  amountFen: withdrawal.amountFen,
  state: withdrawal.state,
  method: withdrawal.method,
  maskedName: withdrawal.payeeName,
  maskedAccount: withdrawal.payeeAccount,
  reason: withdrawal.reason,
  payoutReference: withdrawal.payoutReference,
  payoutOn: withdrawal.payoutOn,
  createdAt: withdrawal.createdAt.toISOString(),
  updatedAt: withdrawal.updatedAt.toISOString(),
});

export const toListedWithdrawalView = (
  { withdrawal, personName, weekFen }: NamedWithdrawal,
  { secondApprovalFen }: { readonly secondApprovalFen: number },
) => ({
  ...toWithdrawalView(withdrawal),
  personId: withdrawal.personId,
  personName,
  firstApprovedBy: withdrawal.firstApprovedBy,
  secondApprovedBy: withdrawal.secondApprovedBy,
  weekFen,
  needsSecond: weekFen > secondApprovalFen,
});
