// That somebody has asked for their end is seen where their orders are worked on.

import { expect, test } from 'vitest';
import { paidOrder, readAsOperator } from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { reauthenticate } from '../../../app/testing/clients/people.ts';

const { operator, buyer } = await startOrderingApp();

test('an operator sees the wish to go on the person’s page and on the order, with what it waits for', async () => {
  const { id } = await paidOrder(buyer);
  const part = async () =>
    (await operator.call('GET', `/admin/users/${buyer.id}/parts`)).body.find(
      ({ name }: { name: string }) => name === 'privacy',
    ).content.facts;
  expect(await part()).toHaveLength(1);
  expect((await readAsOperator(operator, id)).buyerLeavesAt).toBeNull();
  await reauthenticate(buyer);
  const { dueAt } = (await buyer.call('POST', '/privacy/deletion')).body;
  expect((await readAsOperator(operator, id)).buyerLeavesAt).toBe(dueAt);
  expect((await part()).map(({ value }: { value: { text: string } }) => value.text)).toEqual([
    expect.stringContaining('已申请'),
    '订单 1',
  ]);
});
