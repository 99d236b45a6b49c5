// An operator grants a claim with an amount, out of what was earned, or refuses it; the buyer is told why.

import { and, eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { OrdersDeps } from '../deps.ts';
import { giveBack, type RequestId } from '../money/give-back.ts';
import { reverseFee } from '../money/reverse-fee.ts';
import { type ChangeFailure, changeOrder } from '../orders/change-order.ts';
import { paidInAll } from '../orders/facts.ts';
import { findOrder, type Order, paidBesides } from '../orders/orders-repo.ts';
import { orderClaims } from '../tables.ts';
import type { CostsTooHigh } from './failures.ts';

type Deciding = {
  readonly orderId: string;
  readonly claimId: string;
  /** 0 refuses. */
  readonly grantedFen: number;
  readonly answer: string;
  readonly operator: UserId;
};

export async function decideClaim(
  deps: OrdersDeps,
  { orderId, claimId, grantedFen, answer, operator }: Deciding,
): Promise<Result<Order, ChangeFailure | CostsTooHigh>> {
  const by = { actor: 'operator', id: operator } as const;
  const action = grantedFen > 0 ? 'grant_claim' : 'refuse_claim';
  let requestId: RequestId | undefined;
  const changed = await changeOrder<ChangeFailure | CostsTooHigh>(
    deps,
    { orderId, by, action },
    async (tx, { order, now }) => {
      if (order.openClaim !== claimId)
        return err('not_allowed', { reason: 'no_open_claim', stage: order.stage });
      const paidFen = paidInAll(order, await paidBesides(tx, order.id));
      const mostFen = Math.max(0, paidFen - order.refundedFen);
      if (grantedFen > mostFen) return err('costs_too_high', { mostFen });
      const [claim] = await tx
        .update(orderClaims)
        .set({
          state: grantedFen > 0 ? 'granted' : 'refused',
          grantedFen,
          answer,
          decidedBy: operator,
          decidedAt: now,
        })
        .where(and(eq(orderClaims.id, claimId), eq(orderClaims.state, 'open')))
        .returning({ askedFen: orderClaims.askedFen });
      requestId = await giveBack(tx, deps, {
        order,
        amountFen: grantedFen,
        origin: 'claim',
        reason: answer,
        actorId: operator,
      });
      await reverseFee(tx, deps, order, { key: claimId, amountFen: grantedFen });
      return ok({
        set: { openClaim: null, claimedSince: null, refundedFen: order.refundedFen + grantedFen },
        note: answer,
        data: { claimId, grantedFen },
        news: { to: 'buyer', key: newsOf(grantedFen, claim?.askedFen ?? grantedFen), amountFen: grantedFen },
      });
    },
  );
  if (changed.ok) {
    if (requestId) await deps.refunds.submit(requestId);
    return changed;
  }
  const done = await findDecided(deps, { orderId, claimId, grantedFen, answer, operator });
  return done ? ok(done) : changed;
}

/** Less than was asked for is not called granted. */
function newsOf(grantedFen: number, askedFen: number) {
  if (grantedFen === 0) return 'claim_refused' as const;
  return grantedFen < askedFen ? ('claim_partly' as const) : ('claim_granted' as const);
}

/** The same decision by the same person, whose answer was lost: the order as it stands, and nothing more is done. */
async function findDecided(
  { db }: OrdersDeps,
  { orderId, claimId, grantedFen, answer, operator }: Deciding,
): Promise<Order | undefined> {
  const [claim] = await db.select().from(orderClaims).where(eq(orderClaims.id, claimId));
  const isSame =
    claim?.orderId === orderId &&
    claim.state !== 'open' &&
    claim.grantedFen === grantedFen &&
    claim.answer === answer &&
    claim.decidedBy === operator;
  return isSame ? findOrder(db, orderId) : undefined;
}
