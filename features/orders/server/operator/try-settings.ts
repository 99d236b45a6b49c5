// Reckons the latest orders once more, under a draft of settings.

import { and, desc, gte, lt } from 'drizzle-orm';
import { ok, type Result } from '../../../../kit/core/result.ts';
import { type DraftFailure, draftTerms, type PriceArea } from '../../../global-services/domain/index.ts';
import { readTerms } from '../../../global-services/server/api.ts';
import { sumTried, type TrialSum, type TriedOrder, tryTerms } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { orders } from '../tables.ts';

const LATEST = 50;
/** Of a period: as many as are reckoned within a second or two. */
const OF_PERIOD = 500;

type Draft = {
  readonly area: PriceArea;
  readonly values: unknown;
  /** Moments of the orders; the second is excluded. Null: the latest. */
  readonly period: { readonly from: string; readonly until: string } | null;
};
type Tried = TriedOrder & {
  readonly id: string;
  readonly number: string;
  readonly product: string;
  readonly country: string;
  readonly placedAt: string;
};
type Trial = { readonly orders: readonly Tried[]; readonly isCut: boolean; readonly sum: TrialSum };

export async function trySettings(
  { db }: Pick<OrdersDeps, 'db'>,
  { area, values, period }: Draft,
): Promise<Result<Trial, DraftFailure>> {
  const { terms } = await readTerms(db, new Date());
  const draft = draftTerms(terms, area, values);
  if (!draft.ok) return draft;
  const { id, number, product, request, price, createdAt } = orders;
  const most = period === null ? LATEST : OF_PERIOD;
  const found = await db
    .select({ id, number, product, request, price, createdAt })
    .from(orders)
    .where(
      period === null
        ? undefined
        : and(gte(createdAt, new Date(period.from)), lt(createdAt, new Date(period.until))),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most + 1);
  const tried = found.slice(0, most).map((order) => ({
    id: order.id,
    number: order.number,
    product: order.product,
    country: order.request.country,
    placedAt: order.createdAt.toISOString(),
    ...tryTerms(order, draft.value),
  }));
  return ok({ orders: tried, isCut: found.length > most, sum: sumTried(tried) });
}
