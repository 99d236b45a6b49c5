// The calls of admins about withdrawals, applications and distributors.

import { implement, ORPCError } from '@orpc/server';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { listPeopleOfRole } from '../../../account/server/api.ts';
import { answerDecision, viewListed } from '../../../applications/server/api.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import { distributionContract } from '../../contract.ts';
import { applications, decideDistribution } from '../applications/apply.ts';
import { listBalances, readBalances } from '../balances/balances.ts';
import { listConversion } from '../commissions/conversion.ts';
import type { DistributionDeps } from '../deps.ts';
import { changeWithdrawal, readLimit } from '../withdrawals/change-withdrawal.ts';
import { openPayee } from '../withdrawals/request-withdrawal.ts';
import { findNamed, listAll, listEvents, recordWithdrawalEvent } from '../withdrawals/withdrawals-repo.ts';
import { exportConversion, exportWithdrawals } from './export-tables.ts';
import { toListedWithdrawalView } from './views.ts';

export function withdrawalAdminHandlers(deps: DistributionDeps) {
  const { db } = deps;
  const os = implement(distributionContract).$context<RequestContext>();
  /** The limit as it holds for approvals. */
  const terms = async () => ({ secondApprovalFen: await readLimit(db, deps, new Date()) });
  const found = async (id: string) => {
    const named = await findNamed(db, id);
    if (!named) throw new ORPCError('NOT_FOUND');
    return named;
  };
  return {
    listAllWithdrawals: os.listAllWithdrawals.handler(async ({ input: { state, cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listAll(db, state, page),
        keyOf: ({ withdrawal }) => withdrawal,
      });
      const now = await terms();
      return { withdrawals: rows.map((row) => toListedWithdrawalView(row, now)), nextCursor };
    }),
    readWithdrawal: os.readWithdrawal.handler(async ({ input: { id } }) => {
      const named = await found(id);
      const { owedFen } = await readBalances(db, named.withdrawal.personId);
      const events = (await listEvents(db, id)).map(({ event, actorName }) => ({
        id: event.id,
        action: event.action,
        state: event.state,
        note: event.note,
        actorName,
        createdAt: event.createdAt.toISOString(),
      }));
      return { withdrawal: toListedWithdrawalView(named, await terms()), owedFen, events };
    }),
    readPayee: os.readPayee.handler(async ({ input: { id }, context, errors }) => {
      const { withdrawal, personName } = await found(id);
      const actor = requireMember(context);
      const actorId = actor.id;
      if (withdrawal.personId === actorId) throw errors.OWN_WITHDRAWAL();
      const payee = openPayee(deps, withdrawal);
      if (!payee) throw errors.PAYEE_SEALED();
      const { state } = withdrawal;
      await db.transaction(async (tx) => {
        await recordWithdrawalEvent(tx, { withdrawalId: id, actorId, action: 'read_payee', state });
        await recordAudit(tx, {
          actor,
          action: 'payee_read',
          subject: { kind: 'person', id: withdrawal.personId, name: personName ?? '' },
          after: { withdrawal: id },
        });
      });
      return payee;
    }),
    actOnWithdrawal: os.actOnWithdrawal.handler(async ({ input, context, errors }) => {
      const { id, action: command } = input;
      const acted = await changeWithdrawal(deps, { id, command, actor: requireMember(context) });
      if (acted.ok) return toListedWithdrawalView(await found(input.id), await terms());
      const { error } = acted;
      if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (error.code === 'not_now') throw errors.NOT_NOW({ data: error.data });
      if (error.code === 'fresh_admin') throw errors.FRESH_ADMIN();
      throw error.code === 'same_admin' ? errors.SAME_ADMIN() : errors.OWN_WITHDRAWAL();
    }),
    exportWithdrawals: os.exportWithdrawals.handler(async ({ input, context: { locale }, errors }) => {
      const exported = await exportWithdrawals(db, { ...input, locale });
      if (!exported.ok) throw errors.RANGE_INVALID();
      return exported.value;
    }),
  };
}

export function distributorAdminHandlers(deps: DistributionDeps) {
  const { db } = deps;
  const os = implement(distributionContract).$context<RequestContext>();
  return {
    listApplications: os.listApplications.handler(async ({ input }) => {
      const { rows, nextCursor } = await applications.page(db, input);
      return { applications: rows.map(viewListed), nextCursor };
    }),
    decideApplication: os.decideApplication.handler(async ({ input: { id, decision }, context, errors }) =>
      answerDecision(await decideDistribution(deps, { id, decision, admin: requireMember(context) }), errors),
    ),
    listConversion: os.listConversion.handler(async ({ input: { cursor } }) => {
      const { rows, nextCursor } = await readPage({ cursor, read: (page) => listConversion(db, page) });
      const codes = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { codes, nextCursor };
    }),
    exportConversion: os.exportConversion.handler(({ context: { locale } }) => exportConversion(db, locale)),
    listDistributors: os.listDistributors.handler(async ({ input: { cursor } }) => {
      const { rows, nextCursor } = await readPage({
        cursor,
        read: (page) => listPeopleOfRole(db, 'distributor', page),
      });
      const balances = await listBalances(
        db,
        rows.map(({ id }) => id),
      );
      const distributors = rows.flatMap(({ id, name, email, bannedAt }, place) => {
        const held = balances[place];
        return held ? [{ id, name, email, isBanned: bannedAt !== null, ...held }] : [];
      });
      return { distributors, nextCursor };
    }),
  };
}
