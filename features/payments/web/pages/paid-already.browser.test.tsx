// Pages of a payment that is paid already, reached again by an old tab, by Back, or by the link of a mail.

import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { PaymentPage } from './payment-page.tsx';
import { TestPage } from './test-page.tsx';

const ORDER = '01920000-0000-7000-8000-0000000000a1';
const BALANCE = '01920000-0000-7000-8000-0000000000b2';
const PAYMENT = {
  id: ORDER,
  number: 'P261123-7K3QXM',
  kind: 'order',
  reference: ORDER,
  title: '订单 YL261123-7K3QXM',
  amountFen: 30_000,
  state: 'succeeded',
  refundedFen: 0,
  createdAt: '2026-11-23T08:00:00.000Z',
  settledAt: '2026-11-23T08:05:00.000Z',
  failure: null,
  provider: 'test',
  expiresAt: '2026-11-24T08:00:00.000Z',
  outcome: 'fulfilled',
  ways: [],
  attempt: { provider: 'test', isOpen: false, url: null, receivedFen: 30_000 },
  transfer: null,
  refunds: [],
  surplusFen: 0,
  weight: null,
  things: [],
  lines: [],
  atDoor: null,
  shown: null,
  alike: null,
  right: null,
};

beforeEach(() => {
  queryClient.clear();
  answer('GET /privacy/age', () => ({ age: 'adult', guardian: null }));
  answer('GET /settings/currencies', () => ({ rates: {}, bankCosts: [] }));
  answer('GET /study-time', () => ({
    limited: false,
    isZoneKnown: true,
    now: '2026-11-24T08:00:00.000Z',
    date: '2026-11-24',
    studied: 0,
    boostersOwned: 0,
    resetsAt: '2026-11-25T00:00:00.000Z',
  }));
});

async function show(path: string, changes: Partial<typeof PAYMENT>) {
  const payment = { ...PAYMENT, ...changes };
  answer('GET /payments/:id', () => payment);
  await renderFeature(
    <Routes>
      <Route path="/payments/:id" element={<PaymentPage />} />
      <Route path="/payments/:id/test" element={<TestPage />} />
    </Routes>,
    { texts: ['payments', 'settings'], path },
  );
}

it.each([
  ['partially_refunded', `/global-services/order-details?id=${ORDER}`],
  ['succeeded', `/global-services/order-details?id=${ORDER}`],
])('a payment that is %s leads to its order', async (state, to) => {
  await show(`/payments/${ORDER}`, { state });
  await expect.element(page.getByRole('link', { name: '看订单' })).toHaveAttribute('href', to);
});

it('a refusal stands above the amount and has the focus', async () => {
  await show(`/payments/${ORDER}`, { state: 'failed' });
  const told = page.getByRole('alert');
  await expect.element(told).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(told.element().parentElement);
  const amount = page.getByText('¥300.00').element();
  expect(told.element().compareDocumentPosition(amount) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('a balance that has expired leads to its order, too', async () => {
  await show(`/payments/${BALANCE}`, {
    id: BALANCE,
    kind: 'order_balance',
    reference: `${ORDER}/${BALANCE}`,
    state: 'expired',
  });
  await expect
    .element(page.getByRole('link', { name: '看订单' }))
    .toHaveAttribute('href', `/global-services/order-details?id=${ORDER}`);
});

it('the page of the test provider says that it is paid, and leads on', async () => {
  await show(`/payments/${ORDER}/test`, {});
  await expect.element(page.getByText('这里不用再付了。')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '回到这笔付款' }))
    .toHaveAttribute('href', `/payments/${ORDER}`);
});
