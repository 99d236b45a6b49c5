// What time alone does to orders: what silence agrees to and what not, reminders of storage, silent receipt, and addresses that are forgotten.

import { expect, test } from 'vitest';
import {
  bring,
  decide,
  operate,
  order,
  paidOrder,
  payBy,
  readOrder,
  SHOES_FEN,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';

const { app, operator } = await startOrderingApp();

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const refundsOf = async (id: string) =>
  (await operator.call('GET', `/admin/payments/${id}`)).body.refunds.map(
    ({ amountFen, origin }: { readonly amountFen: number; readonly origin: string }) => [origin, amountFen],
  );
/** What a month of looking, several times a day, does on these days. */
async function passing(...days: readonly number[]): Promise<void> {
  for (const day of days) await Promise.all([app.tendOrders(inDays(day)), app.tendOrders(inDays(day))]);
}
const titlesOf = async (person: TestPerson): Promise<string[]> =>
  (await person.call('GET', '/notices')).body.notices.map(({ title }: { title: string }) => title);

test('storage is reminded of after 60 and after 80 days, once each, however often time is looked at', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'in_warehouse');
  const remindedBy = async (days: number) => {
    const before = (await titlesOf(buyer)).length;
    await Promise.all([app.tendOrders(inDays(days)), app.tendOrders(inDays(days))]);
    return (await titlesOf(buyer)).length - before;
  };
  await app.tendOrders(inDays(8));
  expect([await remindedBy(59), await remindedBy(61), await remindedBy(79)]).toEqual([0, 1, 0]);
  expect([await remindedBy(81), await remindedBy(89)]).toEqual([1, 0]);
});

test('whoever has not paid is told so once, six hours before the order ends, and not once it is paid or over', async () => {
  const buyer = await registerPerson(app);
  const unpaid = await order(buyer);
  const paid = await paidOrder(buyer);
  const before = await titlesOf(buyer);
  await passing(17.9 / 24);
  expect(await titlesOf(buyer)).toEqual(before);
  await passing(18.1 / 24, 23 / 24);
  const told = (await titlesOf(buyer)).filter((title) => title.includes(unpaid.number));
  expect(told).toEqual([expect.stringContaining('订单还没有付款')]);
  expect(
    (await titlesOf(buyer)).some((title) => title.includes('没有付款') && title.includes(paid.number)),
  ).toBe(false);
  // The reminder takes no time off the deadline, and nothing from what can be done.
  expect(await readOrder(buyer, unpaid.id)).toMatchObject({ stage: 'awaiting_payment', waitsFor: 'payment' });
  await passing(1.01);
  expect((await readOrder(buyer, unpaid.id)).stage).toBe('cancelled');
});

test('an address is forgotten 180 days after delivery, and not while an order needs it', async () => {
  const buyer = await registerPerson(app);
  const [done, waiting] = [(await paidOrder(buyer)).id, (await order(buyer)).id];
  await bring({ app, operator, buyer }, done, 'dispatched');
  await decide(buyer, done, { action: 'deliver' });
  const stored = () =>
    runSql(app.databaseUrl, 'select count(*)::int as count from order_addresses where user_id = $1', [
      buyer.id,
    ]);
  await app.tendOrders(inDays(179));
  expect((await readOrder(buyer, done)).address).not.toBeNull();
  // The other one was never paid: it ran out by then, and is over since.
  await app.tendOrders(inDays(181));
  expect((await readOrder(buyer, done)).address).toBeNull();
  expect((await readOrder(buyer, waiting)).stage).toBe('cancelled');
  await app.tendOrders(inDays(400));
  expect(await stored()).toEqual([{ count: 0 }]);
});

test('what nobody has confirmed counts as received 14 days after the estimate', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  const { estimate } = await readOrder(buyer, id);
  const last = Date.parse(estimate.until);
  await app.tendOrders(new Date(last + 13 * DAY_MS));
  expect((await readOrder(buyer, id)).stage).toBe('dispatched');
  await app.tendOrders(new Date(last + 15 * DAY_MS));
  expect((await readOrder(buyer, id)).stage).toBe('delivered');
});

test('what was paid at the door is told after delivery, changed, and never negative', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  const tell = (amount: number) =>
    decide(buyer, id, { action: 'tell_door_cost', cost: { amount, currency: 'EUR' } });
  expect((await tell(1900)).body.code).toBe('NOT_ALLOWED');
  await decide(buyer, id, { action: 'deliver' });
  expect((await tell(-1)).status).toBe(400);
  expect((await tell(1900)).body.doorCost).toEqual({ amount: 1900, currency: 'EUR' });
  expect((await tell(0)).body.doorCost).toEqual({ amount: 0, currency: 'EUR' });
});

/** 3 kg instead of 1: 180 yuan more for the way abroad, which is more than 30 % of 589. */
const HEAVY = { grams: 3000 };

test('silence agrees to no large balance: it is asked for, reminded of, and goes back at the end of the storage', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'in_warehouse', HEAVY);
  const seen = await readOrder(buyer, id);
  expect(seen.outlook).toMatchObject({ balanceFen: 18_000, isSilenceAgreed: false });
  expect(seen.photosUntil).toBe(seen.storageUntil);
  const before = (await titlesOf(buyer)).length;
  await passing(8, 9, 31, 61, 81, 89);
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'in_warehouse', photoDecision: null });
  // At 7 days, and at 30, 60 and 80, with the sum.
  const told = (await titlesOf(buyer)).slice(0, -before);
  expect(told).toHaveLength(4);
  for (const title of told) expect(title).toContain('180.00');
  await passing(91);
  const returned = await readOrder(buyer, id);
  expect(returned.photoDecision).toMatchObject({ decision: 'return', isByClock: true });
  const path = `/admin/global-orders/${id}/cancellation`;
  const { version } = returned;
  const cancel = (costsFen: number) =>
    operator.call('POST', path, { version, costsFen, reason: 'no answer' });
  // What may be kept is what may be kept of every return: no freight, and nothing of the balance.
  const mostFen = seen.outlook.returnMostFen - seen.outlook.returnLeastFen;
  expect((await cancel(mostFen + 1)).body.code).toBe('COSTS_TOO_HIGH');
  expect((await cancel(500)).body).toMatchObject({ stage: 'cancelled', refundedFen: SHOES_FEN - 500 });
  expect(await refundsOf(id)).toEqual([['order_cancelled', SHOES_FEN - 500]]);
});

test('who answers in the end goes on, and a cost corrected upwards takes back what silence agreed to', async () => {
  const buyer = await registerPerson(app);
  const [late, grown] = [(await paidOrder(buyer)).id, (await paidOrder(buyer)).id];
  await bring({ app, operator, buyer }, late, 'in_warehouse', HEAVY);
  await bring({ app, operator, buyer }, grown, 'in_warehouse');
  await passing(40);
  const accept = { action: 'decide_photos', decision: 'accept', reason: '' };
  expect((await decide(buyer, late, accept)).body).toMatchObject({ photoDecision: { isByClock: false } });
  await passing(95);
  expect(await readOrder(buyer, late)).toMatchObject({ photoDecision: { decision: 'accept' } });
  expect((await readOrder(buyer, grown)).photoDecision).toMatchObject({
    decision: 'accept',
    isByClock: true,
  });
  await operate(operator, grown, { action: 'reweigh', grams: 3000, isSure: true });
  expect(await readOrder(buyer, grown)).toMatchObject({
    photoDecision: null,
    outlook: { balanceFen: 18_000, isSilenceAgreed: false },
  });
});

test('a balance that nobody pays in 90 days ends its order as the buyer could have, and money after that goes back', async () => {
  const buyer = await registerPerson(app);
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', HEAVY);
  await operate(operator, id, { action: 'ask_balance', text: '3 kg', costsFen: 30_000 });
  const { balance, cancellation } = await readOrder(buyer, id);
  await buyer.call('POST', `/payments/${balance.id}/begin`, { provider: 'test' });
  const before = (await titlesOf(buyer)).length;
  await passing(29, 31, 61, 81, 89);
  expect((await titlesOf(buyer)).length - before).toBe(3);
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'awaiting_balance' });
  await passing(91);
  expect(await readOrder(buyer, id)).toMatchObject({
    stage: 'cancelled',
    refundedFen: cancellation.refundFen,
    balance: { state: 'void' },
  });
  expect(cancellation.refundFen).toBe(SHOES_FEN - 30_000);
  expect(await refundsOf(id)).toEqual([['order_cancelled', SHOES_FEN - 30_000]]);
  await expect(payBy(buyer, balance.id)).rejects.toThrow();
  // The shoes are still in the warehouse: somebody has to send them back or put them into stock.
  const leftovers = async () =>
    (await operator.call('GET', '/admin/global-orders?queue=leftovers')).body.orders.map(
      ({ id: each, due }: { id: string; due: { of: string } }) => [each, due.of],
    );
  expect(await leftovers()).toEqual([[id, 'leftovers']]);
  const cleared = await operate(operator, id, {
    action: 'clear_goods',
    text: '卖家同意退货，已寄回。',
    backFen: 0,
  });
  expect(cleared.body.stage).toBe('cancelled');
  expect(await leftovers()).toEqual([]);
  expect((await operate(operator, id, { action: 'clear_goods', text: 'x', backFen: 0 })).body).toMatchObject({
    code: 'NOT_ALLOWED',
    data: { reason: 'no_goods_left' },
  });
  // It is between operators.
  const seen: { events: { action: string }[] } = await readOrder(buyer, id);
  expect(seen.events.map(({ action }) => action)).not.toContain('clear_goods');
});
