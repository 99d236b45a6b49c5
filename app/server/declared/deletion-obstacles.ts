// What of a person's must find its end before they can go: goods and money on their way, and the role of an admin.

import { sql } from 'drizzle-orm';
import type { Obstacle, ObstacleKind } from '../../../features/privacy/domain/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';

export async function findObstacles(db: Executor, userId: UserId): Promise<readonly Obstacle[]> {
  const { rows } = await db.execute<{ kind: ObstacleKind; count: number }>(sql`
    select kind, count(*)::int as count from (
      select 'admin' as kind from users where id = ${userId} and role = 'admin'
      union all select case when stage = 'returned' or stage = 'in_warehouse' and photo_decision in ('return', 'exchange')
          then 'return' else 'order' end from orders
        where user_id = ${userId} and stage not in ('delivered', 'cancelled')
      union all select 'payment' from payments where payer_id = ${userId} and state in ('processing', 'unknown')
      union all select 'refund' from payment_refunds r join payments p on p.id = r.payment_id
        where p.payer_id = ${userId} and r.state not in ('succeeded', 'reversed')
      union all select 'withdrawal' from withdrawals
        where person_id = ${userId} and state not in ('paid', 'failed', 'rejected', 'cancelled')
      union all select 'balance' from ledger_accounts
        where owner_id = ${userId} and asset = 'CNY' and balance <> 0
    ) as found group by kind`);
  return rows;
}
