// Asking for a withdrawal: the money is reserved in the moment it is asked for.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { inLedgerTransaction, openAccount } from '../../../ledger/server/api.ts';
import { maskName } from '../../../referral/domain/index.ts';
import { DISTRIBUTION_JOURNALS, maskAccount, type Payee } from '../../domain/index.ts';
import { book, lockBalances, openBalances } from '../balances/balances.ts';
import { matureDue } from '../commissions/mature-commissions.ts';
import type { DistributionDeps } from '../deps.ts';
import { payeeSchema, placeOf } from './sealed-payee.ts';
import {
  findWithdrawal,
  insertWithdrawal,
  recordWithdrawalEvent,
  type Withdrawal,
} from './withdrawals-repo.ts';

export type WithdrawalRequest = {
  /** Made by the caller: the same request again is the same withdrawal. */
  readonly id: string;
  readonly personId: UserId;
  readonly amountFen: number;
  readonly payee: Payee;
};

export type RequestFailure =
  | Failure<'below_minimum', { readonly minimumFen: number }>
  | Failure<'not_covered', { readonly availableFen: number }>
  /** The id names another withdrawal. */
  | Failure<'conflict'>;

export async function requestWithdrawal(
  deps: DistributionDeps,
  request: WithdrawalRequest,
): Promise<Result<Withdrawal, RequestFailure>> {
  await matureDue(deps.db, request.personId, new Date());
  return inLedgerTransaction(deps.db, async (tx) => {
    await lockBalances(tx, request.personId);
    const known = await findWithdrawal(tx, request.id);
    if (known) return isSame(deps, known, request) ? ok(known) : err('conflict');
    const { amountFen, personId } = request;
    const { minimumWithdrawalFen: minimumFen } = await deps.readTerms(tx, new Date());
    if (amountFen < minimumFen) return err('below_minimum', { minimumFen });
    const { available, availableFen } = await openBalances(tx, personId);
    if (amountFen > availableFen) return err('not_covered', { availableFen });
    const withdrawal = await insertWithdrawal(tx, toRow(deps, request));
    await recordWithdrawalEvent(tx, {
      withdrawalId: withdrawal.id,
      actorId: personId,
      action: 'request',
      state: withdrawal.state,
    });
    await reserve(tx, withdrawal, available);
    return ok(withdrawal);
  });
}

async function reserve(tx: Executor, { id, personId, amountFen }: Withdrawal, from: BalanceAccount) {
  const to = await openAccount(tx, { kind: 'withdrawal_in_flight', owner: id });
  await book(tx, {
    key: `withdrawal:${id}:reserved`,
    kind: DISTRIBUTION_JOURNALS['withdrawal.reserved'],
    actorId: personId,
    transfers: [{ from, to, amount: amountFen }],
  });
}
type BalanceAccount =
  | Awaited<ReturnType<typeof openAccount>>
  | Awaited<ReturnType<typeof openBalances>>['available'];

function toRow({ sealer, payeeKey }: DistributionDeps, { payee, ...request }: WithdrawalRequest) {
  const { method, name, account } = payee;
  return {
    ...request,
    method,
    state: 'requested',
    payeeSealed: sealer.seal(JSON.stringify(payee), placeOf(request.id)),
    payeeName: maskName(name),
    payeeAccount: maskAccount(account),
    payeeKey: payeeKey(payee),
  } as const;
}

/** To whom a withdrawal goes, unmasked; undefined when the server's secret is another than it was. */
export function openPayee({ sealer }: DistributionDeps, { id, payeeSealed }: Withdrawal): Payee | undefined {
  const opened = sealer.open(payeeSealed, placeOf(id));
  return opened.ok ? payeeSchema.parse(JSON.parse(opened.value)) : undefined;
}

function isSame(
  deps: DistributionDeps,
  known: Withdrawal,
  { personId, amountFen, payee }: WithdrawalRequest,
) {
  if (known.personId !== personId || known.amountFen !== amountFen) return false;
  const before = openPayee(deps, known);
  return before?.method === payee.method && before.name === payee.name && before.account === payee.account;
}
