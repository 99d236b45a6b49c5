// Things that are refused: they stand in the basket, and neither price nor weight counts them.

import { expect, test } from 'vitest';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { borderArea } from '../areas/border-area.ts';
import { genuineArea } from '../areas/genuine-area.ts';
import { purchasingArea } from '../areas/purchasing-area.ts';
import { type PriceTerms, reckonPrice } from './reckon-price.ts';

const terms: PriceTerms = {
  purchasing: purchasingArea.defaults,
  rates: currenciesArea.defaults.rates,
  rules: borderArea.defaults.rules,
  genuine: genuineArea.defaults,
  today: '2026-11-23',
};

test('what is refused counts nowhere', () => {
  const thing = (name: string, priceFen: number) => ({
    name,
    priceFen,
    quantity: 2,
    variant: '',
    shop: '',
    link: null,
    category: 'other',
    weightGrams: 700,
    pictureId: null,
    declared: [],
    explanation: '',
    sources: { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' } as const,
  });
  const request = {
    country: 'BR',
    tier: 'standard',
    tip: { kind: 'standard' },
    domesticFreightFen: 0,
    currency: null,
  } as const;
  const alone = reckonPrice({ ...request, items: [thing('雨伞', 5000)] }, terms);
  const both = reckonPrice({ ...request, items: [thing('雨伞', 5000), thing('复刻 雨伞', 90_000)] }, terms);
  if (!alone.ok || !both.ok) throw new Error('both can be reckoned');
  expect(both.value.lines).toEqual(alone.value.lines);
  expect(both.value.obstacles).toEqual([{ code: 'refused', item: 1 }]);
});
