// The money of the day: what is prepaid is held and no income, sellers are paid when they are paid, and every sum is its entries.

import { expect, test } from 'vitest';
import {
  bring,
  decide,
  operate,
  pack,
  paidOrder,
  readAsOperator,
  SHOES_FEN,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { findBalances } from '../../ledger/server/api.ts';

const { app, db, operator, buyer } = await startOrderingApp();

const PERIOD = 'from=2026-01-01&until=2026-12-31';
const SUMS = ['received', 'paid_to_sellers', 'paid_to_carriers', 'refunded', 'income'] as const;
type Sums = Readonly<Record<(typeof SUMS)[number], number>>;

/** Of all days, and what stands open by name. */
async function money(): Promise<Sums & { readonly open: Readonly<Record<string, number>> }> {
  const year = new Date().getUTCFullYear();
  const period = PERIOD.replaceAll('2026', String(year));
  const { body } = await operator.call('GET', `/admin/ledger/days?${period}`);
  const days: readonly Sums[] = body.days;
  const sumOf = (name: keyof Sums) => days.reduce((total, day) => total + day[name], 0);
  const open: readonly { name: string; fen: number }[] = body.open;
  return {
    received: sumOf('received'),
    paid_to_sellers: sumOf('paid_to_sellers'),
    paid_to_carriers: sumOf('paid_to_carriers'),
    refunded: sumOf('refunded'),
    income: sumOf('income'),
    open: Object.fromEntries(open.map(({ name, fen }) => [name, fen])),
  };
}

async function entriesOf(sum: string): Promise<readonly { amount: number; note: string }[]> {
  const year = new Date().getUTCFullYear();
  const path = `/admin/ledger/days/entries?sum=${sum}&${PERIOD.replaceAll('2026', String(year))}`;
  return (await operator.call('GET', path)).body.entries;
}

test('from payment to delivery each sum grows when it is so, and income only at the end', async () => {
  const { id, number } = await paidOrder(buyer);
  expect(await money()).toMatchObject({
    received: SHOES_FEN,
    paid_to_sellers: 0,
    income: 0,
    open: { held: SHOES_FEN, paid_ahead: 0 },
  });
  await bring({ app, operator, buyer }, id, 'ordered', { goodsFen: 30_000 });
  expect(await money()).toMatchObject({
    paid_to_sellers: 30_000,
    income: 0,
    open: { held: SHOES_FEN, paid_ahead: 30_000 },
  });
  const correct = { action: 'correct_costs', goodsFen: 28_000, freightFen: 500, isSure: true };
  const { version } = await readAsOperator(operator, id);
  const twice = await Promise.all([
    operate(operator, id, correct, version),
    operate(operator, id, correct, version),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await money()).toMatchObject({ paid_to_sellers: 28_500, open: { paid_ahead: 28_500 } });
  const paid = await entriesOf('paid_to_sellers');
  expect(paid.map(({ amount, note }) => [amount, note])).toEqual([
    [-1500, number],
    [30_000, number],
  ]);
  await db.$client.query('update orders set photo_count = 3, scale_count = 1 where id = $1', [id]);
  await operate(operator, id, { action: 'receive', grams: 1000, isSure: true });
  await decide(buyer, id, { action: 'decide_photos', decision: 'accept', reason: '' });
  await pack(operator, [id]);
  expect(await money()).toMatchObject({ refunded: 1500, income: 0 });
  await operate(operator, id, { action: 'dispatch', carrier: 'DHL', trackingNumber: 'JD0123456789' });
  // Not booked yet, and told as due.
  expect(await money()).toMatchObject({ paid_to_carriers: 0, open: { due_to_carriers: 27_000 } });
  await operate(operator, id, { action: 'deliver' });
  // 589 yuan less 15 given back, 285 to the seller and 270 to the carrier: the fees.
  expect(await money()).toMatchObject({
    paid_to_sellers: 28_500,
    paid_to_carriers: 27_000,
    income: 1900,
    open: { held: 0, paid_ahead: 0, due_to_carriers: 0 },
  });
});

test('goods that a cancelled order leaves are out until it is said what came back of them', async () => {
  const before = await money();
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'ordered', { goodsFen: 30_000 });
  const cancel = async (orderId: string, costsFen: number) =>
    operator.call('POST', `/admin/global-orders/${orderId}/cancellation`, {
      version: (await readAsOperator(operator, orderId)).version,
      costsFen,
      reason: 'out of stock',
    });
  expect((await cancel(id, 10_000)).status).toBe(200);
  const left = await readAsOperator(operator, id);
  expect([left.escrowFen, left.advancedFen]).toEqual([0, 20_000]);
  const clear = { action: 'clear_goods', text: 'part came back', backFen: 15_000 };
  const tooMuch = await operate(operator, id, { ...clear, backFen: 20_001 });
  expect(tooMuch.body).toMatchObject({ code: 'COSTS_TOO_HIGH', data: { mostFen: 20_000 } });
  expect((await operate(operator, id, clear)).status).toBe(200);
  expect((await readAsOperator(operator, id)).advancedFen).toBe(0);
  const after = await money();
  expect([after.paid_to_sellers - before.paid_to_sellers, after.income - before.income]).toEqual([
    15_000, -5000,
  ]);

  // Sent back from the warehouse at once: what is not kept has come back.
  const { id: other } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, other, 'in_warehouse', { goodsFen: 30_000 });
  await decide(buyer, other, { action: 'decide_photos', decision: 'return', reason: 'too small' });
  expect((await cancel(other, 1200)).status).toBe(200);
  const last = await money();
  expect(last.paid_to_sellers - after.paid_to_sellers).toBe(1200);
  expect(last.open).toMatchObject({ held: 0, paid_ahead: 0 });
});

test('what buyers are asked for stands open until it is paid, and nothing moves that no sum counts', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'accepted', { goodsFen: 33_000 });
  await operate(operator, id, { action: 'ask_balance', text: 'dearer', costsFen: 5000 });
  const now = await money();
  expect(now.open).toMatchObject({ balances_asked: 3000, prices_asked: 0 });
  const [revenue, purchases] = await findBalances(db, [{ kind: 'revenue' }, { kind: 'purchases_paid' }]);
  expect([now.income, now.paid_to_sellers + now.paid_to_carriers]).toEqual([revenue, purchases]);
  for (const sum of SUMS) {
    const entries = await entriesOf(sum);
    expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(now[sum]);
  }
  const overview = (await operator.call('GET', '/admin/overview?days=7')).body;
  const part = overview.parts.find(({ name }: { name: string }) => name === 'money');
  expect(part.content.facts).toHaveLength(10);
  for (const { value } of part.content.facts) expect(value.to).toMatch(/^\/admin\//);
  expect((await buyer.call('GET', '/admin/ledger/days?from=2026-01-01&until=2026-01-02')).status).toBe(403);
});

test('the ledger names orders and payments, and is searched by their numbers', async () => {
  const { id, number } = await paidOrder(buyer);
  const find = async (search: string) =>
    (await operator.call('GET', `/admin/ledger/accounts?search=${search}`)).body.accounts;
  const [escrow] = await find(number.toLowerCase());
  const to = `/admin/global-orders/${id}`;
  expect(escrow).toMatchObject({ kind: 'order_escrow', ownerId: id, ownerName: number, ownerTo: to });
  const statement = (await operator.call('GET', `/admin/ledger/accounts/${escrow.id}`)).body;
  expect(statement.account).toMatchObject({ ownerName: number, ownerTo: to });
  expect(statement.lines[0].journal).toMatchObject({ key: `order:${id}:paid`, about: { name: number, to } });
  const journal = (await operator.call('GET', `/admin/ledger/journals/${statement.lines[0].journal.id}`))
    .body;
  expect(journal.journal.about).toEqual({ name: number, to });
  expect(journal.lines.map(({ account }: { account: { ownerTo: string } }) => account.ownerTo)).toEqual(
    expect.arrayContaining([to, `/admin/users/${buyer.id}`]),
  );

  const [payment] = (await operator.call('GET', '/admin/payments')).body.payments;
  expect(payment).toMatchObject({ id, orderId: id });
  expect(payment.title).toContain(number);
  const prepaid = (await find(buyer.id)).find(({ kind }: { kind: string }) => kind === 'customer_prepaid');
  const lines = (await operator.call('GET', `/admin/ledger/accounts/${prepaid.id}`)).body.lines;
  expect(lines.map(({ journal: { about } }: { journal: { about: unknown } }) => about)).toContainEqual({
    name: payment.number,
    to: `/admin/payments/${id}`,
  });
});
