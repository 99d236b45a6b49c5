// Orders over HTTP: the whole way with its money, each way back, and whom it refuses.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ADDRESS,
  addPhoto,
  bring,
  decide,
  operate,
  order,
  pack,
  paidOrder,
  payBy,
  quote,
  readAsOperator,
  readOrder,
  SHOES_FEN,
  shoes,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { findBalances } from '../../ledger/server/api.ts';

const { app, db, operator, buyer } = await startOrderingApp();

const escrow = async (owner: string) => (await findBalances(db, [{ kind: 'order_escrow', owner }]))[0];
const refundsOf = async (id: string): Promise<{ amountFen: number; origin: string; state: string }[]> =>
  (await buyer.call('GET', `/payments/${id}`)).body.refunds;
const cancelAs = async (id: string, costsFen: number) =>
  operator.call('POST', `/admin/global-orders/${id}/cancellation`, {
    version: (await readAsOperator(operator, id)).version,
    costsFen,
    reason: 'out of stock',
  });

test('an order goes its whole way, and each step tells the buyer what is next', async () => {
  const made = await order(buyer);
  expect(made).toMatchObject({
    stage: 'awaiting_payment',
    status: 'processing',
    waitsFor: 'payment',
    totalFen: SHOES_FEN,
  });
  expect(made.number).toMatch(/^YL\d{6}-[2-9A-HJ-NP-Z]{6}$/);
  await payBy(buyer, made.id);
  expect(await readOrder(buyer, made.id)).toMatchObject({ stage: 'paid_review' });
  expect(await escrow(made.id)).toBe(SHOES_FEN);
  await bring({ app, operator, buyer }, made.id, 'dispatched');
  const sent = await readOrder(buyer, made.id);
  expect(sent).toMatchObject({ stage: 'dispatched', carrier: 'DHL', realGrams: 1000 });
  expect(sent.photos).toHaveLength(4);
  expect((await decide(buyer, made.id, { action: 'deliver' })).body).toMatchObject({ stage: 'delivered' });
  expect(await escrow(made.id)).toBe(0);
  expect(sent.address).toEqual(ADDRESS);
  const notices = (await buyer.call('GET', '/notices')).body.notices;
  expect(notices.map(({ title }: { title: string }) => title).join('\n')).toContain(made.number);
});

test('what cost less goes back by named lines', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'packed', { goodsFen: 28_000, grams: 850 });
  const packed = await readOrder(buyer, id);
  expect(packed.settlement).toEqual({
    lines: [
      { kind: 'goods', quotedFen: 30_000, realFen: 28_000 },
      { kind: 'domestic_freight', quotedFen: 0, realFen: 0 },
      { kind: 'weight', quotedFen: 27_000, realFen: 26_100 },
    ],
    refundFen: 2900,
    balanceFen: 0,
  });
  expect(await refundsOf(id)).toMatchObject([{ amountFen: 2900, origin: 'order_difference' }]);
  expect(await escrow(id)).toBe(SHOES_FEN - 2900);
});

test('what cost up to 5 % more is borne, what cost more is asked for, and packed by hands once it is paid', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', { goodsFen: 33_000 });
  expect((await pack(operator, [id])).body).toMatchObject({ data: { reason: 'balance_needed' } });
  const asked = await operate(operator, id, { action: 'ask_balance', text: 'dearer', costsFen: 5000 });
  expect(asked.body).toMatchObject({
    stage: 'awaiting_balance',
    balance: { amountFen: 3000, state: 'open' },
  });
  const seen = await readOrder(buyer, id);
  expect(seen.cancellation).toMatchObject({ right: 'cancel', refundFen: SHOES_FEN - 5000, keptFen: 5000 });
  await payBy(buyer, seen.balance.id);
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'in_warehouse', balance: { state: 'paid' } });
  const told: readonly { readonly title: string }[] = (await buyer.call('GET', '/notices')).body.notices;
  const titles = told.map(({ title }) => title).filter((title) => title.includes(seen.number));
  expect(titles.join()).not.toMatch(/打包|Packed/);
  expect((await readOrder(buyer, id)).paidFen).toBe(SHOES_FEN + 3000);
  expect((await pack(operator, [id])).body.orders).toMatchObject([{ stage: 'packed', refundedFen: 0 }]);
  expect(await escrow(id)).toBe(SHOES_FEN + 3000);
  const { notices } = (await operator.call('GET', '/notices')).body;
  expect(notices.map(({ title }: { title: string }) => title)).toContainEqual(
    expect.stringMatching(/(差价|difference).*YL/),
  );
});

test('an operator ends what its buyer does not answer, and keeps no more than was told', async () => {
  const { id } = await paidOrder(buyer);
  await operate(operator, id, { action: 'ask_info', text: 'which colour?' });
  const end = async (orderId: string, costsFen: number) => {
    const { version } = await readAsOperator(operator, orderId);
    const path = `/admin/global-orders/${orderId}/cancellation`;
    return operator.call('POST', path, { version, costsFen, reason: 'nobody answers' });
  };
  expect((await end(id, 1)).body.code).toBe('COSTS_TOO_HIGH');
  expect((await end(id, 0)).body).toMatchObject({ stage: 'cancelled' });
  expect([await escrow(id), await refundsOf(id)]).toMatchObject([0, [{ amountFen: SHOES_FEN }]]);

  const { id: dear } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, dear, 'accepted', { goodsFen: 33_000 });
  await operate(operator, dear, { action: 'ask_balance', text: 'dearer', costsFen: 5000 });
  const balanceId = (await readOrder(buyer, dear)).balance.id;
  expect((await end(dear, 5001)).body).toMatchObject({ code: 'COSTS_TOO_HIGH', data: { mostFen: 5000 } });
  expect((await end(dear, 5000)).body).toMatchObject({ stage: 'cancelled', balance: { state: 'void' } });
  await buyer.call('POST', `/payments/${balanceId}/begin`, { provider: 'test' });
  await buyer.call('POST', `/payments/${balanceId}/test`, { play: 'succeed' });
  await app.reconcilePayments(new Date());
  expect(await escrow(dear)).toBe(0);
});

test('two orders of one buyer to one address go as one parcel, and one base fee comes back', async () => {
  const ids = [(await paidOrder(buyer)).id, (await paidOrder(buyer)).id];
  for (const id of ids) await bring({ app, operator, buyer }, id, 'accepted');
  const late = await paidOrder(buyer);
  await paidOrder(buyer, shoes(), { ...ADDRESS, line1: 'Torstraße 2' });
  expect((await readAsOperator(operator, ids[0])).together).toMatchObject([{ id: ids[1] }]);
  const waiting = await readOrder(buyer, ids[0]);
  expect(waiting.sending).toEqual({
    aloneFen: 27_000,
    baseFen: 18_000,
    others: [(await readOrder(buyer, ids[1])).number],
    underWay: [(await readOrder(buyer, late.id)).number],
    undecided: [],
    apartFen: 54_000,
    togetherFen: 36_000,
  });
  expect((await pack(operator, ids)).status).toBe(200);
  expect(await refundsOf(ids[0])).toEqual([]);
  expect(await refundsOf(ids[1])).toMatchObject([{ amountFen: 18_000 }]);
  const second = await readOrder(buyer, ids[1]);
  expect(second.settlement.lines.at(-1)).toEqual({ kind: 'consolidation', quotedFen: 27_000, realFen: 9000 });
  expect(second.parcel.others).toMatchObject([{ number: (await readOrder(buyer, ids[0])).number }]);
});

test('orders to other addresses or of other buyers are not packed together', async () => {
  const other = await registerPerson(app);
  const [mine, elsewhere, theirs] = [
    (await paidOrder(buyer)).id,
    (await paidOrder(buyer, shoes(), { ...ADDRESS, line1: 'Torstraße 2' })).id,
    (await paidOrder(other)).id,
  ];
  await bring({ app, operator, buyer }, mine, 'accepted');
  await bring({ app, operator, buyer }, elsewhere, 'accepted');
  await bring({ app, operator, buyer: other }, theirs, 'accepted');
  expect((await pack(operator, [mine, elsewhere])).body.data.reason).toBe('other_address');
  expect((await pack(operator, [mine, theirs])).body.data.reason).toBe('other_buyer');
  expect(await readOrder(buyer, mine)).toMatchObject({ stage: 'in_warehouse' });
});

test('a buyer cancels for exactly what was shown, and not for anything else', async () => {
  const { id, cancellation } = await paidOrder(buyer);
  expect(cancellation).toMatchObject({ right: 'cancel', refundFen: SHOES_FEN, keptFen: 0 });
  const refused = await decide(buyer, id, { action: 'cancel', refundFen: 1, reason: '' });
  expect(refused.body).toMatchObject({ code: 'REFUND_CHANGED', data: { refundFen: SHOES_FEN } });
  expect(await escrow(id)).toBe(SHOES_FEN);
  const done = await decide(buyer, id, { action: 'cancel', refundFen: SHOES_FEN, reason: 'changed my mind' });
  expect(done.body).toMatchObject({ stage: 'cancelled', refundedFen: SHOES_FEN });
  expect([await escrow(id), await refundsOf(id)]).toMatchObject([
    0,
    [{ state: 'succeeded', origin: 'order_cancelled' }],
  ]);
  // What is told of the money names it as the buyer was shown it as well, the refund too.
  const { notices } = (await buyer.call('GET', '/notices')).body;
  const told = notices.map(({ title, detail }: Record<'title' | 'detail', string>) => `${title} ${detail}`);
  expect(told.filter((text: string) => /589\.00 \(≈ €76\.99\)/.test(text)).length).toBeGreaterThanOrEqual(2);
});

test('once it is ordered the buyer asks, and the operator keeps the stated costs', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered');
  expect((await decide(buyer, id, { action: 'cancel', refundFen: 0, reason: '' })).body.code).toBe(
    'NOT_ALLOWED',
  );
  expect((await decide(buyer, id, { action: 'ask_cancel', reason: 'too slow' })).status).toBe(200);
  // The shoes and the fees: the freight abroad was not spent.
  const mostFen = 30_000 + 900 + 1000;
  expect((await cancelAs(id, mostFen + 1)).body).toMatchObject({ code: 'COSTS_TOO_HIGH', data: { mostFen } });
  expect((await cancelAs(id, 2000)).body).toMatchObject({
    stage: 'cancelled',
    refundedFen: SHOES_FEN - 2000,
  });
  expect(await escrow(id)).toBe(0);
});

test('one of several things is dropped before anybody buys it, for exactly what was shown', async () => {
  const two = shoes({});
  const { id } = await paidOrder(buyer, {
    ...two,
    items: [...two.items, { ...two.items[0], name: '布袋', priceFen: 5000 }],
  });
  const seen = await readOrder(buyer, id);
  const [, bag] = seen.drops;
  expect(bag).toMatchObject({ item: 1 });
  // What comes back is told line by line, and the lines sum to it.
  const lines: readonly { kind: string; fen: number }[] = bag.lines;
  expect(lines[0]).toEqual({ kind: 'goods', fen: 5000 });
  expect(lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(bag.refundFen);
  const drop = { action: 'drop_thing', item: 1, refundFen: bag.refundFen };
  expect((await decide(buyer, id, { ...drop, refundFen: 1 })).body.code).toBe('REFUND_CHANGED');
  const act = { version: seen.version, act: drop };
  const path = `/global-services/orders/${id}/actions`;
  const both = await Promise.all([buyer.call('POST', path, act), buyer.call('POST', path, act)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await refundsOf(id)).toMatchObject([{ amountFen: bag.refundFen, origin: 'thing_dropped' }]);
  // The thing that went is named, and the receipt fits what was paid.
  const { notices } = (await buyer.call('GET', '/notices')).body;
  expect(notices[0]).toMatchObject({ title: expect.stringContaining('布袋') });
  const { body: payment } = await buyer.call('GET', `/payments/${id}`);
  expect(payment).toMatchObject({
    things: [{ isTakenOut: false }, { name: '布袋', quantity: 1, isTakenOut: true }],
    refunds: [{ origin: 'thing_dropped', reason: '布袋' }],
  });
  const left = await readOrder(buyer, id);
  expect(left.events[0]).toMatchObject({ action: 'drop_thing', note: '布袋', movedFen: bag.refundFen });
  expect(left).toMatchObject({ things: 1, drops: [], refundedFen: bag.refundFen });
  expect(left.price.totalFen).toBe(seen.price.totalFen - bag.refundFen);
  expect(await escrow(id)).toBe(left.price.totalFen);
  // One sum wherever it is told, beside what was paid; and what the border asks of what is left.
  expect(left).toMatchObject({ totalFen: SHOES_FEN, paidFen: seen.totalFen });
  expect(left.price.border).toEqual((await quote(buyer)).price.border);
  const listOf = async (path: string) => (await buyer.call('GET', `/global-services/${path}`)).body;
  expect((await listOf('orders')).orders[0]).toMatchObject({ id, totalFen: SHOES_FEN });
  expect((await listOf('user-orders')).data[0]).toMatchObject({
    totalPrice: SHOES_FEN / 100,
    paymentStatus: 'partially_refunded',
  });
  const [atDesk] = (await operator.call('GET', `/admin/global-orders?q=${left.number}`)).body.orders;
  expect(atDesk.totalFen).toBe(SHOES_FEN);
  expect((await decide(buyer, id, { action: 'drop_thing', item: 0, refundFen: 1 })).body).toMatchObject({
    code: 'NOT_ALLOWED',
    data: { reason: 'last_thing' },
  });
});

test('beside the photos stands what accepting and returning come to, and no more is kept than was said', async () => {
  const { id } = await paidOrder(buyer);
  expect((await readOrder(buyer, id)).outlook).toBeNull();
  await bring({ app, operator, buyer }, id, 'in_warehouse', { goodsFen: 33_000 });
  const { outlook } = await readOrder(buyer, id);
  expect(outlook).toMatchObject({ balanceFen: 3000, refundFen: 0, borneFen: 0, returnMostFen: SHOES_FEN });
  await decide(buyer, id, { action: 'decide_photos', decision: 'return', reason: 'wrong size' });
  const mostFen = outlook.returnMostFen - outlook.returnLeastFen;
  // The freight abroad was not spent.
  expect(outlook.returnLeastFen).toBeGreaterThan(0);
  expect((await cancelAs(id, mostFen + 1)).body).toMatchObject({ code: 'COSTS_TOO_HIGH', data: { mostFen } });
  expect((await cancelAs(id, mostFen)).body).toMatchObject({ refundedFen: outlook.returnLeastFen });
  expect(await escrow(id)).toBe(0);
});

test('what the seller got beyond the price is not kept of the freight abroad when it goes back', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered', { goodsFen: 45_000 });
  const lineOf = (order: { price: { lines: { kind: string; fen: number }[] } }, kind: string) =>
    order.price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  const seen = await readOrder(buyer, id);
  const [shipping, tip] = [lineOf(seen, 'shipping'), lineOf(seen, 'tip')];
  const mostFen = SHOES_FEN - shipping - tip;
  // Before it is in the warehouse, too.
  expect(seen.cancellation).toMatchObject({ right: 'ask', keptFen: mostFen });
  expect((await cancelAs(id, mostFen + 1)).body).toMatchObject({ code: 'COSTS_TOO_HIGH', data: { mostFen } });
  for (const kind of ['photo', 'photo', 'photo', 'scale']) await addPhoto(app, operator, id, kind);
  await operate(operator, id, { action: 'receive', grams: 1000, isSure: true });
  const { outlook } = await readOrder(buyer, id);
  expect(outlook.returnLeastFen).toBe(shipping + tip);
  await decide(buyer, id, { action: 'decide_photos', decision: 'return', reason: 'wrong size' });
  const atDesk = (await operator.call('GET', `/admin/global-orders/${id}`)).body;
  expect(atDesk).toMatchObject({ mostKeptFen: mostFen, isSentBack: false });
  expect((await cancelAs(id, mostFen + 1)).body).toMatchObject({ code: 'COSTS_TOO_HIGH', data: { mostFen } });
  expect((await cancelAs(id, mostFen)).body).toMatchObject({ refundedFen: shipping + tip });
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'cancelled', isSentBack: true });
  expect(await escrow(id)).toBe(0);
});

test('what is dearer than we bear without asking is not bought before the operator says that they are sure', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const buy = (goodsFen: number, isSure: boolean) =>
    operate(operator, id, { action: 'buy', goodsFen, freightFen: 0, isSure });
  const expected = 30_000;
  const given = expected + Math.floor(SHOES_FEN / 20) + 1;
  expect((await buy(given, false)).body).toMatchObject({
    code: 'DOUBTED',
    data: { of: 'dearer', given, expected },
  });
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'to_buy' });
  expect((await buy(given, true)).body).toMatchObject({ stage: 'ordered' });
});

test('the four outcomes of the photos: accepted, returned, exchanged, and nothing said for 7 days', async () => {
  const photos = { action: 'decide_photos', reason: 'wrong colour' };
  const [returned, exchanged, silent] = [
    (await paidOrder(buyer)).id,
    (await paidOrder(buyer)).id,
    (await paidOrder(buyer)).id,
  ];
  for (const id of [returned, exchanged, silent]) await bring({ app, operator, buyer }, id, 'in_warehouse');
  await decide(buyer, returned, { ...photos, decision: 'return' });
  expect((await pack(operator, [returned])).body.data.reason).toBe('return_asked');
  expect((await cancelAs(returned, 1500)).body).toMatchObject({
    stage: 'cancelled',
    refundedFen: SHOES_FEN - 1500,
  });
  await decide(buyer, exchanged, { ...photos, decision: 'exchange' });
  expect((await operate(operator, exchanged, { action: 'exchange' })).body).toMatchObject({
    stage: 'ordered',
    photos: [],
    photoDecision: null,
  });
  await app.tendOrders(new Date(Date.now() + 6 * 86_400_000));
  expect(await readOrder(buyer, silent)).toMatchObject({ photoDecision: null });
  await app.tendOrders(new Date(Date.now() + 8 * 86_400_000));
  expect(await readOrder(buyer, silent)).toMatchObject({
    photoDecision: { decision: 'accept', isByClock: true },
  });
});

test('a parcel that comes back is sent again or refunded less the freight, as the buyer chooses', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  await operate(operator, id, { action: 'return', text: 'nobody at home' });
  expect((await operate(operator, id, { action: 'resend' })).body.data.reason).toBe('no_choice_yet');
  await decide(buyer, id, { action: 'choose_return', choice: 'resend' });
  expect((await operate(operator, id, { action: 'resend' })).body).toMatchObject({ stage: 'packed' });
  await operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD12345' });
  await operate(operator, id, { action: 'return', text: 'refused' });
  await decide(buyer, id, { action: 'choose_return', choice: 'refund' });
  expect((await cancelAs(id, 0)).body).toMatchObject({ stage: 'cancelled', refundedFen: SHOES_FEN - 27_000 });
  expect(await escrow(id)).toBe(0);
});

test('a claim is granted once, out of what was earned', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  await decide(buyer, id, { action: 'deliver' });
  const claimId = randomUUID();
  const claim = { claimId, reason: 'damaged', item: 0, text: 'torn', askedFen: 10_000, uploads: [] };
  const other = { ...claim, item: 1 };
  expect((await buyer.call('POST', `/global-services/orders/${id}/claims`, other)).body.data.reason).toBe(
    'no_such_thing',
  );
  const opened = await buyer.call('POST', `/global-services/orders/${id}/claims`, claim);
  expect(opened.body.claims).toMatchObject([{ id: claimId, item: 0, state: 'open' }]);
  expect((await buyer.call('POST', `/global-services/orders/${id}/claims`, claim)).status).toBe(200);
  const path = `/admin/global-orders/${id}/claims/${claimId}`;
  expect((await operator.call('POST', path, { grantedFen: 4000, answer: 'sorry' })).status).toBe(200);
  // The answer was lost, and it is sent again as it was; another decision is none.
  expect((await operator.call('POST', path, { grantedFen: 4000, answer: 'sorry' })).status).toBe(200);
  expect((await operator.call('POST', path, { grantedFen: 5000, answer: 'sorry' })).status).toBe(409);
  expect(await refundsOf(id)).toMatchObject([{ amountFen: 4000, origin: 'claim' }]);
});

test('an order that is not paid runs out, and money that comes later goes back', async () => {
  const { id } = await order(buyer);
  await buyer.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  await app.tendOrders(new Date(Date.now() + 25 * 3_600_000));
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'cancelled' });
  await buyer.call('POST', `/payments/${id}/test`, { play: 'succeed' });
  await app.reconcilePayments(new Date());
  expect(await refundsOf(id)).toMatchObject([{ amountFen: SHOES_FEN, origin: 'unfulfillable' }]);
});

test('nobody else sees an order, and no buyer sees the workbench', async () => {
  const { id } = await order(buyer);
  const stranger = await registerPerson(app);
  expect((await stranger.call('GET', `/global-services/orders/${id}`)).status).toBe(404);
  expect((await decide(stranger, id, { action: 'deliver' }, 1)).status).toBe(404);
  expect((await stranger.call('GET', `/global-services/orders/${id}/messages`)).status).toBe(404);
  expect((await buyer.call('GET', `/admin/global-orders/${id}`)).status).toBe(403);
  expect((await app.guest().call('GET', '/global-services/orders')).status).toBe(401);
});
