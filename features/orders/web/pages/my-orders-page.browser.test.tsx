// The list of somebody's orders: what each has come to.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { anOrder, OTHER_ID } from '../testing/an-order.ts';
import { MyOrdersPage } from './my-orders-page.tsx';

beforeEach(() => answer('GET /global-services/items', () => ({ drafts: [], isRecognitionOn: true })));

it('says of a cancelled order what came back, and of one that nobody paid that nothing was charged', async () => {
  const cancelled = { stage: 'cancelled', status: 'cancelled' } as const;
  answer('GET /global-services/orders', () => ({
    orders: [
      anOrder({ ...cancelled, refundedFen: 30_397 }),
      anOrder({ ...cancelled, id: OTHER_ID, isPaid: false }),
    ],
    nextCursor: null,
  }));
  await renderFeature(<MyOrdersPage />, { texts: ['orders', 'global-services'] });
  await expect.element(page.getByText(/已退 .*303\.97/).first()).toBeInTheDocument();
  await expect.element(page.getByText('没有收钱').first()).toBeInTheDocument();
  expect(page.getByText(/502\.97/).elements()).toEqual([]);
});

it('says of an order that nobody paid in time what happened, and never that it is the buyer’s turn', async () => {
  answer('GET /global-services/orders', () => ({
    orders: [anOrder({ stage: 'awaiting_payment', isPaid: false, isLapsed: true, waitsFor: null })],
    nextCursor: null,
  }));
  await renderFeature(<MyOrdersPage />, { texts: ['orders', 'global-services'] });
  await expect.element(page.getByText(/过期未付款/)).toBeInTheDocument();
  await expect.element(page.getByText('没有收钱').first()).toBeInTheDocument();
  expect(page.getByText(/等你处理/).elements()).toEqual([]);
});

it('asks nobody to look at photos that are accepted', async () => {
  answer('GET /global-services/orders', () => ({
    orders: [anOrder({ stage: 'in_warehouse', waitsFor: null, decided: 'accept' })],
    nextCursor: null,
  }));
  await renderFeature(<MyOrdersPage />, { texts: ['orders', 'global-services'] });
  await expect.element(page.getByText(/在仓，等打包/)).toBeInTheDocument();
  expect(page.getByText(/等你看照片/).elements()).toEqual([]);
});
