// The calls of distributors about what they earn and withdraw.

import { implement, ORPCError } from '@orpc/server';
import { knownZone } from '../../../../kit/core/zones.ts';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { distributionContract } from '../../contract.ts';
import { addDays } from '../../domain/index.ts';
import { readBalances } from '../balances/balances.ts';
import { listCommissions, sumByTime } from '../commissions/commissions-repo.ts';
import { matureDue } from '../commissions/mature-commissions.ts';
import type { DistributionDeps } from '../deps.ts';
import { changeWithdrawal } from '../withdrawals/change-withdrawal.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { listOwn, sumOf } from '../withdrawals/withdrawals-repo.ts';
import { exportCommissions } from './export-tables.ts';
import { toCommissionView, toWithdrawalView } from './views.ts';

/** How far back a chart goes. */
const CHART_DAYS = { day: 31, month: 366 } as const;

export function earningHandlers({ db, readTerms }: DistributionDeps) {
  const os = implement(distributionContract).$context<RequestContext>();
  return {
    readEarnings: os.readEarnings.handler(async ({ context }) => {
      const { id } = requireMember(context);
      const now = new Date();
      await matureDue(db, id, now);
      const { pendingFen, availableFen, owedFen } = await readBalances(db, id);
      const { membershipRate, orderFeeRate, holdDays, earningDays, minimumWithdrawalFen } = await readTerms(
        db,
        now,
      );
      const sums = await sumOf(db, id);
      return {
        pendingFen,
        availableFen,
        owedFen,
        ...sums,
        minimumWithdrawalFen,
        membershipRate,
        orderFeeRate,
        holdDays,
        earningDays,
      };
    }),
    chartEarnings: os.chartEarnings.handler(async ({ input: { unit, zone }, context, errors }) => {
      if (knownZone(zone) === undefined) throw errors.ZONE_UNKNOWN();
      const until = new Date();
      const from = addDays(until, -CHART_DAYS[unit]);
      return sumByTime(db, { distributorId: requireMember(context).id, unit, zone, from, until });
    }),
    listCommissions: os.listCommissions.handler(async ({ input: { cursor }, context }) => {
      const { id } = requireMember(context);
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listCommissions(db, id, page),
        keyOf: ({ commission }) => commission,
      });
      return { commissions: rows.map(toCommissionView), nextCursor };
    }),
    exportCommissions: os.exportCommissions.handler(async ({ input, context, errors }) => {
      const { locale } = context;
      const exported = await exportCommissions(db, requireMember(context).id, { ...input, locale });
      if (!exported.ok) throw errors.RANGE_INVALID();
      return exported.value;
    }),
  };
}

export function withdrawingHandlers(deps: DistributionDeps) {
  const os = implement(distributionContract).$context<RequestContext>();
  return {
    listWithdrawals: os.listWithdrawals.handler(async ({ input: { cursor }, context }) => {
      const { id } = requireMember(context);
      const { rows, nextCursor } = await readPage({ cursor, read: (page) => listOwn(deps.db, id, page) });
      return { withdrawals: rows.map(toWithdrawalView), nextCursor };
    }),
    requestWithdrawal: os.requestWithdrawal.handler(async ({ input, context, errors }) => {
      const requested = await requestWithdrawal(deps, { ...input, personId: requireMember(context).id });
      if (requested.ok) return toWithdrawalView(requested.value);
      const { error } = requested;
      if (error.code === 'below_minimum') throw errors.BELOW_MINIMUM({ data: error.data });
      if (error.code === 'not_covered') throw errors.NOT_COVERED({ data: error.data });
      throw errors.WITHDRAWAL_CONFLICT();
    }),
    cancelWithdrawal: os.cancelWithdrawal.handler(async ({ input: { id }, context, errors }) => {
      const cancelled = await changeWithdrawal(deps, {
        id,
        actor: requireMember(context),
        command: { kind: 'cancel' },
      });
      if (cancelled.ok) return toWithdrawalView(cancelled.value);
      if (cancelled.error.code === 'not_now') throw errors.NOT_NOW({ data: cancelled.error.data });
      // Somebody else's is nobody's business.
      throw new ORPCError('NOT_FOUND');
    }),
  };
}
