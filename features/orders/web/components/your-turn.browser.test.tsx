// What waits for a buyer, on the page that they come back to.

import { QueryClientContext } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { anOrder, OTHER_ID } from '../testing/an-order.ts';
import { YourTurn } from './your-turn.tsx';

beforeEach(() => queryClient.clear());

// As on the home page, whose first look does without the provider of answers.
const show = () =>
  renderFeature(
    <QueryClientContext.Provider value={undefined}>
      <YourTurn />
    </QueryClientContext.Provider>,
    { texts: ['orders', 'global-services'] },
  );

it('names the order that is not paid, and in one line how far the newest of the others has come', async () => {
  const unpaid = anOrder({ stage: 'awaiting_payment', isPaid: false, waitsFor: 'payment' });
  answer('GET /global-services/orders', () => ({
    orders: [
      unpaid,
      anOrder({ id: OTHER_ID, stage: 'dispatched', waitsFor: 'confirm_receipt' }),
      anOrder({ id: OTHER_ID, stage: 'paid_review', waitsFor: null }),
    ],
    nextCursor: null,
  }));
  await show();
  await expect.element(page.getByText('轮到你了')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /等你付款|付款/ }))
    .toHaveAttribute('href', `/global-services/order-details?id=${unpaid.id}`);
  await expect
    .element(page.getByRole('link', { name: /已寄出/ }))
    .toHaveAttribute('href', `/global-services/order-details?id=${OTHER_ID}`);
  await expect
    .element(page.getByRole('link', { name: '还有 1 个订单' }))
    .toHaveAttribute('href', '/global-services/my-orders');
  expect(page.getByRole('link').elements()).toHaveLength(3);
});

it('says nothing of orders that are over', async () => {
  answer('GET /global-services/orders', () => ({
    orders: [
      anOrder({ stage: 'delivered', waitsFor: null }),
      anOrder({ id: OTHER_ID, stage: 'cancelled', waitsFor: null }),
      anOrder({ id: OTHER_ID, stage: 'awaiting_payment', isLapsed: true, waitsFor: null }),
    ],
    nextCursor: null,
  }));
  await show();
  await expect.poll(() => callsTo('/global-services/orders').length).toBeGreaterThan(0);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
