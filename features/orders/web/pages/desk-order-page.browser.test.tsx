// An order on the desk: what stops a step is said, money is named before it moves, and a colleague's change loses nothing.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, lose, refuse } from '../../../../kit/web/testing/server.ts';
import type { DeskOrder } from '../queries.ts';
import { aDeskOrder, aDeskSummary, OTHER_ID } from '../testing/an-order.ts';
import { DESK_PLACE, showDeskOrder } from '../testing/show-desk-order.tsx';

async function show(now: { order: DeskOrder }, place = ''): Promise<void> {
  answer('GET /admin/global-orders/:id', () => now.order);
  answer('GET /admin/global-orders', () => ({
    orders: [now.order, { id: OTHER_ID, stage: 'paid_review' }]
      .filter(({ stage }) => stage === 'paid_review')
      .map(({ id }) => aDeskSummary({ id })),
    nextCursor: null,
  }));
  await showDeskOrder({ number: now.order.number, place });
}

it('says what comes of the buyer’s silence, when, and that nobody is reminded before', async () => {
  const photos = {
    of: 'photos' as const,
    since: '2026-11-23T12:00:00.000Z',
    until: '2026-11-30T12:00:00.000Z',
    reminders: [],
  };
  await show({ order: aDeskOrder({ stage: 'in_warehouse', awaited: photos }) });
  await expect.element(page.getByText(/到 2026年11月30日 没有消息，就算收下/)).toBeVisible();
  await expect.element(page.getByText(/到时之前不会再提醒买家。/)).toBeVisible();
});

it('says what is still missing before a thing is taken in, and does not let it through', async () => {
  await show({
    order: aDeskOrder({
      stage: 'ordered',
      may: [
        { action: 'receive', reason: 'too_few_photos' },
        { action: 'add_photo', reason: null },
      ],
    }),
  });
  await expect.element(page.getByText('至少要三张照片。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '到仓' })).toBeDisabled();
  await expectNoViolation();
});

it('names what is held and what was paid before the buyer is asked for more', async () => {
  const now = {
    order: aDeskOrder({
      stage: 'in_warehouse',
      excessFen: 5000,
      may: [{ action: 'ask_balance', reason: null }],
    }),
  };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'awaiting_balance', version: 3 });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '请补差价' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/买家要补 ¥50.00/)).toBeVisible();
  await expect.element(dialog.getByLabelText('买家不补而取消时，扣下多少（元）')).toHaveValue('199.00');
  await expectNoViolation();
  await dialog.getByRole('button', { name: '请补差价' }).click();
  expect(callsTo(`${DESK_PLACE}/actions`)).toEqual([]);
  await dialog.getByLabelText('原因（买家会看到）').fill('重了 900 克。');
  await dialog.getByRole('button', { name: '请补差价' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toEqual({
    version: 2,
    act: { action: 'ask_balance', text: '重了 900 克。', costsFen: 19_900 },
  });
});

it('takes an order number of each shop, and of each thing whose shop is not known', async () => {
  const [shoes] = aDeskOrder().request.items;
  if (!shoes) throw new Error('the order has no thing');
  const items = [shoes, { ...shoes, name: '布袋', shop: '李宁' }, { ...shoes, name: '鞋带' }];
  const now = {
    order: aDeskOrder({
      stage: 'to_buy',
      request: { ...aDeskOrder().request, items },
      may: [{ action: 'buy', reason: null }],
    }),
  };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = { ...now.order, stage: 'ordered', version: 3, may: [], shopOrders: ['A1', 'B2', 'A1'] };
    return now.order;
  });
  await show(now);
  await page.getByLabelText(/店铺订单号：回力/).fill('A1');
  await page.getByLabelText(/店铺订单号：李宁/).fill('B2');
  await page.getByRole('button', { name: '已向卖家下单' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({
    act: { action: 'buy', shopOrders: ['A1', 'B2', 'A1'] },
  });
  await expect.element(page.getByText('B2')).toBeVisible();
});

it('shows what a colleague did first, and keeps what was typed for it', async () => {
  const now = { order: aDeskOrder({ stage: 'packed', may: [{ action: 'dispatch', reason: null }] }) };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'packed', version: 5, may: [{ action: 'dispatch', reason: null }] });
    return refuse('ORDER_CHANGED', {
      data: {
        version: 5,
        stage: 'packed',
        by: '小梅',
        at: now.order.stageSince,
        action: 'buy',
        amountFen: 10_000,
      },
    });
  });
  await show(now);
  await page.getByLabelText('承运商').fill('EMS');
  await page.getByLabelText('运单号').fill('EE123456789CN');
  const send = async () => {
    await page.getByRole('button', { name: '已寄出' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '已寄出' }).click();
  };
  await send();
  await expect
    .element(page.getByText(/向卖家下单 ¥100.00（小梅）。你填的没有存.*你填的：EMS · EE123456789CN$/))
    .toBeVisible();
  await expect.element(page.getByLabelText('运单号')).toHaveValue('EE123456789CN');
  await send();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(2);
  expect(callsTo(`${DESK_PLACE}/actions`)[1]?.body).toMatchObject({ version: 5 });
});

it('leads on to the next order of its queue, also by keys alone', async () => {
  const now = { order: aDeskOrder({ may: [{ action: 'approve', reason: null }] }) };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'to_buy', version: 3, may: [{ action: 'claim', reason: null }] });
    return now.order;
  });
  await show(now, '?queue=paid_review');
  await expect.element(page.getByText('第 1 单，共 2 单')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('button', { name: '核对通过' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  const next = page.getByRole('link', { name: '下一单' });
  await expect.element(page.getByText('“待核对”还有 1 单')).toBeVisible();
  await expect.element(next).toHaveFocus();
  expect(next.element().getAttribute('href')).toBe(`/admin/global-orders/${OTHER_ID}?queue=paid_review`);
  await expectNoViolation();
  const back = page.getByRole('link', { name: '回到“待核对”' });
  expect(back.element().getAttribute('href')).toBe('/admin/global-orders?queue=paid_review');
});

it('asks about a price that is far off, and sends it only when it was said to be right', async () => {
  const now = { order: aDeskOrder({ stage: 'to_buy', may: [{ action: 'buy', reason: null }] }) };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'ordered', version: 3 });
    return now.order;
  });
  await show(now);
  await page.getByLabelText('付给卖家（元）').fill('0');
  await page.getByRole('button', { name: '已向卖家下单' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/买家按/)).toBeVisible();
  expect(callsTo(`${DESK_PLACE}/actions`)).toEqual([]);
  await dialog.getByRole('button', { name: '没错，就这样' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({ act: { goodsFen: 0, isSure: true } });
});

it('says that the buyer waits for an answer, and lets it be where none is needed', async () => {
  const now = { order: aDeskOrder({ unansweredSince: new Date().toISOString() }) };
  answer('POST /admin/global-orders/:id/messages/settled', () => {
    now.order = aDeskOrder();
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '不用回复' }).click();
  await expect.element(page.getByRole('button', { name: '不用回复' })).not.toBeInTheDocument();
});

it('sends a step whose answer was lost once more, as it was, and tells of no failure', async () => {
  const now = { order: aDeskOrder({ stage: 'to_buy', may: [{ action: 'claim', reason: null }] }) };
  let isFirst = true;
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'to_buy', version: 3, may: [{ action: 'release', reason: null }] });
    if (!isFirst) return now.order;
    isFirst = false;
    return lose();
  });
  await show(now);
  await page.getByRole('button', { name: '接单' }).click();
  await expect.element(page.getByRole('button', { name: '放回队列' })).toBeVisible();
  const bodies = callsTo(`${DESK_PLACE}/actions`).map(({ body }) => body);
  expect(bodies).toEqual([
    { version: 2, act: { action: 'claim' } },
    { version: 2, act: { action: 'claim' } },
  ]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('asks what became of the goods that a cancelled order has left, for operators alone', async () => {
  const now = {
    order: aDeskOrder({
      stage: 'cancelled',
      status: 'cancelled',
      due: { of: 'leftovers', since: '2026-11-23T08:05:00.000Z', at: '2026-11-28T08:05:00.000Z' },
      may: [{ action: 'clear_goods', reason: null }],
    }),
  };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'cancelled', status: 'cancelled', version: 3 });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '货物已处理' }).click();
  const dialog = page.getByRole('dialog');
  // What was paid is proposed as got back.
  await expect.element(dialog.getByLabelText(/卖家退回多少/)).toHaveValue('199.00');
  await dialog.getByLabelText(/卖家退回多少/).fill('50');
  await dialog.getByLabelText('货物怎么处理的').fill('卖家同意退货，已寄回。');
  await dialog.getByRole('button', { name: '货物已处理' }).click();
  await expect.element(page.getByText('办好了：货物已处理。')).toBeVisible();
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({
    act: { action: 'clear_goods', text: '卖家同意退货，已寄回。', backFen: 5000 },
  });
});

it('proposes to keep what the seller was paid, and shows in the end what came back and what was kept', async () => {
  const now = { order: aDeskOrder({ stage: 'ordered', may: [{ action: 'cancel', reason: null }] }) };
  answer('POST /admin/global-orders/:id/cancellation', () => {
    now.order = aDeskOrder({ stage: 'cancelled', status: 'cancelled', version: 3, refundedFen: 30_397 });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '取消订单' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/已经付给卖家和国内快递 ¥199.00/)).toBeVisible();
  await expect.element(dialog.getByLabelText('扣下多少（元）')).toHaveValue('199.00');
  await dialog.getByLabelText('原因（买家会看到）').fill('卖家没有货。');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await expect.element(page.getByText('已取消，¥303.97 已退回。')).toBeVisible();
  await expect.element(page.getByText('¥303.97', { exact: true })).toBeVisible();
  await expect.element(page.getByText('扣下¥199.00')).toBeVisible();
});

it('asks before what cannot be taken back, and says why not where the deed has gone meanwhile', async () => {
  const now = {
    order: aDeskOrder({
      stage: 'dispatched',
      may: [
        { action: 'deliver', reason: null },
        { action: 'return', reason: null },
      ],
    }),
  };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'delivered', version: 3 });
    return refuse('NOT_ALLOWED', { data: { reason: 'not_in_this_stage', stage: 'delivered' } });
  });
  await show(now);
  await page.getByRole('button', { name: '已送达' }).click();
  await expect.element(page.getByRole('dialog').getByText(/不能撤回/)).toBeVisible();
  expect(callsTo(`${DESK_PLACE}/actions`)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '包裹被退回' }).click();
  await page.getByLabelText('原因（买家会看到）').fill('没人在家。');
  await page.getByRole('dialog').getByRole('button', { name: '包裹被退回' }).click();
  await expect.element(page.getByText('这一阶段不能这样做。 你填的：没人在家。')).toBeVisible();
});

it('corrects the number of a parcel, and says in the log what it was before', async () => {
  const sent = { stage: 'dispatched', carrier: 'DHL', trackingNumber: 'JD01234' } as const;
  const now = { order: aDeskOrder({ ...sent, may: [{ action: 'correct_tracking', reason: null }] }) };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({
      ...sent,
      trackingNumber: 'JD56789',
      version: 3,
      log: [
        {
          id: OTHER_ID,
          action: 'correct_tracking',
          by: 'operator',
          from: 'dispatched',
          to: 'dispatched',
          note: '',
          movedFen: null,
          createdAt: now.order.createdAt,
          actorName: '小梅',
          data: {
            carrier: 'DHL',
            trackingNumber: 'JD56789',
            before: { carrier: 'DHL', trackingNumber: 'JD01234' },
          },
        },
      ],
    });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '更正运单号' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('运单号')).toHaveValue('JD01234');
  await dialog.getByLabelText('运单号').fill('!!!???');
  await dialog.getByRole('button', { name: '更正运单号' }).click();
  await expect.element(dialog.getByText(/由字母和数字组成/)).toBeVisible();
  await dialog.getByLabelText('运单号').fill('JD56789');
  await dialog.getByRole('button', { name: '更正运单号' }).click();
  await expect.element(page.getByText('DHL JD01234 → DHL JD56789')).toBeVisible();
});

it('asks the buyer before a dearer thing is bought, for the difference alone', async () => {
  const now = {
    order: aDeskOrder({
      stage: 'to_buy',
      costs: { goodsFen: null, freightFen: null, shippingFen: null },
      may: [{ action: 'ask_price', reason: null }],
    }),
  };
  answer('POST /admin/global-orders/:id/actions', () => {
    now.order = aDeskOrder({ stage: 'awaiting_price', version: 3 });
    return now.order;
  });
  await show(now);
  await page.getByRole('button', { name: '涨价了，先问买家' }).click();
  const dialog = page.getByRole('dialog');
  // Nothing is asked for what we bear.
  await expect.element(dialog.getByText(/没有超出我们承担的 5%/)).toBeVisible();
  await dialog.getByLabelText('卖家现在要（元）').fill('240');
  await expect.element(dialog.getByText('比买家已付的多 ¥41.00')).toBeVisible();
  await dialog.getByLabelText('原因（买家会看到）').fill('活动结束了。');
  await expectNoViolation();
  await dialog.getByRole('button', { name: '涨价了，先问买家' }).click();
  await expect
    .poll(() => callsTo(`${DESK_PLACE}/actions`)[0]?.body)
    .toEqual({
      version: 2,
      act: { action: 'ask_price', goodsFen: 24_000, freightFen: 0, text: '活动结束了。', isSure: true },
    });
});

it('shows in which language the buyer reads, and how they will read a sentence of the list', async () => {
  answer('POST /admin/global-orders/:id/messages', () => ({}));
  await show({ order: aDeskOrder() });
  await expect.element(page.getByText('买家用的语言：葡萄牙语')).toBeVisible();
  await page.getByLabelText('常用句').selectOptions('卖家涨价了，现在卖 ____。你还要买吗？');
  await page.getByLabelText('金额（元）').fill('129,50');
  await expect.element(page.getByText('卖家涨价了，现在卖 ¥129.50。你还要买吗？')).toBeVisible();
  await expect.element(page.getByText(/O vendedor aumentou o preço: agora custa CN¥/)).toBeVisible();
  await page.getByRole('button', { name: '发送' }).click();
  await expect
    .poll(() => callsTo(`${DESK_PLACE}/messages`).find(({ body }) => body)?.body)
    .toMatchObject({
      text: '',
      phrase: { id: 'dearer', slots: { price: '12950' } },
    });
  await expect.element(page.getByLabelText('常用句')).toHaveValue('');
});

it('tells whoever packs that it is a present, with the card of each order in the parcel', async () => {
  await show({
    order: aDeskOrder({
      stage: 'in_warehouse',
      giftCard: '生日快乐',
      may: [{ action: 'pack', reason: null }],
      together: [
        { id: OTHER_ID, number: 'YL261120-AAAAAA', product: '布袋', version: 3, giftCard: '', minds: [] },
      ],
    }),
  });
  await expect.element(page.getByText('包裹里不要放价格单和购物小票。报关金额照实写，不变。')).toBeVisible();
  await expect.element(page.getByText(/卡片照抄：“生日快乐”/)).toBeVisible();
  await expect.element(page.getByText('YL261120-AAAAAA：不放卡片')).toBeVisible();
});
