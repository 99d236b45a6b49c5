// What operators do with orders stands in the one audit: who, what, on which order, from what to what; and is found there.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bring,
  operate,
  paidOrder,
  readAsOperator,
  readOrder,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { type TestPerson } from '../../../app/testing/clients/people.ts';

const { app, operator, buyer } = await startOrderingApp();

type Entry = {
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectKind: string;
  readonly subjectName: string;
  readonly before: object;
  readonly after: object;
  readonly reason: string;
};
const audit = async (query: Readonly<Record<string, string>>): Promise<readonly Entry[]> =>
  (await operator.call('GET', `/admin/audit?${new URLSearchParams(query)}`)).body.entries;
const find = (entries: readonly Entry[], action: string) => entries.find((entry) => entry.action === action);

test('every step of an operator is one entry with what it changed; the buyer’s are none', async () => {
  const { id, number } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', { goodsFen: 29_000, freightFen: 500 });
  await operate(operator, id, { action: 'correct_costs', goodsFen: 28_000, freightFen: 500, isSure: true });
  await operate(operator, id, { action: 'note', text: 'box is dented' });
  const entries = await audit({ subjectId: id });
  expect(entries.map(({ action }) => action)).toEqual([
    'order_noted',
    'order_costs_corrected',
    'order_received',
    ...Array(4).fill('order_photo_added'),
    'order_bought',
    'order_claimed',
    'order_approved',
  ]);
  for (const entry of entries)
    expect(entry).toMatchObject({ actorId: operator.id, subjectKind: 'order', subjectName: number });
  expect(find(entries, 'order_bought')).toMatchObject({
    before: { stage: 'to_buy', goodsFen: null, freightFen: null },
    after: { stage: 'ordered', goodsFen: 29_000, freightFen: 500 },
  });
  expect(find(entries, 'order_costs_corrected')).toMatchObject({
    before: { goodsFen: 29_000 },
    after: { goodsFen: 28_000 },
  });
  expect(find(entries, 'order_noted')?.reason).toBe('box is dented');
  // By the number that stands on the order, and among all that concerns orders.
  expect(await audit({ subjectId: number })).toEqual(entries);
  const bought = await audit({ kind: 'order', action: 'order_bought' });
  expect(bought.map(({ subjectName }) => subjectName)).toContain(number);
  expect(await audit({ kind: 'video' })).toEqual([]);
});

test('a step that is refused, and one that is sent twice, leave no entry more', async () => {
  const { id } = await paidOrder(buyer);
  const { version } = await readAsOperator(operator, id);
  for (let time = 0; time < 2; time++) await operate(operator, id, { action: 'approve' }, version);
  expect((await operate(operator, id, { action: 'reach_customs' })).status).toBe(409);
  expect((await audit({ subjectId: id })).map(({ action }) => action)).toEqual(['order_approved']);
});

test('messages, their settling, answers before orders and a cancellation with its money are there too', async () => {
  const { id, number } = await paidOrder(buyer);
  const write = (who: TestPerson, path: string) =>
    who.call('POST', path, { messageId: randomUUID(), text: 'Is it blue?', uploads: [] });
  await write(buyer, `/global-services/orders/${id}/messages`);
  await operator.call('POST', `/admin/global-orders/${id}/messages/settled`);
  await write(operator, `/admin/global-orders/${id}/messages`);
  const { version } = await readAsOperator(operator, id);
  await operator.call('POST', `/admin/global-orders/${id}/cancellation`, {
    version,
    costsFen: 0,
    reason: 'out of stock',
  });
  const entries = await audit({ subjectId: id });
  expect(entries.map(({ action }) => action)).toEqual([
    'order_cancelled',
    'order_written',
    'order_messages_settled',
  ]);
  expect(entries[0]).toMatchObject({
    before: { stage: 'paid_review', refundedFen: 0 },
    after: { stage: 'cancelled', refundedFen: 58_900, refundFen: 58_900, costsFen: 0 },
    reason: 'out of stock',
  });
  expect(JSON.stringify(entries[1]), 'what was said stands with the order').not.toContain('blue');
  const question = { id: randomUUID(), product: '羽绒服', link: null, text: 'Warm?', uploads: [] };
  await buyer.call('POST', '/global-services/enquiries', question);
  await operator.call('POST', `/admin/global-orders/enquiries/${question.id}/answer`, { text: 'Yes.' });
  expect(await audit({ kind: 'enquiry' })).toMatchObject([
    { action: 'enquiry_answered', subjectName: '羽绒服' },
  ]);
  const { body } = await operator.call('GET', `/admin/audit/table?subjectId=${number}`);
  expect(body.entries.map(({ subjectName }: { subjectName: string }) => subjectName)).toEqual([
    number,
    number,
    number,
  ]);
});

test('a refund that an admin makes of an order’s payment is found at the order', async () => {
  const { id, number } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'to_buy');
  const { status } = await operator.call('POST', `/admin/payments/${id}/refunds`, {
    refundId: randomUUID(),
    of: 'price',
    amountFen: 1000,
    reason: 'a scratch',
  });
  expect(status).toBe(200);
  for (const subjectId of [id, number])
    expect((await audit({ subjectId })).map(({ action }) => action)).toEqual([
      'refund_requested',
      'order_approved',
    ]);
});

test('what an operator gives back of their own accord is told as a refund, never as the bank’s doing', async () => {
  const { id } = await paidOrder(buyer);
  const { spent } = (await operator.call('GET', `/admin/payments/${id}`)).body;
  expect(spent).toMatch(/^订单在“待核对”：已付给卖家、以及寄出后该付给承运商的一共 ¥0\.00/);
  const wish = { refundId: randomUUID(), of: 'price', amountFen: 1000, reason: 'goodwill' };
  expect((await operator.call('POST', `/admin/payments/${id}/refunds`, wish)).status).toBe(200);
  const told = { action: 'give_back', by: 'operator', note: 'goodwill', movedFen: 1000 };
  expect((await readOrder(buyer, id)).events).toContainEqual(expect.objectContaining(told));
  // Who complains names the order.
  const { number } = await readOrder(buyer, id);
  const found = (await operator.call('GET', `/admin/payments?search=${number.toLowerCase()}`)).body;
  expect(found.payments).toMatchObject([{ id }]);
  const { log } = await readAsOperator(operator, id);
  const names = log.flatMap((entry: { action: string; actorName: string }) =>
    entry.action === 'give_back' ? [entry.actorName] : [],
  );
  expect(names).toEqual([expect.stringMatching(/./)]);
});
