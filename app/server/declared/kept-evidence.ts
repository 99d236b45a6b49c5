// What stays of a person in what only grows: the audit, the books of study minutes, and what payment providers have said.

import { sql } from 'drizzle-orm';
import type { KeptEvidence } from '../../../features/privacy/domain/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';

export async function findEvidence(db: Executor, userId: UserId): Promise<KeptEvidence> {
  const { rows } = await db.execute<KeptEvidence>(sql`select
    exists (select from audit_entries
      where actor_id <> ${userId} and (subject_id = ${userId}
        or subject_id in (select id::text from orders where payer_id = ${userId})
        or subject_id in (select id::text from payments where payer_id = ${userId}))) as "isChanged",
    exists (select from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_id = ${userId} and a.asset = 'MINUTES') as "areMinutesBooked",
    exists (select from payment_events e join payments p on p.id = e.payment_id
      where p.payer_id = ${userId}) as "isProviderTold"`);
  return rows[0] ?? { isChanged: false, areMinutesBooked: false, isProviderTold: false };
}
