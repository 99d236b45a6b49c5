// An admin's refund: what it takes follows the amount, and too much is refused before anything is sent.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../../kit/web/testing/server.ts';
import type { AdminPayment } from '../../queries.ts';
import { RefundDialog } from './refund-dialog.tsx';

const ID = '01920000-0000-7000-8000-0000000000f1';

// The tab keeps what was typed.
beforeEach(() => sessionStorage.clear());

it('says what the typed amount takes, and refuses what is more than there is', async () => {
  answer('GET /admin/payments/:id/refund-preview', ({ path }) => ({
    takes: path.includes('amountFen=1000') ? 'VIP 有效期变为 12 月 1 日' : 'VIP 立即结束',
    terms: '全额退款条件：符合。',
  }));
  // All that the dialog reads of it.
  const payment = {
    id: ID,
    refundable: { priceFen: 3900, rightFen: 3900, surplusFen: 0 },
    takes: 'VIP 立即结束',
    spent: null,
  } as AdminPayment;
  await renderFeature(<RefundDialog payment={payment} onClose={() => {}} />, {
    texts: ['payments', 'settings'],
  });
  await expect.element(page.getByText('退 ¥39.00 的话：VIP 立即结束。')).toBeVisible();
  await expect.element(page.getByText('学习记录会保留。')).toBeVisible();
  await expect.element(page.getByText('全额退款条件：符合。')).toBeVisible();
  await page.getByLabelText('金额（元）').fill('10');
  await expect.element(page.getByText('退 ¥10.00 的话：VIP 有效期变为 12 月 1 日。')).toBeVisible();
  await expectNoViolation();
  await page.getByLabelText('金额（元）').fill('100');
  await page.getByLabelText('原因（付款人会看到）').fill('多扣了');
  await expect.element(page.getByText('最多 ¥39.00。')).toBeVisible();
  await page.getByRole('button', { name: '确认退款' }).click();
  expect(callsTo(`/admin/payments/${ID}/refunds`)).toEqual([]);
});

it('shows what stays where nothing is to be taken, and says so with the refund', async () => {
  answer('GET /admin/payments/:id/refund-preview', ({ path }) => ({
    takes: path.includes('goodwill=yes') ? 'VIP 有效期不变' : 'VIP 立即结束',
    terms: null,
  }));
  answer('POST /admin/payments/:id/refunds', () => ({ refunds: [] }));
  // As above.
  const payment = {
    id: ID,
    refundable: { priceFen: 3900, rightFen: 3900, surplusFen: 0 },
    takes: 'VIP 立即结束',
    spent: null,
  } as AdminPayment;
  await renderFeature(<RefundDialog payment={payment} onClose={() => {}} />, {
    texts: ['payments', 'settings'],
  });
  await expect.element(page.getByText('退 ¥39.00 的话：VIP 立即结束。')).toBeVisible();
  await page.getByRole('switch', { name: '同时收回相应的 VIP 或加时包' }).click();
  await expect.element(page.getByText('退 ¥39.00 的话：VIP 有效期不变。')).toBeVisible();
  await expectNoViolation();
  await page.getByLabelText('原因（付款人会看到）').fill('系统故障补偿');
  await page.getByRole('button', { name: '确认退款' }).click();
  await expect.poll(() => callsTo(`/admin/payments/${ID}/refunds`)).toHaveLength(1);
  expect(callsTo(`/admin/payments/${ID}/refunds`)[0]?.body).toMatchObject({ of: 'price', isGoodwill: true });
});

it('keeps what was typed when it is closed, goodwill too, until money has moved', async () => {
  answer('GET /admin/payments/:id/refund-preview', () => ({ takes: 'VIP 立即结束', terms: null }));
  // As above.
  const of = (priceFen: number) =>
    ({
      id: ID,
      refundable: { priceFen, rightFen: priceFen, surplusFen: 0 },
      takes: 'VIP 立即结束',
      spent: null,
    }) as AdminPayment;
  const open = (priceFen: number) =>
    renderFeature(<RefundDialog key={priceFen} payment={of(priceFen)} onClose={() => {}} />, {
      texts: ['payments', 'settings'],
    });
  const first = await open(3900);
  await page.getByLabelText('原因（付款人会看到）').fill('系统故障');
  await page.getByLabelText('金额（元）').fill('10');
  await page.getByRole('switch').click();
  await first.unmount();
  const again = await open(3900);
  await expect.element(page.getByLabelText('原因（付款人会看到）')).toHaveValue('系统故障');
  await expect.element(page.getByLabelText('金额（元）')).toHaveValue('10');
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  await again.unmount();
  await open(2900);
  await expect.element(page.getByLabelText('原因（付款人会看到）')).toHaveValue('');
});
