// “What would it cost?” before anything is ordered: one thing, and several.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../../kit/web/testing/server.ts';
import { PriceCheck } from './price-check.tsx';

const TERMS = {
  exchangeRates: {},
  serviceFees: { standard: 10, express: 15, premium: 20 },
  serviceShare: 0.03,
  shippingRates: [{ id: 'BR', country: '巴西', baseFee: 200, perKgFee: 110, estimatedDays: '15-30' }],
  categories: [
    { id: 'clothing', name: '衣服', grams: 400 },
    { id: 'shoes', name: '鞋', grams: 1200 },
  ],
  preparation: { min: 5, max: 9 },
  tips: { basic: 0.02, standard: 0.05, premium: 0.2 },
  unverifiedMaxFen: 20_000,
  restrictedItems: [],
};

beforeEach(() => {
  queryClient.clear();
  answer('GET /settings/currencies', () => ({ rates: {}, bankCosts: [] }));
  answer('POST /global-services/estimates', () => refuse('TOO_EXPENSIVE', { status: 422 }));
});

const asked = () => callsTo('/global-services/estimates').at(-1)?.body;

it('prices several things and several of each, and none while one cannot be read', async () => {
  await renderFeature(<PriceCheck terms={TERMS} />, { texts: ['global-services', 'settings'] });
  await expect.poll(asked).toMatchObject({ items: [{ priceFen: 19_900, quantity: 1 }] });
  await page.getByLabelText('几件').fill('2');
  await page.getByRole('button', { name: '再加一样' }).click();
  await page.getByRole('group', { name: '第 2 样' }).getByLabelText('一件的价格（元）').fill('50');
  await page
    .getByRole('group', { name: '第 2 样' })
    .getByLabelText(/是什么/)
    .fill('跑步鞋');
  await expect.poll(asked).toMatchObject({
    items: [
      { priceFen: 19_900, quantity: 2 },
      { name: '跑步鞋', priceFen: 5000, quantity: 1, category: 'shoes' },
    ],
  });
  await expectNoViolation();
  const calls = callsTo('/global-services/estimates').length;
  await page.getByRole('group', { name: '第 2 样' }).getByLabelText('几件').fill('0');
  await expect.element(page.getByText(/1 到 999/)).toBeVisible();
  expect(callsTo('/global-services/estimates')).toHaveLength(calls);
  await page.getByRole('button', { name: '去掉第 2 样' }).click();
  await expect.element(page.getByRole('group', { name: '第 2 样' })).not.toBeInTheDocument();
});
