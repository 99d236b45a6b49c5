// The order's page on a phone: what its buyer needs now stands first, and the rest is folded.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { anOrder, ORDER_ID } from '../testing/an-order.ts';
import { OrderPage } from './order-page.tsx';

const READ = '/global-services/orders/:id';

it('has on a phone what its buyer needs now, and folds the rest', async () => {
  await page.viewport(390, 844);
  answer(`GET ${READ}`, () =>
    anOrder({
      stage: 'dispatched',
      status: 'shipping',
      waitsFor: 'confirm_receipt',
      carrier: 'EMS',
      trackingNumber: 'EE123456789CN',
    }),
  );
  answer(`GET ${READ}/messages`, () => ({
    messages: [],
    languages: { buyer: null, desk: [] },
    nextCursor: null,
  }));
  answer(`GET ${READ}/lesson`, () => ({ words: [], roleId: `order-${ORDER_ID}` }));
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [] }));
  await renderFeature(<OrderPage />, {
    texts: ['orders', 'global-services', 'settings', 'files'],
    path: `/global-services/order-details?id=${ORDER_ID}`,
  });
  await expect.element(page.getByText('第 6 步，共 7 步：寄送')).toBeVisible();
  const top = (text: string | RegExp) =>
    page.getByText(text).first().element().getBoundingClientRect().top + scrollY;
  const tracking = page.getByLabelText(/EMS/);
  await expect.element(tracking).toHaveValue('EE123456789CN');
  const needed = [top('已寄出'), top(/^一共付了/), tracking.element().getBoundingClientRect().top + scrollY];
  expect(needed.toSorted((one, other) => one - other)).toEqual(needed);
  expect(top('买的东西')).toBeGreaterThan(needed[2] ?? 0);
  const costs = page.getByText('商品', { exact: true });
  await expect.element(costs).not.toBeInTheDocument();
  await page.getByText('费用', { exact: true }).click();
  await expect.element(costs).toBeVisible();
  await expectNoViolation();
});
