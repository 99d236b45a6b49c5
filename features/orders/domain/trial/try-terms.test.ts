// Past orders under other terms: the same settings cost the same, others are told beside, and nothing is hidden by a sum.

import { expect, it } from 'vitest';
import {
  borderArea,
  draftTerms,
  genuineArea,
  type PriceTerms,
  purchasingArea,
  type QuoteRequest,
  reckonPrice,
} from '../../../global-services/domain/index.ts';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { type PastOrder, sumTried, tryTerms } from './try-terms.ts';

const terms: PriceTerms = {
  purchasing: purchasingArea.defaults,
  rates: currenciesArea.defaults.rates,
  rules: borderArea.defaults.rules,
  genuine: genuineArea.defaults,
  today: '2026-11-23',
};
const sources = { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' } as const;

/** Shoes of 300 yuan and 1 kg. */
function sold(changes: Partial<QuoteRequest> = {}): PastOrder {
  const item = { name: '帆布鞋', priceFen: 30_000, quantity: 1, category: 'shoes', weightGrams: 1000 };
  const empty = { variant: '', shop: '', link: null, pictureId: null, declared: [], explanation: '' };
  const request: QuoteRequest = {
    items: [{ ...item, ...empty, sources }],
    country: 'DE',
    tier: 'standard',
    tip: { kind: 'none' },
    domesticFreightFen: 0,
    currency: null,
    ...changes,
  };
  const price = reckonPrice(request, terms);
  if (!price.ok) throw new Error(price.error.code);
  return { request, price: price.value };
}

function drafted(area: 'purchasing' | 'border' | 'genuine', values: unknown): PriceTerms {
  const draft = draftTerms(terms, area, values);
  if (!draft.ok) throw new Error(draft.error.data.keys.join());
  return draft.value;
}

it('costs the same under the settings that it was sold by', () => {
  const order = sold();
  expect(tryTerms(order, terms)).toEqual({
    soldFen: 58_900,
    triedFen: 58_900,
    borderSoldFen: order.price.border.knownFen,
    borderTriedFen: order.price.border.knownFen,
    refusal: null,
  });
});

it('tells a dearer freight beside the price that was paid, which stays', () => {
  const shipping = purchasingArea.defaults.shipping.map((rate) =>
    rate.id === 'DE' ? { ...rate, perKgFen: rate.perKgFen + 1000 } : rate,
  );
  const tried = tryTerms(sold(), drafted('purchasing', { ...purchasingArea.defaults, shipping }));
  expect(tried).toMatchObject({ soldFen: 58_900, triedFen: 59_900, refusal: null });
});

it('moves what the border asks for, and no fen of the price', () => {
  const tried = tryTerms(sold(), drafted('border', { rules: [] }));
  expect(tried).toMatchObject({ soldFen: 58_900, triedFen: 58_900, borderTriedFen: 0 });
  expect(tried.borderSoldFen).toBeGreaterThan(0);
});

it('says which orders could not be made, and leaves them out of the sum', () => {
  const shipping = purchasingArea.defaults.shipping.filter(({ id }) => id !== 'DE');
  const draft = drafted('purchasing', { ...purchasingArea.defaults, shipping });
  const orders = [sold(), sold({ country: 'BR' })].map((order) => tryTerms(order, draft));
  expect(orders[0]).toMatchObject({ triedFen: null, borderTriedFen: null, refusal: 'country_unknown' });
  expect(sumTried(orders)).toEqual({ soldFen: orders[1]?.soldFen, triedFen: orders[1]?.triedFen });
});

it('names the values of a draft that nothing can be reckoned with', () => {
  const shipping = purchasingArea.defaults.shipping.map((rate) => ({ ...rate, baseFen: -1 }));
  const draft = draftTerms(terms, 'purchasing', { ...purchasingArea.defaults, shipping });
  expect(draft).toMatchObject({ ok: false, error: { code: 'draft_invalid' } });
  if (!draft.ok) expect(draft.error.data.keys).toContain('shipping:0:baseFen');
});
