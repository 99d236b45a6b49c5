// A receipt: the lines of what was paid, their sum, what came back, and beside it what customs may ask for.

import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { ReceiptPage } from './receipt-page.tsx';

const ID = '01920000-0000-7000-8000-0000000000a1';

it('names each line, their sum and what came back, and keeps customs out of it', async () => {
  queryClient.clear();
  answer('GET /settings/currencies', () => ({ rates: {}, bankCosts: [] }));
  answer('GET /payments/:id', () => ({
    id: ID,
    number: 'P261123-7K3QXM',
    kind: 'order',
    reference: ID,
    title: '代购订单 YL261123-7K3QXM',
    amountFen: 30_000,
    state: 'partially_refunded',
    refundedFen: 3000,
    settledAt: '2026-11-23T08:05:00.000Z',
    provider: 'test',
    refunds: [
      {
        id: '01920000-0000-7000-8000-0000000000b1',
        origin: 'order_difference',
        amountFen: 2000,
        reason: '',
        state: 'succeeded',
        settledAt: '2026-11-25T08:05:00.000Z',
      },
      {
        id: '01920000-0000-7000-8000-0000000000b2',
        origin: 'order_cancelled',
        amountFen: 1000,
        reason: 'perdi o emprego',
        state: 'succeeded',
        settledAt: '2026-11-26T08:05:00.000Z',
      },
    ],
    weight: null,
    things: [],
    lines: [
      { name: '商品', fen: 20_000 },
      { name: '国际运费', fen: 10_000 },
    ],
    atDoor: { leastFen: 5000, mostFen: 6000 },
    shown: null,
  }));
  await renderFeature(
    <Routes>
      <Route path="/payments/:id/receipt" element={<ReceiptPage />} />
    </Routes>,
    { texts: ['payments', 'settings', 'site'], path: `/payments/${ID}/receipt` },
  );
  const row = (name: string) => page.getByText(name, { exact: true }).element().parentElement?.textContent;
  await expect.element(page.getByText('商品', { exact: true })).toBeVisible();
  expect(row('商品')).toContain('¥200.00');
  expect(row('国际运费')).toContain('¥100.00');
  expect(row('付款合计')).toContain('¥300.00');
  expect(row('实付')).toContain('¥270.00');
  await expect.element(page.getByText(/≈ ¥50\.00.* 到 ¥60\.00/)).toBeVisible();
  // Why its buyer has cancelled is their own matter.
  await expect.element(page.getByText(/perdi o emprego/)).not.toBeInTheDocument();
  await expectNoViolation();
});
