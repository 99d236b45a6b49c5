// What an operator must see before a step: asked about singly as with many, with where it goes before it is packed and sent.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { DeskOrder } from '../queries.ts';
import { aDeskOrder, ORDER_ID } from '../testing/an-order.ts';
import { showDeskOrder } from '../testing/show-desk-order.tsx';

const mind = (of: 'wish' | 'size' | 'verdict', text = '', name = '') => ({
  key: of,
  of,
  item: name === '' ? null : 0,
  name,
  text,
});
const MINDS = [
  mind('wish', 'Sem caixa, por favor'),
  mind('size', '', '布鞋'),
  mind('verdict', '怕压', '茶壶'),
];

async function show(order: DeskOrder): Promise<void> {
  answer('GET /admin/global-orders/:id', () => order);
  answer('GET /admin/global-orders', () => ({ orders: [], nextCursor: null }));
  await showDeskOrder({ number: order.number });
}

it('approves what must be minded only when that was seen, and says so', async () => {
  const order = aDeskOrder({
    stage: 'paid_review',
    minds: MINDS,
    may: [{ action: 'approve', reason: null }],
  });
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'to_buy', version: 3 }));
  await show(order);
  // Above the button, too.
  await expect.element(page.getByText('买家的要求：“Sem caixa, por favor”')).toBeVisible();
  await page.getByRole('button', { name: '核对通过' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('茶壶：怕压')).toBeVisible();
  await expect.element(dialog.getByText(/布鞋：没有写尺码/)).toBeVisible();
  expect(callsTo(`/admin/global-orders/${ORDER_ID}/actions`)).toEqual([]);
  await expectNoViolation();
  await dialog.getByRole('button', { name: '看过了，核对通过' }).click();
  await expect
    .poll(() => callsTo(`/admin/global-orders/${ORDER_ID}/actions`)[0]?.body)
    .toMatchObject({ act: { action: 'approve', minded: ['wish', 'size', 'verdict'] } });
});

it('says where it goes before it is packed and before it is sent', async () => {
  answer('POST /admin/global-orders/parcels/preview', () => ({
    billFen: null,
    doubt: null,
    grams: 800,
    refundFen: 0,
    borneFen: 1100,
    orders: [],
  }));
  const order = aDeskOrder({ stage: 'in_warehouse', may: [{ action: 'pack', reason: null }] });
  await show(order);
  await page.getByRole('button', { name: '打包', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(order.address?.line1 ?? '')).toBeVisible();
  await expect.element(dialog.getByText('¥11.00')).toBeVisible();
});

it('asks before it is sent, and sends what was typed', async () => {
  const order = aDeskOrder({ stage: 'packed', may: [{ action: 'dispatch', reason: null }] });
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'dispatched', version: 3 }));
  await show(order);
  await page.getByLabelText('承运商').fill('EMS');
  await page.getByLabelText('运单号').fill('EE987654321CN');
  await page.getByRole('button', { name: '已寄出' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('EMS · EE987654321CN')).toBeVisible();
  expect(callsTo(`/admin/global-orders/${ORDER_ID}/actions`)).toEqual([]);
  await dialog.getByRole('button', { name: '已寄出' }).click();
  await expect
    .poll(() => callsTo(`/admin/global-orders/${ORDER_ID}/actions`)[0]?.body)
    .toMatchObject({ act: { action: 'dispatch', carrier: 'EMS', trackingNumber: 'EE987654321CN' } });
});

it('can ask once more, or go on without an answer', async () => {
  await show(
    aDeskOrder({
      stage: 'needs_info',
      may: [
        { action: 'ask_info', reason: null },
        { action: 'withdraw_info', reason: null },
      ],
    }),
  );
  await expect.element(page.getByRole('button', { name: '再问一次' })).toBeVisible();
  await page.getByRole('button', { name: '撤回问题，继续核对' }).click();
  await expect.element(page.getByRole('dialog').getByText(/问题不用再回答/)).toBeVisible();
});

it('asks before a photo is removed, and says why none goes any more', async () => {
  const photo = {
    id: '01920000-0000-7000-8000-0000000000b1',
    kind: 'photo' as const,
    number: 4,
    url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    createdAt: '2026-11-23T09:00:00.000Z',
  };
  await show(
    aDeskOrder({
      stage: 'ordered',
      photos: [photo],
      may: [{ action: 'remove_photo', reason: null }],
    }),
  );
  await page.getByRole('button', { name: /照片 4\s*：删除/ }).click();
  await expect.element(page.getByRole('dialog', { name: '删除照片 4？' })).toBeVisible();
});
