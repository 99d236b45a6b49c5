// An order on the desk among others: what of its buyer is open besides, what can be undone, and what is typed stays with it.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { DeskOrder } from '../queries.ts';
import { aDeskOrder, aDeskSummary, ORDER_ID, OTHER_ID } from '../testing/an-order.ts';
import { DESK_PLACE, showDeskOrder } from '../testing/show-desk-order.tsx';

const OTHER = 'YL261123-AAAAA2';

async function show(...orders: readonly [DeskOrder, ...DeskOrder[]]): Promise<void> {
  answer(
    'GET /admin/global-orders/:id',
    ({ path }) => orders.find(({ id }) => path.includes(id)) ?? orders[0],
  );
  answer('GET /admin/global-orders', () => ({
    orders: orders.map(({ id, number }) => aDeskSummary({ id, number })),
    nextCursor: null,
  }));
  await showDeskOrder({ number: orders[0].number });
}

it('names thing, buyer and other orders before it is packed', async () => {
  const other = { id: OTHER_ID, number: OTHER, product: '布袋' };
  answer('POST /admin/global-orders/parcels/preview', () => ({
    billFen: null,
    doubt: null,
    grams: 800,
    shippingFen: 28_800,
    refundFen: 0,
    borneFen: 0,
    orders: [],
  }));
  await show(
    aDeskOrder({
      stage: 'in_warehouse',
      may: [{ action: 'pack', reason: null }],
      together: [{ ...other, version: 3, giftCard: null, minds: [] }],
      others: [
        { ...other, stage: 'in_warehouse', isTogether: true, isUnanswered: false },
        {
          id: ORDER_ID.replace('a1', 'a3'),
          number: 'YL261123-AAAAA3',
          product: '丝巾',
          stage: 'ordered',
          isTogether: false,
          isUnanswered: true,
        },
      ],
    }),
  );
  await expect.element(page.getByText('这位买家还有 2 单没办完，其中 1 单可以一起打包')).toBeVisible();
  const link = page.getByRole('link', { name: OTHER });
  expect(link.element().getAttribute('href')).toBe(`/admin/global-orders/${OTHER_ID}`);
  await expectNoViolation();
  await page.getByRole('button', { name: '2 单打成一个包裹' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('YL261123-7K3QXM · 安娜')).toBeVisible();
  await expect.element(dialog.getByText(/^帆布鞋/)).toBeVisible();
  await expect.element(dialog.getByText(`+ ${OTHER} · 布袋`)).toBeVisible();
  await expect.element(dialog.getByText('等我们回复')).toBeVisible();
});

it('leads from cancelling what was marked as bought by mistake to undoing it', async () => {
  const order = aDeskOrder({
    stage: 'ordered',
    may: [
      { action: 'retract_purchase', reason: null },
      { action: 'cancel', reason: null },
    ],
  });
  await show(order);
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'to_buy', version: 3 }));
  await page.getByRole('button', { name: '取消订单' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/只是误点了.*点“撤回下单”/)).toBeVisible();
  await dialog.getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '撤回下单' }).click();
  await expect.element(dialog.getByText(/只在没有真的下单时撤回/)).toBeVisible();
  await dialog.getByRole('button', { name: '撤回下单' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toEqual({
    version: 2,
    act: { action: 'retract_purchase' },
  });
});

it('says nothing of undoing where it is too late', async () => {
  await show(
    aDeskOrder({
      stage: 'ordered',
      may: [
        { action: 'retract_purchase', reason: 'too_late_to_undo' },
        { action: 'cancel', reason: null },
      ],
    }),
  );
  await page.getByRole('button', { name: '取消订单' }).click();
  await expect.element(page.getByRole('dialog').getByText(/已经付给卖家/)).toBeVisible();
  await expect.element(page.getByText(/撤回/)).not.toBeInTheDocument();
});

it('keeps what is typed for an order when another is looked at, and hands it to no other', async () => {
  const may = [{ action: 'ask_info', reason: null }] as const;
  await show(aDeskOrder({ may: [...may] }), aDeskOrder({ id: OTHER_ID, number: OTHER, may: [...may] }));
  // Both are known by then, so that nothing is loaded anew between them.
  const go = async (name: string, number: string) => {
    await page.getByRole('link', { name }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(number);
  };
  await go('下一单', OTHER);
  await go('上一单', 'YL261123-7K3QXM');
  await page.getByRole('heading', { level: 1 }).click();
  await userEvent.keyboard('r');
  await expect.element(page.getByLabelText('写留言')).toHaveFocus();
  await page.getByLabelText('写留言').fill('鞋子明天到。');
  await page.getByRole('button', { name: '请买家补充' }).click();
  await page.getByLabelText('问题（买家会看到）').fill('几码？');
  await page.getByRole('button', { name: '返回' }).click();
  await go('下一单', OTHER);
  await expect.element(page.getByLabelText('写留言')).toHaveValue('');
  await page.getByRole('button', { name: '请买家补充' }).click();
  await expect.element(page.getByLabelText('问题（买家会看到）')).toHaveValue('');
  await page.getByRole('button', { name: '返回' }).click();
  await go('上一单', 'YL261123-7K3QXM');
  await expect.element(page.getByLabelText('写留言')).toHaveValue('鞋子明天到。');
  await page.getByRole('button', { name: '请买家补充' }).click();
  await expect.element(page.getByLabelText('问题（买家会看到）')).toHaveValue('几码？');
});

it('takes the weight as packed with the carrier’s bill, says what follows, and doubts a slip', async () => {
  await show(
    aDeskOrder({ stage: 'in_warehouse', realGrams: 820, may: [{ action: 'reweigh', reason: null }] }),
  );
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'in_warehouse', version: 3 }));
  await page.getByRole('button', { name: '填打包重量和运费' }).click();
  await page.getByLabelText('打包后的重量（克）').fill('900');
  const bill = page.getByLabelText(/承运商实收的国际运费/);
  await bill.fill('250');
  await expect.element(page.getByText('打包时退给买家 ¥38.00。')).toBeVisible();
  await bill.fill('2500');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText(/你填的运费是 ¥2,500.00，按运费表是 ¥299.00/)).toBeVisible();
  await page.getByRole('button', { name: '没错，就这样' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({
    act: { action: 'reweigh', grams: 900, carrierBillFen: 250_000, isSure: true },
  });
});

it('changes the address for a buyer who has written, and says why', async () => {
  await show(
    aDeskOrder({
      stage: 'packed',
      may: [
        { action: 'dispatch', reason: null },
        { action: 'change_address', reason: null },
      ],
    }),
  );
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'packed', version: 3 }));
  await page.getByRole('button', { name: '替买家改地址' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/街道/).fill('Av. Paulista 1001');
  await dialog.getByRole('button', { name: '保存' }).click();
  // Without a reason nothing is sent.
  await expect.element(dialog.getByText('请填写。')).toBeVisible();
  await dialog.getByLabelText(/为什么改/).fill('你来信说门牌号写错了。');
  await expectNoViolation();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({
    act: {
      action: 'change_address',
      address: { line1: 'Av. Paulista 1001' },
      text: '你来信说门牌号写错了。',
    },
  });
});

it('names the language of a wish, and translates it only where a model is there', async () => {
  const wish = { language: 'pt', isTranslatable: true } as const;
  await show(aDeskOrder({ stage: 'to_buy', requirements: 'Sem caixa, por favor.', wish }));
  answer('POST /admin/global-orders/:id/translation', () => ({ text: '请不要盒子。' }));
  await expect.element(page.getByText('要求看来是用葡萄牙语写的。')).toBeVisible();
  await page.getByRole('button', { name: '翻译成中文' }).click();
  await expect.element(page.getByText('请不要盒子。')).toBeVisible();
  await expect.element(page.getByText('由 AI 翻译，可能有错；以原文为准。')).toBeVisible();
});

it('proposes the weight and the numbers that were entered, and takes several of couriers', async () => {
  await show(
    aDeskOrder({
      stage: 'in_warehouse',
      realGrams: 820,
      shopOrders: ['TB881201'],
      sameShopOrder: [{ id: OTHER_ID, number: OTHER }],
      may: [
        { action: 'reweigh', reason: null },
        { action: 'correct_shop_order', reason: null },
      ],
    }),
  );
  answer('POST /admin/global-orders/:id/actions', () => aDeskOrder({ stage: 'in_warehouse', version: 3 }));
  await expect.element(page.getByText(`店铺订单号和 ${OTHER} 相同，请核对是不是填错了单。`)).toBeVisible();
  await page.getByRole('button', { name: '填打包重量和运费' }).click();
  await expect.element(page.getByLabelText('打包后的重量（克）')).toHaveValue('820');
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '填写店铺订单号、快递单号' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: '填写店铺订单号、快递单号' });
  await dialog.getByLabelText(/国内快递单号/).fill('sf12345678，YT1');
  await save.click();
  await expect.element(dialog.getByText(/快递单号由字母和数字组成/)).toBeVisible();
  await dialog.getByLabelText(/国内快递单号/).fill('sf12345678，YT12345 ');
  await save.click();
  await expect.poll(() => callsTo(`${DESK_PLACE}/actions`)).toHaveLength(1);
  expect(callsTo(`${DESK_PLACE}/actions`)[0]?.body).toMatchObject({
    act: { shopOrders: ['TB881201'], courierNumbers: ['SF12345678', 'YT12345'] },
  });
});
