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

it('names the order that is not paid, and how far the others have come', async () => {
  const unpaid = anOrder({ stage: 'awaiting_payment', isPaid: false, waitsFor: 'payment' });
  answer('GET /global-services/orders', () => ({
    orders: [
      unpaid,
      anOrder({ id: OTHER_ID, stage: 'dispatched', waitsFor: 'confirm_receipt' }),
      anOrder({ id: '01920000-0000-7000-8000-0000000000c9', stage: 'paid_review', waitsFor: null }),
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
    .element(page.getByRole('link', { name: '全部订单' }))
    .toHaveAttribute('href', '/global-services/my-orders');
  await expect
    .element(page.getByRole('link', { name: '再买点别的' }))
    .toHaveAttribute('href', '/global-services');
  expect(page.getByRole('link').elements()).toHaveLength(5);
});

it('of orders that are over it keeps the way back, and no more', async () => {
  answer('GET /global-services/orders', () => ({
    orders: [
      anOrder({ stage: 'delivered', waitsFor: null }),
      anOrder({ id: OTHER_ID, stage: 'cancelled', waitsFor: null }),
      anOrder({ id: OTHER_ID, stage: 'awaiting_payment', isLapsed: true, waitsFor: null }),
    ],
    nextCursor: null,
  }));
  await show();
  await expect.element(page.getByRole('link', { name: '全部订单' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(0);
  expect(page.getByRole('link').elements()).toHaveLength(2);
});

it('says nothing to who has never ordered', async () => {
  answer('GET /global-services/orders', () => ({ orders: [], nextCursor: null }));
  await show();
  await expect.poll(() => callsTo('/global-services/orders').length).toBeGreaterThan(0);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});
