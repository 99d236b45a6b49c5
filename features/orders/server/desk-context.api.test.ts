// What an operator needs to see of an order beside itself: the buyer's other orders, what waits, and the numbers on parcels.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bring,
  operate,
  order,
  paidOrder,
  payBy,
  quote,
  readAsOperator,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';

const { app, operator, buyer } = await startOrderingApp();

const found = async (q: string): Promise<readonly string[]> => {
  const { body } = await operator.call('GET', `/admin/global-orders?q=${encodeURIComponent(q)}`);
  return body.orders.map(({ id }: { readonly id: string }) => id);
};

test('the other orders of a buyer stand beside each, with what can go along and what waits', async () => {
  const [first, second, third] = [await paidOrder(buyer), await paidOrder(buyer), await paidOrder(buyer)];
  const unpaid = await order(buyer);
  for (const { id } of [first, second]) await bring({ app, operator, buyer }, id, 'accepted');
  const message = { messageId: randomUUID(), text: 'Is it red?\nOr blue?', uploads: [] };
  await buyer.call('POST', `/global-services/orders/${third.id}/messages`, message);
  const { others } = await readAsOperator(operator, first.id);
  expect(others).toEqual([
    expect.objectContaining({ id: third.id, stage: 'paid_review', isTogether: false, isUnanswered: true }),
    expect.objectContaining({ id: second.id, stage: 'in_warehouse', isTogether: true, isUnanswered: false }),
  ]);
  expect(others.map(({ id }: { readonly id: string }) => id)).not.toContain(unpaid.id);
  const { body } = await operator.call('GET', '/admin/global-orders?queue=messages');
  expect(body.orders).toMatchObject([{ id: third.id, waitingText: 'Is it red?', hasWish: false }]);
});

test('a wish of the buyer is told in the list', async () => {
  const { id: quoteId } = await quote(buyer);
  const made = { id: randomUUID(), quoteId, isAgain: true, requirements: 'Without the box, please.' };
  const { address } = await readAsOperator(operator, (await paidOrder(buyer)).id);
  await buyer.call('POST', '/global-services/orders', { ...made, address });
  await payBy(buyer, made.id);
  const { body } = await operator.call('GET', '/admin/global-orders?queue=paid_review');
  expect(body.orders.filter(({ hasWish }: { readonly hasWish: boolean }) => hasWish)).toMatchObject([
    { id: made.id },
  ]);
});

test('what stands on a parcel finds its order, also in part, and a number on two orders is told', async () => {
  const [one, other] = [await paidOrder(buyer), await paidOrder(buyer)];
  for (const { id } of [one, other]) await bring({ app, operator, buyer }, id, 'ordered');
  const enter = (id: string, shopOrders: readonly string[], more: object = {}) =>
    operate(operator, id, { action: 'correct_shop_order', shopOrders, ...more });
  const entered = await enter(one.id, ['TB881201'], { courierNumbers: ['SF 1234 5678', 'YT99'] });
  expect(entered.status, 'too short for a number of a carrier').toBe(400);
  const right = await enter(one.id, ['TB881201'], { courierNumbers: ['SF 1234 5678'] });
  expect(right.body).toMatchObject({ courierNumbers: ['SF12345678'], sameShopOrder: [] });
  expect(await found('881201')).toEqual([one.id]);
  expect(await found('tb8812')).toEqual([one.id]);
  expect(await found('sf12345678')).toEqual([one.id]);
  expect(await found('SF 1234 5678')).toEqual([one.id]);
  expect(await found('8_1201'), 'a sign of the query is none').toEqual([]);
  const twice = await enter(other.id, ['TB881201']);
  expect(twice.body.sameShopOrder).toEqual([{ id: one.id, number: one.number }]);
  // Left out, the courier's numbers stay.
  expect((await enter(one.id, ['TB881202'])).body).toMatchObject({
    courierNumbers: ['SF12345678'],
    sameShopOrder: [],
  });
});
