// A payment as admins see it: what became of its money is told as it is now.

import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { AdminPaymentPage } from './admin-payment-page.tsx';

const ID = '01920000-0000-7000-8000-0000000000f1';
const AT = '2026-11-23T08:00:00.000Z';
const paid = {
  id: ID,
  number: 'P-1',
  kind: 'order',
  title: '代购订单',
  amountFen: 5000,
  refundedFen: 0,
  state: 'succeeded',
  createdAt: AT,
  settledAt: AT,
  expiresAt: AT,
  orderId: null,
  payerId: ID,
  payerName: '安娜',
  provider: 'test',
  attention: null,
  failure: null,
  outcome: 'fulfilled',
  refundable: { priceFen: 5000, rightFen: 5000, surplusFen: 0 },
  takes: null,
  spent: null,
  attempts: [],
  events: [],
  refunds: [],
  journals: [],
};

it.each([
  ['of what was paid, when it settled and what for', {}, '已记入这笔购买', '到期'],
  [
    'of what went back, that nothing is left of it',
    { state: 'refunded', refundedFen: 5000 },
    '已全部退回付款人',
    '已记入这笔购买',
  ],
])('says %s', async (_, changes, told, untold) => {
  answer('GET /admin/payments/:id', () => ({ ...paid, ...changes }));
  await renderFeature(
    <Routes>
      <Route path="/admin/payments/:id" element={<AdminPaymentPage />} />
    </Routes>,
    { texts: ['payments', 'settings', 'orders'], path: `/admin/payments/${ID}` },
  );
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(page.getByText(untold, { exact: true })).not.toBeInTheDocument();
});
