// Finds the seller of an order's thing as a role: for its buyer to begin a talk, and for talks that have begun.

import { and, eq } from 'drizzle-orm';
import type { Role } from '../../../../content/schema/studies/role.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import { orderOfRole, sellerRole } from '../../domain/index.ts';
import { orders } from '../tables.ts';

/** What is sold never changes once it is ordered, so there is one version. */
const VERSION = 1;

type SellerParams = {
  readonly roleId: string;
  /** Who begins; absent where a talk that belongs to its reader goes on. */
  readonly by: UserId | undefined;
};

/** `undefined`: no role of an order. `none`: of one that is not there, or somebody else's. */
export async function findSellerRole(db: Executor, base: Role, { roleId, by }: SellerParams) {
  const orderId = orderOfRole(roleId);
  if (orderId === undefined) return undefined;
  // Compared only.
  const isIt = eq(orders.id, orderId as PaymentId);
  const [found] = await db
    .select({ request: orders.request })
    .from(orders)
    .where(by === undefined ? isIt : and(isIt, eq(orders.userId, by)));
  return found ? { version: VERSION, role: sellerRole(base, orderId, found.request) } : 'none';
}
