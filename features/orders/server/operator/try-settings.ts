// Reckons the latest orders once more, under a draft of settings.

import { desc } from 'drizzle-orm';
import { ok, type Result } from '../../../../kit/core/result.ts';
import { type DraftFailure, draftTerms, type PriceArea } from '../../../global-services/domain/index.ts';
import { readTerms } from '../../../global-services/server/api.ts';
import { sumTried, type TrialSum, type TriedOrder, tryTerms } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { orders } from '../tables.ts';

const LATEST = 50;

type Draft = { readonly area: PriceArea; readonly values: unknown };
type Tried = TriedOrder & {
  readonly id: string;
  readonly number: string;
  readonly product: string;
  readonly country: string;
  readonly placedAt: string;
};
type Trial = { readonly orders: readonly Tried[]; readonly sum: TrialSum };

export async function trySettings(
  { db }: Pick<OrdersDeps, 'db'>,
  { area, values }: Draft,
): Promise<Result<Trial, DraftFailure>> {
  const { terms } = await readTerms(db, new Date());
  const draft = draftTerms(terms, area, values);
  if (!draft.ok) return draft;
  const { id, number, product, request, price, createdAt } = orders;
  const latest = await db
    .select({ id, number, product, request, price, createdAt })
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LATEST);
  const tried = latest.map((order) => ({
    id: order.id,
    number: order.number,
    product: order.product,
    country: order.request.country,
    placedAt: order.createdAt.toISOString(),
    ...tryTerms(order, draft.value),
  }));
  return ok({ orders: tried, sum: sumTried(tried) });
}
