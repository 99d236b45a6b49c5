// The overview: what has waited longest comes first, a part that fails is told and hides no other, periods are asked anew.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { Overview } from '../queries.ts';
import { DashboardPage } from './dashboard-page.tsx';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const DAYS = Array.from({ length: 30 }, (_, place) => ({
  day: new Date(Date.UTC(2026, 9, 24) + place * 24 * HOUR_MS).toISOString().slice(0, 10),
  value: (place * 731) % 9000,
}));

const NOTHING = DAYS.map(({ day }) => ({ day, value: 0 }));

const OVERVIEW: Overview = {
  readAt: '2026-11-23T08:05:00.000Z',
  parts: [
    {
      name: 'payments',
      title: '付款',
      content: {
        tasks: [
          { label: '没退成的款', count: 1, oldestAt: ago(5), to: '/admin/payments/refunds?state=failed' },
          { label: '待确认的转账', count: 12, oldestAt: ago(75), to: '/admin/payments?state=processing' },
        ],
        facts: [],
      },
    },
    { name: 'orders', title: '代购订单', content: null },
    {
      name: 'operation',
      title: '运行',
      content: {
        // Older than all, and done last.
        tasks: [{ label: '待转发的邮件', count: 7, oldestAt: ago(500), to: '/admin/mails', isAside: true }],
        facts: [
          { label: '失败的后台任务（近 24 小时）', value: { kind: 'count', count: 0 } },
          { label: '数据库', value: { kind: 'bytes', bytes: 128_000_000 } },
        ],
      },
    },
  ],
  figures: [
    { name: 'payments.income', title: '收入', unit: 'fen', partOf: null, days: DAYS },
    { name: 'payments.income.order', title: '订单', unit: 'fen', partOf: 'payments.income', days: DAYS },
    { name: 'talks.begun', title: '新开的对话', unit: 'count', partOf: null, days: DAYS },
    { name: 'ai.cost', title: 'AI 费用', unit: 'micro', partOf: null, days: NOTHING },
  ],
};

async function show(overview: Overview = OVERVIEW): Promise<void> {
  answer('GET /admin/overview', () => overview);
  answer('GET /admin/mails', () => ({ isSending: true, mails: [], nextCursor: null }));
  answer('GET /site', () => ({ courseBookingUrl: null, speaker: 'engine' }));
  await renderFeature(<DashboardPage />, { texts: ['admin'], path: '/admin/dashboard' });
  await expect.element(page.getByRole('heading', { name: '今天要处理' })).toBeVisible();
}

it('shows what waits, the longest first, each with its page', async () => {
  await show();
  const links = page.getByRole('link', { name: /最早/ }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/payments?state=processing',
    '/admin/payments/refunds?state=failed',
    '/admin/mails',
  ]);
  await expect.element(page.getByText('付款 · 最早：3天前')).toBeVisible();
  await expect.element(page.getByText('付款 · 最早：5小时前')).toBeVisible();
  await expectNoViolation();
});

it('tells which part could not be read, and shows the others', async () => {
  await show();
  await expect.element(page.getByText('“代购订单”没能读取，其他部分不受影响。')).toBeVisible();
  await expect.element(page.getByText('128兆字节').or(page.getByText('128 MB'))).toBeVisible();
});

it('says that nothing waits, and asks for the period that is chosen', async () => {
  await show({ ...OVERVIEW, parts: [] });
  await expect.element(page.getByText('现在没有要处理的事。')).toBeVisible();
  await page.getByText('90 天').click();
  await expect
    .poll(() => callsTo('/admin/overview').map(({ path }) => path))
    .toContainEqual(expect.stringContaining('days=90'));
});

it('says what yesterday came to beside the day before, with its shares, and what came to nothing', async () => {
  await show();
  const table = page.getByRole('table', { name: '昨天' });
  const [yesterday, before] = [DAYS.at(-2)?.value ?? 0, DAYS.at(-3)?.value ?? 0];
  const row = table.getByRole('row', { name: /^收入/ });
  await expect.element(row).toMatchTextContent(`¥${(yesterday / 100).toFixed(2)}`);
  await expect.element(row).toMatchTextContent(`¥${(before / 100).toFixed(2)}`);
  await expect.element(table.getByRole('row', { name: /其中：订单/ })).toBeVisible();
  // A share has no chart of its own.
  await expect.element(page.getByRole('region', { name: '订单', exact: true })).not.toBeInTheDocument();
  const costs = page.getByRole('region', { name: 'AI 费用' });
  await costs.getByText('查看数据').click();
  expect(costs.getByRole('row').elements()).toHaveLength(NOTHING.length + 1);
});
