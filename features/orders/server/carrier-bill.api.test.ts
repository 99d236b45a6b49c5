// The carrier's bill that comes after hand-over: shared to the fen, booked once, and corrected by the difference.

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

const { app, db, operator, colleague, buyer } = await startOrderingApp();

/** What carriers have been booked, and what is told as due to them. */
async function carriers(): Promise<{ paid: number; due: number }> {
  const year = new Date().getUTCFullYear();
  const period = `from=${year}-01-01&until=${year}-12-31`;
  const { body } = await operator.call('GET', `/admin/ledger/days?${period}`);
  const days: readonly { paid_to_carriers: number }[] = body.days;
  const open: readonly { name: string; fen: number }[] = body.open;
  return {
    paid: days.reduce((total, day) => total + day.paid_to_carriers, 0),
    due: open.find(({ name }) => name === 'due_to_carriers')?.fen ?? 0,
  };
}

async function accepted(grams: number): Promise<string> {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered', { goodsFen: 30_000 });
  await db.$client.query('update orders set photo_count = 3, scale_count = 1 where id = $1', [id]);
  await operate(operator, id, { action: 'receive', grams, isSure: true });
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  return id;
}

const SENT = { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD0123456789' };
const bill = (billFen: number) => ({ action: 'enter_bill', billFen, isSure: true });
const freightOf = async (id: string): Promise<number> =>
  (await readAsOperator(operator, id)).costs.shippingFen;

test('a bill after hand-over is shared by how the parcel was, follows the books, and is never counted twice', async () => {
  const before = await carriers();
  const ids = [await accepted(1000), await accepted(1000), await accepted(1000)];
  const [first = '', second = '', third = ''] = ids;
  const waiting = await operate(operator, first, bill(60_001));
  expect(waiting.body).toMatchObject({ code: 'NOT_ALLOWED', data: { reason: 'not_in_this_stage' } });
  expect((await pack(operator, ids)).status).toBe(200);
  const asPacked = await Promise.all(ids.map(freightOf));
  const packedFen = asPacked.reduce((total, fen) => total + fen, 0);
  const settled = (await readOrder(buyer, first)).settlement;
  await operate(operator, first, SENT);
  expect((await carriers()).due).toBe(before.due + packedFen);

  const { version } = await readAsOperator(operator, second);
  const act = bill(60_001);
  const twice = await Promise.all([
    operate(operator, second, act, version),
    operate(operator, second, act, version),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await operate(colleague, second, bill(70_000), version)).body.code).toBe('ORDER_CHANGED');
  const shares = await Promise.all(ids.map(freightOf));
  expect(shares.reduce((total, fen) => total + fen, 0)).toBe(60_001);
  for (const [at, share] of shares.entries())
    expect(Math.abs(share - (60_001 * (asPacked[at] ?? 0)) / packedFen)).toBeLessThanOrEqual(1);
  const seen = await readAsOperator(operator, third);
  expect(seen.packed).toEqual({ grams: 3000, billFen: 60_001 });
  // The same shares, whichever order is named.
  await operate(operator, third, bill(60_001));
  expect(await Promise.all(ids.map(freightOf))).toEqual(shares);
  expect(await carriers()).toEqual({ paid: before.paid, due: before.due + 60_001 });
  // What the buyer has paid stays.
  expect((await readOrder(buyer, first)).settlement).toEqual(settled);

  await operate(operator, first, { action: 'deliver' });
  expect(await carriers()).toEqual({ paid: before.paid + 60_001, due: before.due });
  // After the end the difference alone is booked, up and down.
  await operate(operator, first, bill(65_000));
  expect((await carriers()).paid).toBe(before.paid + 65_000);
  await operate(operator, third, bill(58_000));
  await operate(operator, third, bill(58_000));
  expect((await carriers()).paid).toBe(before.paid + 58_000);
  const { rows } = await db.$client.query(
    "select count(*)::int as count from audit_entries where action = 'order_bill_entered' and subject_id = $1",
    [second],
  );
  expect(rows[0].count).toBeGreaterThanOrEqual(2);
});

test('a bill that came later is not the buyer’s whose parcel comes back, and of a lost one it is ours', async () => {
  const before = await carriers();
  const back = await accepted(1000);
  await pack(operator, [back]);
  await operate(operator, back, SENT);
  const packedFen = await freightOf(back);
  await operate(operator, back, bill(packedFen + 4000));
  await operate(operator, back, { action: 'return', text: 'nobody at home' });
  await decide(buyer, back, { action: 'choose_return', choice: 'refund' });
  const { escrowFen, version } = await readAsOperator(operator, back);
  const cancelled = await operator.call('POST', `/admin/global-orders/${back}/cancellation`, {
    version,
    costsFen: 0,
    reason: 'came back',
  });
  expect(cancelled.status).toBe(200);
  const { refundedFen } = await readAsOperator(operator, back);
  expect(refundedFen).toBeGreaterThanOrEqual(escrowFen - packedFen);
  expect((await carriers()).paid).toBe(before.paid + packedFen + 4000);

  const lost = await accepted(1000);
  await pack(operator, [lost]);
  await operate(operator, lost, SENT);
  const { version: seen } = await readAsOperator(operator, lost);
  await operator.call('POST', `/admin/global-orders/${lost}/loss`, { version: seen, reason: 'gone' });
  await operate(operator, lost, bill(packedFen - 1000));
  expect(await carriers()).toEqual({ paid: before.paid + 2 * packedFen + 3000, due: before.due });
});

test('an order that was never packed has no bill, and one far off the tariff is asked about', async () => {
  const { id } = await paidOrder(buyer);
  const { version } = await readAsOperator(operator, id);
  await operator.call('POST', `/admin/global-orders/${id}/cancellation`, {
    version,
    costsFen: 0,
    reason: 'sold out',
  });
  expect((await operate(operator, id, bill(100))).body).toMatchObject({ data: { reason: 'not_packed' } });
  const packed = await accepted(1000);
  await pack(operator, [packed]);
  const far = await operate(operator, packed, { action: 'enter_bill', billFen: 1_000_000 });
  expect(far.body).toMatchObject({ code: 'DOUBTED', data: { of: 'bill', given: 1_000_000 } });
});
