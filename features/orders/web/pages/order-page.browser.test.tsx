// The order as its buyer sees it: what waits for a decision, what a refusal keeps, and what arrives while it is looked at.

import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { NoticeBell } from '../../../notices/web/api.ts';
import type { OrderView } from '../queries.ts';
import { anOrder, ORDER_ID } from '../testing/an-order.ts';
import { OrderPage } from './order-page.tsx';

// Where there is room, nothing is folded.
beforeEach(() => page.viewport(1280, 900));

const READ = '/global-services/orders/:id';
const ACTIONS = `/global-services/orders/${ORDER_ID}/actions`;

const NO_MESSAGES = { messages: [], languages: { buyer: null, desk: [] }, nextCursor: null };

/** `now` is what the server holds; a test changes it as somebody else would. */
async function show(
  now: { order: OrderView },
  beside?: ReactNode,
  messages: object = NO_MESSAGES,
): Promise<void> {
  answer(`GET ${READ}`, () => now.order);
  answer(`GET ${READ}/messages`, () => messages);
  answer(`GET ${READ}/lesson`, () => ({ words: [], roleId: `order-${ORDER_ID}` }));
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [] }));
  await renderFeature(
    <>
      {beside}
      <OrderPage />
    </>,
    {
      texts: ['orders', 'global-services', 'settings', 'files'],
      path: `/global-services/order-details?id=${ORDER_ID}`,
    },
  );
}

/** The one stream of the page, for a test to send by. */
class OpenStream extends EventTarget {
  static last: OpenStream | undefined;
  constructor() {
    super();
    OpenStream.last = this;
  }
  send(event: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event), lastEventId: '1' }));
  }
  close(): void {
    OpenStream.last = undefined;
  }
}

const photo = (n: number, kind: 'photo' | 'scale' = 'photo') => ({
  id: `01920000-0000-7000-8000-0000000000b${n}`,
  kind,
  number: kind === 'scale' ? 1 : n,
  url: `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${n}`,
  createdAt: '2026-11-23T09:00:00.000Z',
});
const inWarehouse = (changes: Partial<OrderView> = {}): OrderView =>
  anOrder({
    stage: 'in_warehouse',
    status: 'purchasing',
    waitsFor: 'photo_decision',
    version: 6,
    photos: [photo(1), photo(2), photo(3), photo(4, 'scale')],
    realGrams: 1400,
    photosUntil: '2026-11-30T09:00:00.000Z',
    storageUntil: '2027-02-21T09:00:00.000Z',
    cancellation: { right: 'none', reason: 'no_return_asked', refundFen: 0, keptFen: 0, keptFor: '' },
    ...changes,
  });

it('shows the photos before it asks, and sends the decision on the version that was seen', async () => {
  const now = { order: inWarehouse() };
  answer(`POST ${READ}/actions`, () => {
    now.order = inWarehouse({
      version: 7,
      waitsFor: null,
      decided: 'accept',
      photoDecision: { decision: 'accept', reason: '', isByClock: false },
    });
    return now.order;
  });
  await show(now);
  await expect.element(page.getByRole('button', { name: '照片 3: 放大' })).toBeVisible();
  await expect.element(page.getByText(/^1\.4/)).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '收下，寄给我' }).click();
  const dialog = page.getByRole('dialog', { name: '收下并寄出？' });
  await expect.element(dialog.getByText(/打包以后，卖家不再退换/)).toBeVisible();
  expect(callsTo(ACTIONS)).toEqual([]);
  await dialog.getByRole('button', { name: '收下，寄给我' }).click();
  await expect.element(page.getByText('你收下了，我们正在准备打包。')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '在仓，等打包' })).toBeVisible();
  expect(callsTo(ACTIONS)[0]?.body).toEqual({
    version: 6,
    act: { action: 'decide_photos', decision: 'accept', reason: '' },
  });
});

it('says what a yes would overtake: an answer that is awaited, and another order', async () => {
  const sending = { aloneFen: 30_000, baseFen: 20_000, others: [], apartFen: 30_000, togetherFen: 30_000 };
  await show({
    order: inWarehouse({
      unansweredSince: '2026-11-24T09:00:00.000Z',
      sending: {
        ...sending,
        underWay: ['YL261124-9PQRST'],
        undecided: ['YL261124-AAAAA1', 'YL261124-AAAAA2'],
      },
    }),
  });
  await page.getByRole('button', { name: '收下，寄给我' }).click();
  const dialog = page.getByRole('dialog', { name: '收下并寄出？' });
  await expect.element(dialog.getByText(/的消息我们还没有回答/)).toBeVisible();
  await expect
    .element(dialog.getByText(/YL261124-9PQRST.*起步费 ¥200\.00.*免费存放到 2027年2月21日/))
    .toBeVisible();
  await expect.element(dialog.getByText(/AAAAA1和YL261124-AAAAA2 也在仓库.*全部收下/)).toBeVisible();
  await expectNoViolation();
  await dialog.getByRole('button', { name: '先不收，等一等' }).click();
  expect(callsTo(ACTIONS)).toEqual([]);
});

it('takes a decision back while nobody has packed it', async () => {
  const decided = {
    waitsFor: null,
    decided: 'accept',
    photoDecision: { decision: 'accept', reason: '', isByClock: false },
  } as const;
  const now = { order: inWarehouse({ ...decided, may: [{ action: 'reopen_photos', reason: null }] }) };
  answer(`POST ${READ}/actions`, () => {
    now.order = inWarehouse({ version: 7 });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '收回决定' }).click();
  await expect.element(page.getByRole('button', { name: '收下，寄给我' })).toBeVisible();
  expect(callsTo(ACTIONS)[0]?.body).toEqual({ version: 6, act: { action: 'reopen_photos' } });
  await expect.element(page.getByRole('button', { name: '收回决定' })).not.toBeInTheDocument();
});

it('returns nothing without a reason, and keeps the reason when somebody was faster', async () => {
  const data = { version: 7, stage: 'in_warehouse', by: '小李', at: '2026-11-23T10:00:00.000Z' };
  answer(`POST ${READ}/actions`, () => refuse('ORDER_CHANGED', { data }));
  await show({ order: inWarehouse() });
  await page.getByRole('button', { name: '退货' }).click();
  const dialog = page.getByRole('dialog', { name: '退货' });
  await expectNoViolation();
  await dialog.getByRole('button', { name: '退货' }).click();
  await expect.element(dialog.getByLabelText('哪里不对？')).toHaveFocus();
  expect(callsTo(ACTIONS)).toEqual([]);
  await dialog.getByLabelText('哪里不对？').fill('颜色不对');
  await dialog.getByRole('button', { name: '退货' }).click();
  await expect.element(dialog.getByText(/^这一单刚刚变了，你的没有存/)).toBeVisible();
  await expect.element(dialog.getByLabelText('哪里不对？')).toHaveValue('颜色不对');
});

it('cancels for the refund that was shown, and says when it has become another', async () => {
  answer(`POST ${READ}/actions`, () => refuse('REFUND_CHANGED', { data: { refundFen: 40_000 } }));
  await show({ order: anOrder() });
  await expect.element(page.getByText('现在可以取消，退回 ¥502.97。')).toBeVisible();
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect.element(page.getByText(/^能退的金额变了，什么都没有做/)).toBeVisible();
  expect(callsTo(ACTIONS)[0]?.body).toMatchObject({ act: { action: 'cancel', refundFen: 50_297 } });
});

it('is read again when a notice tells of it, without anybody asking', async () => {
  vi.stubGlobal('EventSource', OpenStream);
  onTestFinished(() => void vi.unstubAllGlobals());
  answer('POST /notices/see', () => ({ unread: 0 }));
  const now = { order: anOrder() };
  await show(now, <NoticeBell />);
  await expect.element(page.getByRole('heading', { name: '我们在核对' })).toBeVisible();
  now.order = anOrder({ stage: 'ordered', status: 'purchasing', version: 5 });
  await expect.poll(() => OpenStream.last).toBeDefined();
  OpenStream.last?.send({
    type: 'notice',
    unread: 1,
    notice: {
      id: ORDER_ID,
      seq: 1,
      kind: 'orders.news',
      title: '已向卖家下单',
      detail: '',
      path: `/global-services/order-details?id=${ORDER_ID}`,
      createdAt: '2026-11-23T09:00:00.000Z',
      isRead: false,
    },
  });
  await expect.element(page.getByRole('heading', { name: '已向卖家下单' })).toBeVisible();
  await expect.poll(() => callsTo('/notices/see')).toHaveLength(1);
});

it('names the thing that a claim is about, where there are several', async () => {
  const [shoes] = anOrder().request.items;
  if (!shoes) throw new Error('the order has no thing');
  const request = { ...anOrder().request, items: [shoes, { ...shoes, name: 'Canvas bag', variant: '' }] };
  const claim: OrderView['claims'][number] = {
    id: ORDER_ID,
    reason: 'damaged',
    item: 1,
    text: '带子断了',
    askedFen: 1000,
    state: 'open',
    grantedFen: 0,
    answer: '',
    pictures: [],
    createdAt: '2026-12-11T09:00:00.000Z',
    decidedAt: null,
  };
  const delivered = anOrder({
    stage: 'delivered',
    status: 'delivered',
    version: 9,
    request,
    deliveredAt: '2026-12-10T09:00:00.000Z',
    may: [{ action: 'open_claim', reason: null }],
  });
  const now = { order: delivered };
  answer(`POST ${READ}/claims`, () => {
    now.order = { ...delivered, version: 10, may: [], claims: [claim] };
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '提出问题' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('哪里不对？').fill('带子断了');
  await dialog.getByLabelText(/希望退多少/).fill('10');
  await dialog.getByRole('button', { name: '提出问题' }).click();
  await expect.element(dialog.getByText('请选是哪一样。')).toBeVisible();
  await expectNoViolation();
  await dialog.getByLabelText('哪一样？').selectOptions('Canvas bag');
  await dialog.getByRole('button', { name: '提出问题' }).click();
  await expect.poll(() => callsTo(`/global-services/orders/${ORDER_ID}/claims`)).toHaveLength(1);
  expect(callsTo(`/global-services/orders/${ORDER_ID}/claims`)[0]?.body).toMatchObject({ item: 1 });
  // Words that can be tapped have marks between them.
  const shown = page.getByRole('listitem').filter({ hasText: '带子断了' });
  await expect
    .poll(() =>
      shown
        .first()
        .element()
        .textContent.replaceAll(/[^\p{L}]/gu, ''),
    )
    .toContain('Canvasbag');
});

it('says of a large balance that silence is no yes, and until when an answer is waited for', async () => {
  const outlook = {
    lines: [{ kind: 'weight', quotedFen: 28_800, realFen: 50_800 }],
    refundFen: 0,
    balanceFen: 22_000,
    borneFen: 0,
    isSilenceAgreed: false,
    returnLeastFen: 28_800,
    returnMostFen: 50_297,
  } as const;
  await show({ order: inWarehouse({ outlook: { ...outlook, lines: [...outlook.lines] } }) });
  await expect.element(page.getByText(/接受以后，寄出之前要补 ¥220.00/)).toBeVisible();
  await expect
    .element(page.getByText(/没有你的答复，我们不会往下办；到期还没有答复，就退给卖家/))
    .toBeVisible();
});

it('tells of an order that is not there, or is somebody else’s', async () => {
  answer(`GET ${READ}`, () => refuse('NOT_FOUND', { status: 404 }));
  answer('GET /settings/currencies', () => ({ rates: {}, bankCosts: [] }));
  await renderFeature(<OrderPage />, {
    texts: ['orders', 'global-services', 'settings', 'files'],
    path: `/global-services/order-details?id=${ORDER_ID}`,
  });
  await expect.element(page.getByText(/没有这个订单，或者它不是你的/)).toBeVisible();
});

it('asks for no taxes once the order is cancelled, and its buyer can still write', async () => {
  await show({ order: anOrder({ stage: 'cancelled', status: 'cancelled', waitsFor: null, version: 9 }) });
  await expect.element(page.getByText(/还有要问的，比如退款到哪儿了/)).toBeVisible();
  expect(page.getByText('到门口可能还要付').elements()).toEqual([]);
  answer(`POST ${READ}/messages`, () => ({
    id: ORDER_ID,
    isOperator: false,
    text: '退款到哪儿了？',
    pictures: [],
    createdAt: '2026-11-23T10:00:00.000Z',
  }));
  await page.getByLabelText('写留言').fill('退款到哪儿了？');
  await page.getByRole('button', { name: '发送' }).click();
  const written = () => callsTo(`/global-services/orders/${ORDER_ID}/messages`).filter(({ body }) => body);
  await expect.poll(written).toMatchObject([{ body: { text: '退款到哪儿了？' } }]);
});

it('tells line by line what comes back for a thing that is dropped, and what stays', async () => {
  const order = anOrder();
  const [shoes] = order.request.items;
  if (!shoes) throw new Error('the order has a thing');
  const lines = [
    { kind: 'goods', fen: 5000 },
    { kind: 'service_fee', fen: 150 },
    { kind: 'shipping', fen: 4400 },
  ] as const;
  const request = { ...order.request, items: [shoes, { ...shoes, name: '布袋', priceFen: 5000 }] };
  await show({
    order: { ...order, request, things: 2, drops: [{ item: 1, refundFen: 9550, lines: [...lines] }] },
  });
  await page.getByRole('button', { name: '去掉“布袋”' }).click();
  const dialog = page.getByRole('dialog');
  for (const amount of ['CN¥50.00', 'CN¥1.50', 'CN¥44.00', 'CN¥95.50'])
    await expect.element(dialog.getByText(amount.replace('CN', ''), { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/不变的：.*10\.00/)).toBeVisible();
  await expectNoViolation();
});

it('lets the buyer say yes or no to a higher price before anything is bought', async () => {
  const now = {
    order: anOrder({
      stage: 'awaiting_price',
      status: 'purchasing',
      waitsFor: 'balance',
      version: 5,
      balance: {
        id: ORDER_ID as NonNullable<OrderView['balance']>['id'], // as the schema would brand it
        amountFen: 7100,
        reason: '卖家涨价了',
        state: 'open',
        createdAt: '2026-11-23T09:00:00.000Z',
        payableUntil: '2026-11-30T09:00:00.000Z',
      },
      cancellation: { right: 'cancel', reason: null, refundFen: 50_297, keptFen: 0, keptFor: '' },
    }),
  };
  answer(`POST ${READ}/actions`, () => {
    now.order = anOrder({ stage: 'cancelled', status: 'cancelled', waitsFor: null, version: 6 });
    return now.order;
  });
  await show(now);
  await expect.element(page.getByText('卖家涨价了')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '同意，补差价 ¥71.00' })).toBeVisible();
  await expect.element(page.getByText(/请在 2026年11月30日.*以前决定/)).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '不同意，取消并全额退款' }).click();
  await expect
    .poll(() => callsTo(ACTIONS)[0]?.body)
    .toEqual({
      version: 5,
      act: { action: 'cancel', refundFen: 50_297, reason: '不同意涨价' },
    });
});

it('says a sentence of the list, and shows how the desk will read it', async () => {
  const order = anOrder();
  const write = `${READ}/messages`;
  answer(`POST ${write}`, () => ({}));
  await show({ order }, undefined, {
    messages: [
      {
        id: photo(1).id,
        isOperator: true,
        text: '',
        phrase: { id: 'slow_seller', slots: { days: '5' } },
        locale: 'en',
        pictures: [],
        createdAt: '2026-11-23T09:00:00.000Z',
      },
    ],
    languages: { buyer: 'zh', desk: ['en', 'pt'] },
    nextCursor: null,
  });
  await expect
    .element(page.getByText('我们看得懂：英语、葡萄牙语。你可以用中文写，我们借助翻译工具来读。'))
    .toBeVisible();
  // What was chosen is read in one's own language, with the other's below it.
  await expect.element(page.getByText(/卖家说要 5 天才能发货/)).toBeVisible();
  await expect.element(page.getByText(/The seller needs 5 days/)).toBeVisible();
  await page.getByLabelText('常用句').selectOptions('我要这个：____。');
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(page.getByText('常用句里还有空没有填好。')).toBeVisible();
  await page.getByLabelText('内容（原样显示，不翻译）').fill('红色 38');
  await expect.element(page.getByText('I would like this one: 红色 38.')).toBeVisible();
  await page.getByRole('button', { name: '发送' }).click();
  await expect
    .poll(() => callsTo(`/global-services/orders/${ORDER_ID}/messages`).find(({ body }) => body)?.body)
    .toMatchObject({
      text: '',
      phrase: { id: 'take_this', slots: { choice: '红色 38' } },
    });
});
