// What of a person's must find its end before they can go: goods and money on their way, and the role of an admin.

import { sql } from 'drizzle-orm';
import { listOpenOrders } from '../../../features/orders/server/api.ts';
import type { Obstacle, ObstacleKind } from '../../../features/privacy/domain/index.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';

export async function findObstacles(db: Executor, userId: UserId): Promise<readonly Obstacle[]> {
  const { rows } = await db.execute<{ kind: Exclude<ObstacleKind, 'order' | 'return'>; count: number }>(sql`
    select kind, count(*)::int as count from (
      select 'admin' as kind from users where id = ${userId} and role = 'admin'
      union all select 'payment' from payments where payer_id = ${userId} and state in ('processing', 'unknown')
      union all select 'refund' from payment_refunds r join payments p on p.id = r.payment_id
        where p.payer_id = ${userId} and r.state not in ('succeeded', 'reversed')
      union all select 'withdrawal' from withdrawals
        where person_id = ${userId} and state not in ('paid', 'failed', 'rejected', 'cancelled')
      union all select 'balance' from ledger_accounts
        where owner_id = ${userId} and asset = 'CNY' and balance <> 0
    ) as found group by kind`);
  const open = await listOpenOrders(db, userId, new Date());
  const ofOrders = [
    { kind: 'order' as const, orders: open.filter(({ isGoingBack }) => !isGoingBack) },
    { kind: 'return' as const, orders: open.filter(({ isGoingBack }) => isGoingBack) },
  ]
    .filter(({ orders }) => orders.length > 0)
    .map(({ kind, orders }) => ({
      kind,
      count: orders.length,
      orders: orders.map(({ id, number, expected }) => ({ id, number, expected })),
    }));
  return [...ofOrders, ...rows.map((row) => ({ ...row, orders: [] }))];
}
