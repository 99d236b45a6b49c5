// What was forgotten with an order is said until it is bought: without another price, without a lost update, told at the desk.

import { expect, test } from 'vitest';
import {
  bring,
  decide,
  operate,
  paidOrder,
  readAsOperator,
  readOrder,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';

const { app, operator, buyer } = await startOrderingApp();

const wish = (variant: string, requirements = '') => ({
  action: 'change_wishes',
  variants: [variant],
  requirements,
});

test('a size is said after paying, and whoever buys reads it; the price stays', async () => {
  const { id, totalFen, request } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const before = request.items[0].variant;
  const { status, body } = await decide(buyer, id, wish('蓝色 39码', 'sem etiqueta'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ totalFen, requirements: 'sem etiqueta', stage: 'to_buy' });
  const seen = await readAsOperator(operator, id);
  expect(seen.request.items[0]).toMatchObject({ variant: '蓝色 39码', priceFen: request.items[0].priceFen });
  const [change] = seen.log.filter(({ action }: { action: string }) => action === 'change_wishes');
  expect(change.data).toEqual({
    names: ['帆布鞋'],
    variants: ['蓝色 39码'],
    isOtherWish: true,
    before: { variants: [before] },
  });
  expect(change.note).toBe('');
  const { notices } = (await operator.call('GET', '/notices')).body;
  expect(notices.map(({ title }: { title: string }) => title).join()).toContain('买家改了规格或要求');
});

test('whoever buys what was ordered before the change is told, and so is the buyer of what is bought', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const [{ version }, seen] = [await readAsOperator(operator, id), await readOrder(buyer, id)];
  expect((await decide(buyer, id, wish('蓝色 40码'))).status).toBe(200);
  const buy = { action: 'buy', goodsFen: 10_000, freightFen: 0, shopOrders: [], isSure: true };
  const bought = await operate(operator, id, buy, version);
  expect(bought.body).toMatchObject({ code: 'ORDER_CHANGED', data: { action: 'change_wishes' } });
  const late = await decide(buyer, id, wish('蓝色 41码'), seen.version);
  expect(late.body.code).toBe('ORDER_CHANGED');
  expect(
    (await operate(operator, id, { action: 'buy', goodsFen: 30_000, freightFen: 0, isSure: true })).status,
  ).toBe(200);
  expect((await decide(buyer, id, wish('蓝色 41码'))).body).toMatchObject({
    code: 'NOT_ALLOWED',
    data: { reason: 'not_in_this_stage' },
  });
  expect((await readOrder(buyer, id)).request.items[0].variant).toBe('蓝色 40码');
});

test('what is not bought does not come in by a variant, nor for a thing that is not there', async () => {
  const { id } = await paidOrder(buyer);
  expect((await decide(buyer, id, wish('复刻版 1:1 高仿'))).body.data).toMatchObject({
    reason: 'not_bought',
  });
  const two = { ...wish('红色'), variants: ['红色', '蓝色'] };
  expect((await decide(buyer, id, two)).body.data).toMatchObject({ reason: 'no_such_thing' });
});
