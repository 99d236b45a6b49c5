// The money of the day: every number is a way to its entries, by day and period, and what is held is no income.

import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { DaysPage } from './days-page.tsx';

const NOTHING = { received: 0, paid_to_sellers: 0, paid_to_carriers: 0, refunded: 0, income: 0 };
const MONEY = {
  today: '2026-11-29',
  days: [
    { day: '2026-11-29', ...NOTHING, received: 58_900, paid_to_sellers: 30_000 },
    { day: '2026-11-28', ...NOTHING, received: 10_000, income: 1900, refunded: 500 },
  ],
  open: [
    { name: 'held', fen: 58_900, count: 1, to: '/admin/ledger?kind=order_escrow' },
    { name: 'paid_ahead', fen: 30_000, count: 1, to: '/admin/ledger?kind=purchases_advanced' },
    { name: 'due_to_carriers', fen: 0, count: 0, to: '/admin/global-orders?queue=dispatched' },
    { name: 'balances_asked', fen: 0, count: 0, to: '/admin/global-orders?queue=awaiting_balance' },
    { name: 'prices_asked', fen: 0, count: 0, to: '/admin/global-orders?queue=awaiting_price' },
  ],
};

const show = (path: string) => {
  answer('GET /admin/ledger/days', () => MONEY);
  answer('GET /admin/ledger/days/entries', () => ({
    entries: [
      {
        id: '01920000-0000-7000-8000-0000000000a1',
        kind: 'order.bought',
        key: 'order:1:bought:5',
        note: 'YL261123-7K3QXM',
        about: { name: 'YL261123-7K3QXM', to: '/admin/global-orders/1' },
        amount: 30_000,
        createdAt: '2026-11-29T03:00:00.000Z',
      },
    ],
    nextCursor: null,
  }));
  return renderFeature(
    <Routes>
      <Route path="/admin/ledger/days" element={<DaysPage />} />
    </Routes>,
    { texts: ['ledger'], path },
  );
};

it('shows each day and the period, and every number leads to its entries', async () => {
  await show('/admin/ledger/days?from=2026-11-28&until=2026-11-29');
  await expect.element(page.getByText(/先由我们保管，订单完成才算收入/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '¥589.00', exact: true })).toBeVisible();
  const both = page.getByRole('link', { name: /^收款，.*：¥689\.00/ });
  expect(both.element().getAttribute('href')).toBe(
    '/admin/ledger/days?sum=received&from=2026-11-28&until=2026-11-29',
  );
  await expectNoViolation();
  await page.getByRole('link', { name: /^付给卖家，2026年11月29日 至 2026年11月29日/ }).click();
  await expect.element(page.getByRole('heading', { name: '付给卖家', level: 1 })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'YL261123-7K3QXM' }))
    .toHaveAttribute('href', '/admin/global-orders/1');
  expect(callsTo('/admin/ledger/days/entries')[0]?.path).toContain(
    'sum=paid_to_sellers&from=2026-11-29&until=2026-11-29',
  );
  await expectNoViolation();
});

it('asks for the days that are chosen', async () => {
  await show('/admin/ledger/days?from=2026-11-28&until=2026-11-29');
  await page.getByLabelText('从').fill('2026-11-01');
  await expect
    .poll(() => callsTo('/admin/ledger/days').some(({ path }) => path.includes('from=2026-11-01')))
    .toBe(true);
});
