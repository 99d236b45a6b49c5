// A buyer says, until it is bought, which size or colour it should be, or asks for something with it: nothing of the price is others.

import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { judgeItems } from '../../../global-services/domain/index.ts';
import { readTerms } from '../../../global-services/server/api.ts';
import type { ChangeFailure, Effect } from '../orders/change-order.ts';
import type { Order } from '../orders/orders-repo.ts';

export type Wishes = {
  /** Of each thing, in their order. */
  readonly variants: readonly string[];
  readonly requirements: string;
};

type NotAllowed = Extract<ChangeFailure, { readonly code: 'not_allowed' }>;

/** What is restricted is judged anew, by the rules that held when it was ordered. */
export async function changeWishes(
  tx: Executor,
  { request, price, requirements, stage, createdAt }: Order,
  wishes: Wishes,
): Promise<Result<Effect, NotAllowed>> {
  // One of the things was dropped meanwhile, and with it the places of the others.
  if (wishes.variants.length !== request.items.length)
    return err('not_allowed', { reason: 'no_such_thing', stage });
  const items = request.items.map((item, at) => ({ ...item, variant: wishes.variants[at] ?? '' }));
  const { terms } = await readTerms(tx, createdAt);
  const { restricted } = terms.purchasing;
  const verdicts = judgeItems(items, { restricted, genuine: terms.genuine, country: request.country });
  if (verdicts.some(({ kind }) => kind === 'refuse'))
    return err('not_allowed', { reason: 'not_bought', stage });
  return ok({
    set: { request: { ...request, items }, price: { ...price, verdicts }, requirements: wishes.requirements },
    data: {
      names: items.map(({ name }) => name),
      variants: [...wishes.variants],
      // Its words are no part of a row that only grows.
      isOtherWish: wishes.requirements !== requirements,
      before: { variants: request.items.map(({ variant }) => variant) },
    },
    news: { to: 'operator', key: 'wishes_changed' },
  });
}
