// What the order's page says of money and time: real costs, the expected day, the base fee, and a time to pay that is over.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { OrderView } from '../queries.ts';
import { anOrder, ORDER_ID, OTHER_ID } from '../testing/an-order.ts';
import { OrderPage } from './order-page.tsx';

// Where there is room, nothing is folded.
beforeEach(() => page.viewport(1280, 900));

const READ = '/global-services/orders/:id';

/** `now` is what the server holds. */
async function show(now: { readonly order: OrderView }): Promise<void> {
  answer(`GET ${READ}`, () => now.order);
  answer(`GET ${READ}/messages`, () => ({
    messages: [],
    languages: { buyer: null, desk: [] },
    nextCursor: null,
  }));
  answer(`GET ${READ}/lesson`, () => ({ words: [], roleId: `order-${ORDER_ID}` }));
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [] }));
  await renderFeature(<OrderPage />, {
    texts: ['orders', 'global-services', 'settings', 'files'],
    path: `/global-services/order-details?id=${ORDER_ID}`,
  });
}

const inWarehouse = (changes: Partial<OrderView>): OrderView =>
  anOrder({ stage: 'in_warehouse', status: 'purchasing', waitsFor: 'photo_decision', ...changes });

it('offers a new quote of the same things, in one tap, once the time to pay is over', async () => {
  const lapsed = { stage: 'cancelled', isPaid: false, isLapsed: true, paidAt: null, waitsFor: null } as const;
  const order = anOrder(lapsed);
  const { request, price } = order;
  answer('POST /global-services/quotes', () => ({
    id: OTHER_ID,
    request,
    price,
    createdAt: order.createdAt,
    expiresAt: order.createdAt,
    orderId: null,
  }));
  await show({ order });
  await expect.element(page.getByText(/^付款时间是 24 小时，已经过了/)).toBeVisible();
  await page.getByRole('button', { name: '同样的东西，重新报价' }).click();
  await expect.poll(() => callsTo('/global-services/quotes')).toHaveLength(1);
  expect(callsTo('/global-services/quotes')[0]?.body).toMatchObject({
    items: [{ name: '帆布鞋', draftId: null }],
  });
});

const REAL = [
  { kind: 'goods', quotedFen: 19_900, realFen: 17_900 },
  { kind: 'domestic_freight', quotedFen: 0, realFen: 0 },
  { kind: 'weight', quotedFen: 28_800, realFen: 26_600 },
] as const;

it.each([
  [
    'accepted',
    inWarehouse({
      waitsFor: null,
      photoDecision: { decision: 'accept', reason: '', isByClock: false },
      outlook: {
        lines: [...REAL],
        refundFen: 4200,
        balanceFen: 0,
        borneFen: 0,
        isSilenceAgreed: true,
        returnLeastFen: 0,
        returnMostFen: 0,
      },
    }),
    '打包时退给你 ¥42.00。',
  ],
  [
    'on its way',
    anOrder({
      stage: 'dispatched',
      status: 'shipping',
      settlement: { lines: [...REAL], refundFen: 4200, balanceFen: 0 },
      refundedFen: 4200,
    }),
    '已退给你 ¥42.00，原路退回。',
  ],
])('keeps what was quoted beside what it really cost once it is %s', async (_, order, outcome) => {
  await show({ order });
  const table = page.getByRole('table', { name: '报价和实际费用' });
  await expect.element(table.getByRole('row', { name: /商品.*199\.00.*179\.00.*−20\.00/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /合计.*502\.97.*460\.97.*−42\.00/ })).toBeVisible();
  await expect.element(page.getByText(outcome)).toBeVisible();
  await expect.element(page.getByText('服务费按报价收：买得便宜了、贵了，都不变。')).toBeVisible();
  await expectNoViolation();
});

it('says when it is expected and what that rests on, and names the base fee while it waits', async () => {
  await show({
    order: inWarehouse({
      arrival: {
        from: '2026-12-10',
        until: '2026-12-27',
        parts: [
          { of: 'packing', min: 1, max: 2 },
          { of: 'carrier', min: 15, max: 30 },
        ],
        isBuyersTurn: true,
        isLate: false,
      },
      sending: {
        underWay: [],
        undecided: [],
        aloneFen: 31_000,
        baseFen: 20_000,
        others: ['YL261120-AAAAAA'],
        apartFen: 62_000,
        togetherFen: 42_000,
      },
    }),
  });
  await expect
    .element(page.getByText('这样算出来的：拍照和打包 1–2 天 · 国际运输 15–30 天。 按你今天就回复来算。'))
    .toBeVisible();
  await expect
    .element(page.getByText(/单独寄：国际运费 ¥310.00，其中每个包裹的起步费 ¥200.00/))
    .toBeVisible();
  await expect
    .element(page.getByText(/和 YL261120-AAAAAA 一起寄：起步费只收一次，一共 ¥420.00/))
    .toBeVisible();
});

it('says at its head that to cancel was asked, what comes back if the seller is paid, and takes it back', async () => {
  const asked = anOrder({
    stage: 'ordered',
    isCancelAsked: true,
    cancelAsked: { reason: '不要了', at: '2026-11-24T08:00:00.000Z' },
    cancellation: { right: 'none', reason: 'cancel_asked_already', refundFen: 0, keptFen: 0, keptFor: '' },
    may: [{ action: 'withdraw_cancel', reason: null }],
  });
  answer(`POST ${READ}/actions`, () => anOrder({ stage: 'ordered' }));
  const now = { order: asked };
  await show(now);
  await expect.element(page.getByRole('heading', { name: '你申请了取消' })).toBeVisible();
  // The freight abroad of this order, without a tip.
  await expect.element(page.getByText(/国际运费和小费 ¥288\.00 一定退回/)).toBeVisible();
  await expectNoViolation();
  now.order = anOrder({ stage: 'ordered' });
  await page.getByRole('button', { name: '撤回申请，继续买' }).click();
  await expect.element(page.getByRole('heading', { name: '你申请了取消' })).not.toBeInTheDocument();
  expect(callsTo(`/global-services/orders/${ORDER_ID}/actions`)[0]?.body).toMatchObject({
    act: { action: 'withdraw_cancel' },
  });
});

it('says of a delivered order when it came, and no more when it is expected', async () => {
  await show({
    order: anOrder({
      stage: 'delivered',
      status: 'delivered',
      carrier: 'DHL',
      trackingNumber: 'JD014600099887766',
      estimate: { from: '2026-12-08', until: '2026-12-23' },
      deliveredAt: '2026-12-10T09:00:00.000Z',
    }),
  });
  await expect.element(page.getByText('2026年12月10日 已送达')).toBeVisible();
  expect(page.getByText(/^预计/).elements()).toEqual([]);
});

it('asks what was paid at the door in the money of that country', async () => {
  const delivered = anOrder({
    stage: 'delivered',
    status: 'delivered',
    version: 9,
    deliveredAt: '2026-12-10T09:00:00.000Z',
    may: [{ action: 'tell_door_cost', reason: null }],
  });
  const now = { order: delivered };
  answer(`POST ${READ}/actions`, () => {
    now.order = { ...delivered, version: 10, doorCost: { amount: 23_050, currency: 'BRL' } };
    return now.order;
  });
  await show(now);
  const amount = page.getByLabelText('金额（R$）');
  await amount.fill('viel');
  await page.getByRole('button', { name: '告诉你们' }).click();
  await expect.element(page.getByText('请填一个金额，没有付就填 0。')).toBeVisible();
  await amount.fill('230,50');
  await page.getByRole('button', { name: '告诉你们' }).click();
  await expect.element(page.getByText('谢谢，记下了。')).toBeVisible();
  expect(callsTo(`/global-services/orders/${ORDER_ID}/actions`).at(-1)?.body).toMatchObject({
    act: { action: 'tell_door_cost', cost: { amount: 23_050, currency: 'BRL' } },
  });
});
