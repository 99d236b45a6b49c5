// What each of the distributors' codes has brought: visits, registrations, payers, income and commission.

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { nameOf } from '../../../account/server/api.ts';
import { invitations, inviteCodes } from '../../../referral/server/api.ts';
import { commissions } from '../tables.ts';

/** Newest code first, all in one statement. Money is what is left after refunds; whoever deleted their account no longer counts. */
export async function listConversion(db: Executor, { before, limit }: PageRequest) {
  const leftFen = sql`${commissions.baseFen} - ${commissions.refundedFen}`;
  const brought = db
    .select({
      registrations: sql<number>`count(distinct ${invitations.invitedId})::int`.as('registrations'),
      payers: sql<number>`(count(distinct ${commissions.invitedId}) filter (where ${leftFen} > 0))::int`.as(
        'payers',
      ),
      incomeFen: sql<number>`coalesce(sum(${leftFen}), 0)`.mapWith(Number).as('income_fen'),
      commissionFen: sql<number>`coalesce(sum(${commissions.amountFen} - ${commissions.reversedFen}), 0)`
        .mapWith(Number)
        .as('commission_fen'),
    })
    .from(invitations)
    .leftJoin(
      commissions,
      and(
        eq(commissions.invitedId, invitations.invitedId),
        eq(commissions.distributorId, inviteCodes.ownerId),
      ),
    )
    .where(eq(invitations.codeId, inviteCodes.id))
    .as('brought');
  return db
    .select({
      id: inviteCodes.id,
      code: inviteCodes.code,
      label: inviteCodes.label,
      ownerId: inviteCodes.ownerId,
      ownerName: nameOf<string>(inviteCodes.ownerId),
      isOff: sql<boolean>`${inviteCodes.disabledAt} is not null`,
      visits: inviteCodes.visits,
      registrations: brought.registrations,
      payers: brought.payers,
      incomeFen: brought.incomeFen,
      commissionFen: brought.commissionFen,
      createdAt: inviteCodes.createdAt,
    })
    .from(inviteCodes)
    .innerJoinLateral(brought, sql`true`)
    .where(and(eq(inviteCodes.kind, 'distributor'), olderThan(inviteCodes, before)))
    .orderBy(desc(inviteCodes.createdAt), desc(inviteCodes.id))
    .limit(limit);
}
