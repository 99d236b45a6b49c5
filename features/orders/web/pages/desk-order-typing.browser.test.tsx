// An order on the desk with what lies in its parcel, and what an operator types: asked about, kept, and sent by no slip of the hand.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { keepDraft, readDraft } from '../order/messages/draft.ts';
import type { DeskOrder, OrderMessage } from '../queries.ts';
import { aDeskOrder, ORDER_ID, OTHER_ID } from '../testing/an-order.ts';
import { DESK_PLACE, showDeskOrder } from '../testing/show-desk-order.tsx';

async function show(now: { order: DeskOrder }, messages: readonly OrderMessage[] = []): Promise<void> {
  answer('GET /admin/global-orders/:id', () => now.order);
  answer('GET /admin/global-orders', () => ({ orders: [], nextCursor: null }));
  await showDeskOrder({ number: now.order.number, messages });
}

it('shows what lies in one parcel with it, and says that a step goes for all of it', async () => {
  const parcel = { grams: 1800, others: [{ id: OTHER_ID, number: 'YL261123-AAAAA2', product: '布袋' }] };
  await show({
    order: aDeskOrder({ stage: 'packed', parcel, may: [{ action: 'dispatch', reason: null }] }),
  });
  const link = page.getByRole('link', { name: 'YL261123-AAAAA2' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toBe(`/admin/global-orders/${OTHER_ID}`);
  await expect.element(page.getByText(/整个包裹重 1,800/)).toBeVisible();
  await expect.element(page.getByText(/和 YL261123-AAAAA2 在同一个包裹里/)).toBeVisible();
  await expectNoViolation();
});

it('says before packing what goes back, and which order has to wait', async () => {
  const other = {
    id: OTHER_ID,
    number: 'YL261123-AAAAA2',
    product: '布袋',
    version: 4,
    giftCard: '',
    minds: [],
  };
  const now = {
    order: aDeskOrder({ stage: 'in_warehouse', together: [other], may: [{ action: 'pack', reason: null }] }),
  };
  answer('POST /admin/global-orders/parcels/preview', () => ({
    billFen: null,
    doubt: null,
    grams: 1800,
    shippingFen: 25_900,
    refundFen: 2900,
    borneFen: 0,
    orders: [
      {
        id: ORDER_ID,
        number: now.order.number,
        grams: 900,
        shippingFen: 20_000,
        refundFen: 2900,
        refused: null,
      },
      { ...other, grams: 900, shippingFen: 5900, refundFen: 0, refused: 'balance_needed' },
    ],
  }));
  await show(now);
  await page.getByRole('button', { name: '2 单打成一个包裹' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('¥29.00').first()).toBeVisible();
  await expect.element(dialog.getByText('YL261123-AAAAA2 要先补差价，不能一起打包。')).toBeVisible();
  expect(callsTo('/admin/global-orders/parcels/preview')[0]?.body).toEqual({ ids: [ORDER_ID, OTHER_ID] });
  answer('POST /admin/global-orders/parcels', () => ({ orders: [now.order] }));
  await expect.element(dialog.getByLabelText('打包后的重量（克）')).toHaveValue('1800');
  await dialog.getByLabelText('打包后的重量（克）').fill('2050');
  await dialog.getByLabelText('承运商实收的国际运费（元）').fill('270');
  const parcel = { grams: 2050, billFen: 27_000 };
  await expect
    .poll(() => callsTo('/admin/global-orders/parcels/preview').at(-1)?.body)
    .toEqual({ ids: [ORDER_ID, OTHER_ID], parcel });
  await dialog.getByRole('button', { name: '2 单打成一个包裹' }).click();
  await expect.poll(() => callsTo('/admin/global-orders/parcels')[0]?.body).toMatchObject({ parcel });
});

it('says what is open between buyer and desk before it is packed, and which message is the answer', async () => {
  const createdAt = '2026-11-23T08:00:00.000Z';
  const common = { phrase: null, locale: 'pt' as const, pictures: [], createdAt };
  answer('POST /admin/global-orders/:id/messages', () => ({
    ...common,
    id: ORDER_ID,
    isOperator: true,
    text: '',
  }));
  answer('POST /admin/global-orders/parcels/preview', () => ({
    billFen: null,
    doubt: null,
    grams: 800,
    refundFen: 0,
    borneFen: 0,
    orders: [],
  }));
  const may = [{ action: 'pack', reason: null }] as const;
  await show({ order: aDeskOrder({ stage: 'in_warehouse', may: [...may], unansweredSince: createdAt }) }, [
    { ...common, id: OTHER_ID, isOperator: false, text: 'Mais fotos da sola?' },
  ]);
  await page.getByRole('button', { name: '打包' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/买家在等回复.*“Mais fotos da sola\?”/)).toBeVisible();
  await dialog.getByRole('button', { name: '返回' }).click();
  const sent = () => callsTo(`${DESK_PLACE}/messages`).flatMap(({ body }) => (body ? [body] : []));
  await page.getByLabelText('写留言').fill('这两天寄出。');
  await page.getByRole('button', { name: '只发送，问题留着再答' }).click();
  // Chinese to a reader of Portuguese is asked about once.
  await expect.element(page.getByText(/买家看的是葡萄牙语.*这段是中文/)).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole('button', { name: '只发送，问题留着再答' }).click();
  await expect.poll(() => sent().at(-1)).toMatchObject({ answers: false });
  await page.getByLabelText('写留言').fill('照片加好了。');
  await page.getByRole('button', { name: '发送，作为回复' }).click();
  await expect.element(page.getByText(/买家看的是葡萄牙语/)).toBeVisible();
  await page.getByRole('button', { name: '发送，作为回复' }).click();
  await expect.poll(() => sent().at(-1)).toMatchObject({ text: '照片加好了。', answers: true });
});

it('says that what was asked is not answered yet before it is approved', async () => {
  const asked = { id: OTHER_ID, isOperator: true, text: '要 42 码还是 43 码？', phrase: null, pictures: [] };
  await show({ order: aDeskOrder({ stage: 'paid_review', may: [{ action: 'approve', reason: null }] }) }, [
    { ...asked, locale: 'zh', createdAt: '2026-11-23T08:00:00.000Z' },
  ]);
  await expect.element(page.getByText('你问买家的还没有回答：“要 42 码还是 43 码？”')).toBeVisible();
});

it('keeps a message that is being written for its order, until it is sent', async () => {
  keepDraft(ORDER_ID, 'operator', '请再等两天。');
  keepDraft(OTHER_ID, 'operator', '别的订单。');
  answer('POST /admin/global-orders/:id/messages', () => ({
    id: OTHER_ID,
    isOperator: true,
    text: '',
    phrase: null,
    locale: 'zh',
    pictures: [],
    createdAt: '2026-11-23T08:00:00.000Z',
  }));
  await show({ order: aDeskOrder() });
  const field = page.getByLabelText('写留言');
  await expect.element(field).toHaveValue('请再等两天。');
  await field.fill('请再等三天。');
  expect(readDraft(ORDER_ID, 'operator')).toBe('请再等三天。');
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(page.getByText(/买家看的是葡萄牙语/)).toBeVisible();
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(field).toHaveValue('');
  expect([readDraft(ORDER_ID, 'operator'), readDraft(OTHER_ID, 'operator')]).toEqual(['', '别的订单。']);
});

it('buys nothing by d and Enter, however often: Enter leads to the button', async () => {
  const now = { order: aDeskOrder({ stage: 'to_buy', may: [{ action: 'buy', reason: null }] }) };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'ordered', version: 3 });
    return now.order;
  });
  await show(now);
  await page.getByRole('heading', { level: 1 }).click();
  await userEvent.keyboard('d{Enter}d{Enter}');
  const buy = page.getByRole('button', { name: '已向卖家下单' });
  await expect.element(buy).toHaveFocus();
  expect(callsTo(`${DESK_PLACE}/actions`)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
});

it('asks about a correction with both figures before it counts', async () => {
  const now = {
    order: aDeskOrder({ stage: 'ordered', may: [{ action: 'correct_costs', reason: null }] }),
  };
  answer('POST /admin/global-orders/:id/actions', () => now.order);
  await show(now);
  await page.getByRole('button', { name: '更正实付金额' }).click();
  await page.getByLabelText('付给卖家（元）').fill('１８９．５');
  await page.getByRole('dialog').getByRole('button', { name: '更正实付金额' }).click();
  await expect.element(page.getByText(/原来记的是 ¥199.00，你改成 ¥189.50/)).toBeVisible();
  expect(callsTo(`${DESK_PLACE}/actions`)).toEqual([]);
  // By a key: a second click at once on the same place is a double tap, which confirms nothing.
  (page.getByRole('button', { name: '没错，就这样' }).element() as HTMLElement).focus(); // A button is an HTML element.
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({
    act: { goodsFen: 18_950, isSure: true },
  });
});

it('leads from a purchase that is too dear to asking the buyer, with what was typed', async () => {
  await show({
    order: aDeskOrder({
      stage: 'to_buy',
      costs: { goodsFen: null, freightFen: null, shippingFen: null },
      may: [
        { action: 'buy', reason: null },
        { action: 'ask_price', reason: null },
      ],
    }),
  });
  await page.getByLabelText('付给卖家（元）').fill('240');
  await page.getByRole('button', { name: '已向卖家下单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '涨价了，先问买家' }).click();
  await expect.element(page.getByLabelText('卖家现在要（元）')).toHaveValue('240.00');
});

it('asks for no amount where nothing may be kept', async () => {
  await show({ order: aDeskOrder({ stage: 'paid_review', may: [{ action: 'cancel', reason: null }] }) });
  await page.getByRole('button', { name: '取消订单' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/这一步一分也不能扣/)).toBeVisible();
  await expect.element(dialog.getByLabelText('扣下多少（元）')).not.toBeInTheDocument();
});

it('says that a parcel is lost once its reason is given', async () => {
  const now = { order: aDeskOrder({ stage: 'dispatched', may: [{ action: 'lose', reason: null }] }) };
  answer('POST /admin/global-orders/:id/loss', () => {
    now.order = aDeskOrder({ stage: 'cancelled', status: 'cancelled', isLost: true, version: 3 });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '包裹丢了' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/这一步不能撤回/)).toBeVisible();
  await dialog.getByLabelText('原因（买家会看到）').fill('承运商确认丢失。');
  await expectNoViolation();
  await dialog.getByRole('button', { name: '包裹丢了' }).click();
  await expect.element(page.getByText('办好了：包裹丢失。')).toBeVisible();
  expect(callsTo(`${DESK_PLACE}/loss`)[0]?.body).toMatchObject({ version: 2, reason: '承运商确认丢失。' });
});

it('says what a weight does to the money while it is typed', async () => {
  const order = aDeskOrder({ stage: 'ordered', may: [{ action: 'receive', reason: null }] });
  await show({ order: { ...order, costs: { ...order.costs, goodsFen: goodsOf(order), freightFen: 0 } } });
  const weight = page.getByLabelText('实际重量（克）');
  await weight.fill('9000');
  // A page that is loaded anew keeps it.
  expect(readDraft(ORDER_ID, 'grams')).toBe('9000');
  await expect.element(page.getByText(/买家要补 ¥/)).toBeVisible();
  await weight.fill('100');
  await expect.element(page.getByText(/退给买家 ¥/)).toBeVisible();
  await weight.fill('');
  await expect.element(page.getByText(/退给买家 ¥/)).not.toBeInTheDocument();
});

const goodsOf = ({ price }: DeskOrder): number => price.lines.find(({ kind }) => kind === 'goods')?.fen ?? 0;

it('asks in the language that the buyer reads, with no gap left open', async () => {
  await show({ order: aDeskOrder({ stage: 'paid_review', may: [{ action: 'ask_info', reason: null }] }) });
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'needs_info', version: 3 }));
  await page.getByRole('button', { name: '请买家补充' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('买家用的语言：葡萄牙语')).toBeVisible();
  await dialog
    .getByLabelText('常用句')
    .selectOptions('收货地址好像不完整，缺少：____。请在订单页点“修改地址”补上。');
  const text = dialog.getByLabelText('问题（买家会看到）');
  await expect
    .element(text)
    .toHaveValue(
      'Parece que falta algo no endereço: ____. Complete em “Alterar o endereço” na página do pedido, por favor.',
    );
  await dialog.getByRole('button', { name: '请买家补充' }).click();
  await expect.element(dialog.getByText('常用句里还有空没有填好。')).toBeVisible();
  await text.fill('Parece que falta algo no endereço: o número. Complete no pedido, por favor.');
  await dialog.getByRole('button', { name: '请买家补充' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
});
