// The order's own step of paying, reached again when there is nothing to pay any more.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { useDisplayCurrency } from '../../../settings/web/api.ts';
import type { OrderView } from '../queries.ts';
import { anOrder } from '../testing/an-order.ts';
import { OrderPaymentPage } from './order-payment-page.tsx';

beforeEach(() => queryClient.clear());

async function show(changes: Partial<OrderView> = {}) {
  const order = anOrder(changes);
  answer('GET /global-services/orders/:id', () => order);
  await renderFeature(<OrderPaymentPage />, {
    texts: ['orders', 'global-services', 'settings'],
    path: `/global-services/payment?order=${order.id}`,
  });
  return order;
}

it('says that an order is paid, and leads to it and to its payment', async () => {
  const { id } = await show();
  await expect.element(page.getByText('这一单已经付过款')).toBeVisible();
  await expect.element(page.getByText(/现在不用再付/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看订单' }))
    .toHaveAttribute('href', `/global-services/order-details?id=${id}`);
  await expect
    .element(page.getByRole('link', { name: '看这笔付款' }))
    .toHaveAttribute('href', `/payments/${id}`);
  await expectNoViolation();
});

it('still says before paying that a price holds only with a coupon', async () => {
  const { request } = anOrder();
  const items = request.items.map((item) => ({ ...item, isCouponPrice: true }));
  answer('GET /settings/currencies', () => ({ rates: {}, bankCosts: [] }));
  await show({ stage: 'awaiting_payment', isLapsed: false, request: { ...request, items } });
  await expect.element(page.getByText(/^这是券后价/)).toBeVisible();
});

it('does not say so of an order that was cancelled since', async () => {
  await show({ stage: 'cancelled', status: 'cancelled' });
  await expect.element(page.getByText('这一单现在没有要付的。')).toBeVisible();
  expect(page.getByText('这一单已经付过款').elements()).toEqual([]);
});

it('says before paying that the bank adds its own, and adds none of it to what is paid', async () => {
  const iof = { currency: 'BRL', name: 'IOF', share: 350, source: 'Decreto', isChecked: false };
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [iof] }));
  useDisplayCurrency.setState({ currency: 'BRL', isProposed: false });
  const { totalFen } = await show({ stage: 'awaiting_payment', status: 'processing', isLapsed: false });
  await expect.element(page.getByText(/加收 IOF（3\.5%）.*不在付给我们的钱里/)).toBeVisible();
  await expect.element(page.getByText('来源：Decreto。这个税率我们还没有核对。')).toBeVisible();
  await expect.element(page.getByRole('link', { name: new RegExp(formatFen(totalFen)) })).toBeVisible();
  useDisplayCurrency.setState({ currency: undefined, isProposed: false });
});
