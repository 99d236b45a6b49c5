// Orders that are packed together stay together: every step of the parcel is taken by all of them or by none.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  bring,
  decide,
  operate,
  pack,
  paidOrder,
  readAsOperator,
  readOrder,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { type TestPerson } from '../../../app/testing/clients/people.ts';
import { findBalances } from '../../ledger/server/api.ts';

const { app, db, operator, colleague, buyer } = await startOrderingApp();

const sql = (statement: string, values: unknown[] = []) => db.$client.query(statement, values);

/** Bought, weighed at 1 kg and accepted; the photos themselves are the files' matter. */
async function accepted(): Promise<string> {
  const { id } = await paidOrder(buyer);
  await operate(operator, id, { action: 'approve' });
  await operate(operator, id, { action: 'claim' });
  await operate(operator, id, { action: 'buy', goodsFen: 30_000, freightFen: 0 });
  await sql('update orders set photo_count = 3, scale_count = 1 where id = $1', [id]);
  await operate(operator, id, { action: 'receive', grams: 1000, isSure: true });
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  return id;
}

async function parcelOf(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await accepted());
  expect((await pack(operator, ids)).status).toBe(200);
  return ids;
}

type Facts = {
  readonly stage: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly estimate: unknown;
  readonly returnChoice: string | null;
};
/** What all orders of a parcel have in common; fails where they do not. */
async function common(ids: readonly string[]): Promise<Facts> {
  const seen: Facts[] = [];
  for (const id of ids) {
    const { stage, carrier, trackingNumber, estimate, returnChoice } = await readOrder(buyer, id);
    seen.push({ stage, carrier, trackingNumber, estimate, returnChoice });
  }
  const [first] = seen;
  if (!first) throw new Error('an empty parcel');
  for (const each of seen) expect(each).toEqual(first);
  return first;
}

const SENT = { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD01 2345 6789' };
const titlesOf = async (person: TestPerson): Promise<string[]> =>
  (await person.call('GET', '/notices')).body.notices.map(({ title }: { title: string }) => title);
const escrowOf = async (id: string): Promise<number> => (await readAsOperator(operator, id)).escrowFen;

test.each([2, 3])(
  'a parcel of %i takes every step as one, whichever of its orders is named',
  async (count) => {
    const ids = await parcelOf(count);
    const numbers: string[] = [];
    for (const id of ids) numbers.push((await readOrder(buyer, id)).number);
    const last = ids.at(-1) ?? '';
    const first = ids[0] ?? '';
    const seen = await readOrder(buyer, first);
    expect(seen.parcel.grams).toBe(1000 * count);
    expect(seen.parcel.others.map(({ number }: { number: string }) => number)).toEqual(
      numbers.slice(1).toSorted(),
    );
    expect(await common(ids)).toMatchObject({ stage: 'packed' });

    const toldOfLast = async () =>
      (await titlesOf(buyer)).filter((title) => title.includes(numbers.at(-1) ?? '')).length;
    const before = await toldOfLast();
    expect((await operate(operator, last, SENT)).body).toMatchObject({ stage: 'dispatched' });
    const sent = await common(ids);
    expect(sent).toMatchObject({ stage: 'dispatched', carrier: 'DHL', trackingNumber: 'JD0123456789' });
    expect(sent.estimate).not.toBeNull();
    // One notice for one parcel, with every number.
    const [told] = await titlesOf(buyer);
    for (const number of numbers) expect(told).toContain(number);
    expect(await toldOfLast()).toBe(before + 1);

    await operate(operator, first, {
      action: 'correct_tracking',
      carrier: 'EMS',
      trackingNumber: 'EE123456785CN',
    });
    expect(await common(ids)).toMatchObject({ carrier: 'EMS', trackingNumber: 'EE123456785CN' });
    await operate(operator, last, { action: 'reach_customs' });
    expect(await common(ids)).toMatchObject({ stage: 'customs' });
    await operate(operator, first, { action: 'return', text: 'nobody at home' });
    expect(await common(ids)).toMatchObject({ stage: 'returned' });
    await operate(operator, last, { action: 'retract_return' });
    expect(await common(ids)).toMatchObject({ stage: 'dispatched', trackingNumber: 'EE123456785CN' });
    await operate(operator, first, { action: 'return', text: 'nobody at home' });
    await decide(buyer, last, { action: 'choose_return', choice: 'resend' });
    expect(await common(ids)).toMatchObject({ stage: 'returned', returnChoice: 'resend' });
    await operate(operator, first, { action: 'resend' });
    expect(await common(ids)).toMatchObject({ stage: 'packed', trackingNumber: '' });
    await operate(operator, first, SENT);
    expect((await decide(buyer, last, { action: 'deliver' })).body).toMatchObject({ stage: 'delivered' });
    expect(await common(ids)).toMatchObject({ stage: 'delivered' });
    for (const id of ids) expect(await escrowOf(id)).toBe(0);

    // A claim is about one order, and the others of the parcel stay as they are.
    const claim = { claimId: randomUUID(), reason: 'damaged', text: 'torn', askedFen: 1000 };
    expect((await buyer.call('POST', `/global-services/orders/${first}/claims`, claim)).status).toBe(200);
    await operate(operator, last, {
      action: 'correct_tracking',
      carrier: 'DHL',
      trackingNumber: 'JD0123456789',
    });
    expect(await common(ids)).toMatchObject({ stage: 'delivered', carrier: 'DHL' });
    expect((await readOrder(buyer, last)).claims).toEqual([]);
    const decided = await operator.call('POST', `/admin/global-orders/${first}/claims/${claim.claimId}`, {
      grantedFen: 500,
      answer: 'sorry',
    });
    expect(decided.body).toMatchObject({ stage: 'delivered' });
    const { orders } = (await operator.call('GET', `/admin/global-orders?q=${numbers[0]}`)).body;
    expect(orders[0].parcel).toEqual(numbers.slice(1).toSorted());
  },
);

test('a parcel that came back is cancelled as one, and each order keeps what the carrier took of it', async () => {
  const ids = await parcelOf(3);
  const [first = '', , last = ''] = ids;
  await operate(operator, first, SENT);
  await operate(operator, last, { action: 'return', text: 'refused' });
  await decide(buyer, first, { action: 'choose_return', choice: 'refund' });
  const { version } = await readAsOperator(operator, last);
  const path = `/admin/global-orders/${last}/cancellation`;
  const request = { version, costsFen: 0, reason: 'it came back' };
  const both = await Promise.all([
    operator.call('POST', path, request),
    operator.call('POST', path, request),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await common(ids)).toMatchObject({ stage: 'cancelled' });
  // The base fee is kept once: 180 + 3 × 90 yuan of shipping for all.
  let keptFen = 0;
  for (const id of ids) {
    expect(await escrowOf(id)).toBe(0);
    const { paidFen, refundedFen } = await readOrder(buyer, id);
    keptFen += paidFen - refundedFen;
  }
  expect(keptFen).toBe(45_000);
});

test('of two operators at two orders of a parcel one is first, and the parcel has one number', async () => {
  const ids = await parcelOf(2);
  const [first = '', second = ''] = ids;
  const versions = [
    (await readAsOperator(operator, first)).version,
    (await readAsOperator(operator, second)).version,
  ];
  const answers = await Promise.all([
    operate(operator, first, SENT, versions[0]),
    operate(colleague, second, { ...SENT, trackingNumber: 'JD9999999999' }, versions[1]),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ORDER_CHANGED' });
  const { trackingNumber } = await common(ids);
  expect(answers.find(({ status }) => status === 200)?.body.trackingNumber).toBe(trackingNumber);
  // The same again, and the same of the other order by the same person, is the same step.
  const winner = answers[0]?.status === 200 ? operator : colleague;
  const again = { ...SENT, trackingNumber };
  expect((await operate(winner, first, again, versions[0])).status).toBe(200);
  expect((await operate(winner, second, again, versions[1])).status).toBe(200);
  const { events } = await readOrder(buyer, second);
  expect(events.filter(({ action }: { action: string }) => action === 'dispatch')).toHaveLength(1);
  // Both chosen in the list: the first takes the other along.
  const orders = [];
  for (const id of ids) orders.push({ id, version: (await readAsOperator(operator, id)).version });
  const many = await operator.call('POST', '/admin/global-orders/actions', { orders, action: 'deliver' });
  expect(many.body.results.map(({ refused }: { refused: unknown }) => refused)).toEqual([null, null]);
});

test('what fails at one order of a parcel is done with none, and can be done again', async () => {
  const ids = await parcelOf(3);
  const [first = '', , last = ''] = ids;
  await sql(`create function fail_for_one() returns trigger language plpgsql as
    $$ begin if new.id = '${last}' and new.stage = 'dispatched' then raise 'cut off'; end if; return new; end $$`);
  await sql(
    'create trigger fail_for_one before update on orders for each row execute function fail_for_one()',
  );
  expect((await operate(operator, first, SENT)).status).toBe(500);
  expect(await common(ids)).toMatchObject({ stage: 'packed', trackingNumber: '' });
  await sql('drop trigger fail_for_one on orders');
  expect((await operate(operator, first, SENT)).status).toBe(200);
  expect(await common(ids)).toMatchObject({ stage: 'dispatched' });
});

test('time alone delivers a parcel of several as one', async () => {
  const ids = await parcelOf(2);
  await operate(operator, ids[0] ?? '', SENT);
  await sql(
    `update orders set estimate_from = '2026-01-01', estimate_until = '2026-01-02' where id = any($1)`,
    [ids],
  );
  await Promise.all([app.tendOrders(new Date()), app.tendOrders(new Date())]);
  expect(await common(ids)).toMatchObject({ stage: 'delivered' });
  for (const id of ids) expect(await escrowOf(id)).toBe(0);
});

test('before packing stands what goes back of each order, and which of them has to wait', async () => {
  const ids = [await accepted(), await accepted()];
  const preview = (asked: readonly string[]) =>
    operator.call('POST', '/admin/global-orders/parcels/preview', { ids: asked });
  const { body } = await preview(ids);
  expect(body).toMatchObject({
    grams: 2000,
    refundFen: 18_000,
    orders: [
      { id: ids[0], refundFen: 0, refused: null },
      { id: ids[1], refundFen: 18_000, refused: null },
    ],
  });
  const correct = { action: 'correct_costs', goodsFen: 60_000, freightFen: 0, isSure: true };
  await operate(operator, ids[1] ?? '', correct);
  expect((await preview(ids)).body.orders[1]).toMatchObject({ refused: 'balance_needed' });
  expect((await pack(operator, ids)).body).toMatchObject({ data: { reason: 'balance_needed' } });
  await operate(operator, ids[1] ?? '', { ...correct, goodsFen: 30_000 });
  const packed = await pack(operator, ids);
  const back = packed.body.orders.map(({ refundedFen }: { refundedFen: number }) => refundedFen);
  expect(back).toEqual([0, 18_000]);
  expect((await buyer.call('POST', '/admin/global-orders/parcels/preview', { ids })).status).toBe(403);
});

test('a parcel is weighed and billed once, and its orders bear it to the fen', async () => {
  const ids = [await accepted(), await accepted(), await accepted()];
  const send = async (
    parcel: { readonly grams: number; readonly billFen: number | null },
    isSure = false,
  ) => {
    const orders = [];
    for (const id of ids) {
      const { version } = await readAsOperator(operator, id);
      orders.push({ id, version, minded: [] });
    }
    return operator.call('POST', '/admin/global-orders/parcels', { orders, parcel, isSure });
  };
  expect((await send({ grams: 31_000, billFen: null })).body).toMatchObject({ code: 'DOUBTED' });
  expect((await send({ grams: 3250, billFen: 400_001 })).body).toMatchObject({ data: { of: 'bill' } });
  const packed = await send({ grams: 3250, billFen: 44_444 });
  expect(packed.status).toBe(200);
  const rows = await sql('select real_grams, carrier_bill_fen, shipping_fen from orders where id = any($1)', [
    ids,
  ]);
  const total = (column: string) =>
    rows.rows.reduce((sum: number, row: Record<string, unknown>) => sum + Number(row[column]), 0);
  expect([total('real_grams'), total('carrier_bill_fen'), total('shipping_fen')]).toEqual([
    3250, 44_444, 44_444,
  ]);
});

test('a parcel lost on its way gives back all that was paid, and what the goods cost is out until the carrier pays', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'dispatched');
  const [held] = await findBalances(db, [{ kind: 'order_escrow', owner: id }]);
  const seen = await readAsOperator(operator, id);
  const lose = (version = seen.version, reason = 'the carrier cannot find it') =>
    operator.call('POST', `/admin/global-orders/${id}/loss`, { version, reason });
  expect((await buyer.call('POST', `/admin/global-orders/${id}/loss`, {})).status).toBe(403);
  const lost = await lose();
  expect(lost.body).toMatchObject({ stage: 'cancelled', isLost: true, escrowFen: 0 });
  // The same again is done once; nothing can be taken back.
  expect((await lose()).status).toBe(200);
  expect((await lose(lost.body.version)).body.data.reason).toBe('not_in_this_stage');
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'cancelled', isLost: true, waitsFor: null });
  expect((await buyer.call('GET', `/payments/${id}`)).body.refunds).toContainEqual(
    expect.objectContaining({ amountFen: held, origin: 'order_cancelled' }),
  );
  const { notices } = (await buyer.call('GET', '/notices')).body;
  expect(notices.map(({ title }: { readonly title: string }) => title)).toContainEqual(
    expect.stringContaining('包裹在路上丢了'),
  );
  const left = await readAsOperator(operator, id);
  expect(left.due.of).toBe('leftovers');
  const cleared = await operate(operator, id, {
    action: 'clear_goods',
    text: 'the carrier pays half',
    backFen: Math.floor(left.advancedFen / 2),
  });
  expect(cleared.body).toMatchObject({ advancedFen: 0, due: null });
});
