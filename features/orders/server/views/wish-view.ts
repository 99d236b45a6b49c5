// What a buyer has asked for with an order, as the desk shows it beside the wish.

import { findLocale } from '../../../account/server/api.ts';
import { languageOf } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';

/** Whether there is a model that could translate what a buyer has written. */
export const isTranslatable = async ({ ai }: Pick<OrdersDeps, 'ai'>): Promise<boolean> =>
  (await ai.chainFor('translation')).length > 0;

/** In which language it probably is, and whether it can be translated; null where nothing was asked for. */
export async function describeWish(deps: OrdersDeps, { requirements: text, userId }: Order) {
  if (text.trim() === '') return null;
  const [locale, isKnown] = await Promise.all([
    userId === null ? null : findLocale(deps.db, userId),
    isTranslatable(deps),
  ]);
  return { language: languageOf({ text, locale: locale ?? null }), isTranslatable: isKnown };
}
