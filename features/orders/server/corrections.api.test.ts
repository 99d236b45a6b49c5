// What was done or entered by mistake is mended, and what cannot be right is refused.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addPhoto,
  bring,
  decide,
  latestNotice,
  operate,
  pack,
  paidOrder,
  readAsOperator,
  readOrder,
  SHOES_FEN,
  shoes,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { runSql } from '../../../app/testing/clients/people.ts';
import { findBalances } from '../../ledger/server/api.ts';

const { app, db, operator, buyer } = await startOrderingApp();

const escrow = async (owner: string) => (await findBalances(db, [{ kind: 'order_escrow', owner }]))[0];
const told = (): Promise<string> => latestNotice(buyer);
const mayOf = async (id: string, action: string): Promise<string | null | undefined> =>
  (await readAsOperator(operator, id)).may.find((may: { action: string }) => may.action === action)?.reason;
async function inQueue(queue: string, id: string): Promise<boolean> {
  const { body } = await operator.call('GET', `/admin/global-orders?queue=${queue}`);
  return body.orders.some((order: { readonly id: string }) => order.id === id);
}

test('a balance that follows from a wrong weight is withdrawn, and paid late it goes back', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', { grams: 9000 });
  expect([await mayOf(id, 'pack'), await mayOf(id, 'ask_balance')]).toEqual(['balance_needed', null]);
  await operate(operator, id, { action: 'ask_balance', text: 'heavier', costsFen: 0 });
  const { balance } = await readOrder(buyer, id);
  // This one has gone to pay, and does so after all.
  await buyer.call('POST', `/payments/${balance.id}/begin`, { provider: 'test' });
  const withdrawn = await operate(operator, id, { action: 'withdraw_balance', text: 'typed wrong' });
  expect(withdrawn.body).toMatchObject({
    stage: 'in_warehouse',
    balance: { id: balance.id, state: 'void' },
    settlement: null,
    waitsFor: null,
  });
  expect(await told()).toMatch(/^不用补款了/);
  // A second time there is nothing to withdraw.
  const again = await operate(operator, id, { action: 'withdraw_balance', text: 'once more' });
  expect(again.body.data).toMatchObject({ reason: 'not_in_this_stage' });
  const closed = await buyer.call('GET', `/payments/${balance.id}`);
  expect(closed.body).toMatchObject({ state: 'expired', ways: [], attempt: { isOpen: false, url: null } });
  const begun = await buyer.call('POST', `/payments/${balance.id}/begin`, { provider: 'test' });
  expect(begun.body).toMatchObject({ code: 'NOT_PAYABLE' });
  const { body } = await buyer.call('POST', `/payments/${balance.id}/test`, { play: 'succeed' });
  expect(await escrow(id)).toBe(SHOES_FEN);
  expect(body.refunds).toMatchObject([{ amountFen: balance.amountFen, origin: 'unfulfillable' }]);
  const unsure = await operate(operator, id, { action: 'reweigh', grams: 1000 });
  expect(unsure.body.data).toEqual({ of: 'reweighed', given: 1000, expected: 9000 });
  const right = await operate(operator, id, { action: 'reweigh', grams: 1000, isSure: true });
  expect(right.body.log[0]).toMatchObject({
    action: 'reweigh',
    data: { grams: 1000, before: { grams: 9000 } },
  });
  expect([await mayOf(id, 'pack'), await mayOf(id, 'ask_balance')]).toEqual([null, 'no_balance_needed']);
  await toTheDoor(id);
  expect(await escrow(id)).toBe(0);
});

test('the carrier’s bill counts in place of the tariff: less goes back, more is asked for, and it is booked', async () => {
  const enter = (id: string, carrierBillFen: number | null, more: object = { isSure: true }) =>
    operate(operator, id, { action: 'reweigh', grams: 1100, carrierBillFen, ...more });
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', { grams: 1000 });
  const { shippingFen: byTariff } = await packingOf(id);
  expect((await enter(id, 100, {})).body).toMatchObject({
    code: 'DOUBTED',
    data: { of: 'bill', given: 100 },
  });
  expect((await enter(id, byTariff * 2)).body).toMatchObject({
    carrierBillFen: byTariff * 2,
    realGrams: 1100,
  });
  // So much more is not borne.
  expect([await mayOf(id, 'pack'), await mayOf(id, 'ask_balance')]).toEqual(['balance_needed', null]);
  const less = await enter(id, byTariff - 900);
  expect(less.body.log[0].data).toMatchObject({
    grams: 1100,
    carrierBillFen: byTariff - 900,
    before: { grams: 1100, carrierBillFen: byTariff * 2 },
  });
  expect(await packingOf(id)).toMatchObject({ shippingFen: byTariff - 900, refundFen: 900 });
  await toTheDoor(id);
  const { refundedFen, settlement } = await readOrder(buyer, id);
  expect([refundedFen, settlement.refundFen]).toEqual([900, 900]);
  expect((await readAsOperator(operator, id)).costs.shippingFen).toBe(byTariff - 900);
  expect(await escrow(id)).toBe(0);
  // Once money has followed from it, it stays.
  expect((await enter(id, null)).body.data).toMatchObject({ reason: 'not_in_this_stage' });
});

const packingOf = async (id: string) =>
  (await operator.call('POST', '/admin/global-orders/parcels/preview', { ids: [id] })).body;

/** From the warehouse to the door. */
async function toTheDoor(id: string): Promise<void> {
  await pack(operator, [id]);
  await operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD012345' });
  expect((await operate(operator, id, { action: 'deliver' })).body.stage).toBe('delivered');
}

test('what was paid is corrected until money follows from it, and the shop’s number also later', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered');
  const wrong = { action: 'correct_costs', goodsFen: 3000, freightFen: 0 };
  expect((await operate(operator, id, wrong)).body).toMatchObject({
    code: 'DOUBTED',
    data: { of: 'correction', given: 3000, expected: 30_000 },
  });
  // A thousandth is corrected without a word, a thirtieth is not.
  expect((await operate(operator, id, { ...wrong, goodsFen: 29_970 })).status).toBe(200);
  expect((await operate(operator, id, { ...wrong, goodsFen: 29_000 })).body.code).toBe('DOUBTED');
  await operate(operator, id, { ...wrong, goodsFen: 30_000 });
  const right = await operate(operator, id, { ...wrong, goodsFen: 29_000, isSure: true });
  expect(right.body).toMatchObject({ costs: { goodsFen: 29_000, freightFen: 0 } });
  expect(right.body.log[0].data.before).toEqual({ goodsFen: 30_000, freightFen: 0 });
  for (const kind of ['correct_costs', 'correct_shop_order'])
    expect(right.body.events.some(({ action }: { readonly action: string }) => action === kind)).toBe(false);
  expect(
    (await operate(operator, id, { action: 'correct_shop_order', shopOrders: ['260977'] })).body,
  ).toMatchObject({
    stage: 'ordered',
    shopOrders: ['260977'],
  });
  const byBuyer = await buyer.call('POST', `/admin/global-orders/${id}/actions`, { version: 1, act: wrong });
  expect(byBuyer.status).toBe(403);
});

test('the number of a parcel is one, and is corrected where it was another’s', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'packed');
  const send = (trackingNumber: string, action = 'dispatch') =>
    operate(operator, id, { action, carrier: 'DHL', trackingNumber });
  expect((await send('!!!???')).status).toBe(400);
  expect((await send('JD01234')).body).toMatchObject({ stage: 'dispatched' });
  expect((await send('JD98765', 'correct_tracking')).body).toMatchObject({
    stage: 'dispatched',
    trackingNumber: 'JD98765',
  });
  expect(await told()).toMatch(/^运单号已更正/);
});

test('what has not left cannot come back, and what did not come back is on its way again', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'packed');
  const back = { action: 'return', text: 'nobody at home' };
  expect((await operate(operator, id, back)).body.data).toMatchObject({ reason: 'not_in_this_stage' });
  await operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD01234' });
  expect((await operate(operator, id, back)).body.stage).toBe('returned');
  expect((await operate(operator, id, { action: 'retract_return' })).body).toMatchObject({
    stage: 'dispatched',
    trackingNumber: 'JD01234',
  });
  await operate(operator, id, back);
  await decide(buyer, id, { action: 'choose_return', choice: 'resend' });
  const late = await operate(operator, id, { action: 'retract_return' });
  expect(late.body.data).toMatchObject({ reason: 'decided_already' });
});

test('a decision about the photos is taken back until it is packed, and silence is no yes then', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'in_warehouse');
  const early = await decide(buyer, id, { action: 'reopen_photos' });
  expect(early.body.data).toMatchObject({ reason: 'not_decided_yet' });
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  expect(await inQueue('to_pack', id)).toBe(true);
  expect((await decide(buyer, id, { action: 'reopen_photos' })).body).toMatchObject({
    stage: 'in_warehouse',
    photoDecision: null,
    outlook: { isSilenceAgreed: false },
  });
  expect(await inQueue('to_pack', id)).toBe(false);
  expect((await pack(operator, [id])).body.data.reason).toBe('not_accepted_yet');
  await app.tendOrders(new Date(Date.now() + 8 * 86_400_000));
  expect(await readOrder(buyer, id)).toMatchObject({ photoDecision: null });
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  expect((await pack(operator, [id])).status).toBe(200);
  const late = await decide(buyer, id, { action: 'reopen_photos' });
  expect(late.body.data).toMatchObject({ reason: 'not_in_this_stage' });
});

test('nothing is bought for whoever asks to cancel, and the question ends with the order', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const ask = () => decide(buyer, id, { action: 'ask_cancel', reason: 'too slow' });
  expect((await ask()).body).toMatchObject({ isCancelAsked: true, cancelAsked: { reason: 'too slow' } });
  // Who thinks again takes it back, may not do so twice, and may ask anew.
  const withdraw = () => decide(buyer, id, { action: 'withdraw_cancel' });
  expect((await withdraw()).body).toMatchObject({ isCancelAsked: false, cancelAsked: null });
  expect((await withdraw()).body.data).toMatchObject({ reason: 'cancel_not_asked' });
  expect((await ask()).status).toBe(200);
  const buying = await operate(operator, id, { action: 'buy', goodsFen: 30_000, freightFen: 0 });
  expect(buying.body.data).toMatchObject({ reason: 'cancel_asked' });
  expect(await inQueue('cancels', id)).toBe(true);
  await operator.call('POST', `/admin/global-orders/${id}/cancellation`, {
    version: (await readAsOperator(operator, id)).version,
    costsFen: 0,
    reason: 'as you asked',
  });
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'cancelled', cancelAsked: null });
  expect(await inQueue('cancels', id)).toBe(false);
});

test('what is overdue is a queue and counted, and stands before what is not', async () => {
  const [early, late] = [(await paidOrder(buyer)).id, (await paidOrder(buyer)).id];
  expect((await readAsOperator(operator, late)).due.of).toBe('paid_review');
  await runSql(app.databaseUrl, "update orders set urgent_at = now() - interval '2 hours' where id = $1", [
    late,
  ]);
  expect([await inQueue('overdue', late), await inQueue('overdue', early)]).toEqual([true, false]);
  const { body } = await operator.call('GET', '/admin/global-orders/queues');
  const counted = (name: string) => body.queues.find(({ queue }: { queue: string }) => queue === name);
  expect([counted('overdue').count, counted('paid_review').overdue]).toEqual([1, 1]);
  const listed = (await operator.call('GET', '/admin/global-orders')).body.orders;
  expect(listed[0].id).toBe(late);
  // What is written and answered makes it due, and due no more.
  await buyer.call('POST', `/global-services/orders/${early}/messages`, {
    messageId: '01920000-0000-7000-8000-00000000aaaa',
    text: 'Alô?',
    uploads: [],
  });
  const summary = async () =>
    (await operator.call('GET', '/admin/global-orders?queue=messages')).body.orders[0];
  expect(await summary()).toMatchObject({ id: early, due: { of: 'paid_review' }, tier: 'standard' });
});

async function photograph(id: string): Promise<void> {
  for (const kind of ['photo', 'photo', 'photo', 'scale']) await addPhoto(app, operator, id, kind);
}

const refund = (id: string, amountFen: number) =>
  operator.call('POST', `/admin/payments/${id}/refunds`, {
    refundId: randomUUID(),
    of: 'price',
    amountFen,
    reason: 'the shop was cheaper',
  });

test('what was saved goes back once, whether at packing or by hand before it', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered');
  const cheaper = { action: 'correct_costs', goodsFen: 28_000, freightFen: 0, isSure: true };
  await operate(operator, id, cheaper);
  const before = (await operator.call('GET', `/admin/payments/${id}`)).body;
  expect(before.spent).toContain('打包时会自动退 ¥20.00');
  // What the seller has got is neither offered nor given.
  expect(before.refundable.priceFen).toBe(SHOES_FEN - 28_000);
  expect((await refund(id, SHOES_FEN - 27_999)).body).toMatchObject({
    code: 'REFUND_TOO_LARGE',
    data: { mostFen: SHOES_FEN - 28_000 },
  });
  expect((await refund(id, 1500)).status).toBe(200);
  expect((await operator.call('GET', `/admin/payments/${id}`)).body.spent).toContain('自动退 ¥5.00');
  expect((await refund(id, 500)).status).toBe(200);
  await photograph(id);
  await operate(operator, id, { action: 'receive', grams: 1000 });
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  expect((await readOrder(buyer, id)).outlook).toMatchObject({ refundFen: 0, balanceFen: 0 });
  const packed = await pack(operator, [id]);
  expect(packed.body.orders[0]).toMatchObject({ settlement: { refundFen: 0 }, refundedFen: 2000 });
  await operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD012345' });
  // What the carrier has got is spent as well.
  expect((await operator.call('GET', `/admin/payments/${id}`)).body.refundable.priceFen).toBe(
    SHOES_FEN - 28_000 - 2000 - packed.body.orders[0].costs.shippingFen,
  );
  await operate(operator, id, { action: 'deliver' });
  expect(await escrow(id)).toBe(0);
});

test('what the buyer dropped is no saving that went back', async () => {
  const [thing] = shoes().items;
  const request = shoes({ items: [thing, { ...thing, name: '拖鞋' }] });
  const { id, drops } = await paidOrder(buyer, request);
  await decide(buyer, id, { action: 'drop_thing', item: 1, refundFen: drops[1].refundFen });
  await bring({ app, operator, buyer }, id, 'accepted', { goodsFen: 29_000 });
  expect((await readOrder(buyer, id)).outlook).toMatchObject({ refundFen: 1000 });
});
