// Before a dearer thing is bought its buyer is asked: yes is to pay, no and silence give everything back.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  bring,
  decide,
  operate,
  paidOrder,
  payBy,
  readAsOperator,
  readOrder,
  SHOES_FEN,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { findBalances } from '../../ledger/server/api.ts';

const { app, db, operator, buyer } = await startOrderingApp();

const escrow = async (owner: string) => (await findBalances(db, [{ kind: 'order_escrow', owner }]))[0];
/** The shoes were quoted at 300 yuan. */
const ask = (id: string, goodsFen = 37_000) =>
  operate(operator, id, { action: 'ask_price', goodsFen, freightFen: 0, text: 'the sale is over' });
async function asked(): Promise<string> {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const { status, body } = await ask(id);
  expect([status, body.stage]).toEqual([200, 'awaiting_price']);
  return id;
}

test('what is paid besides is held, and bought for, and never asked for again', async () => {
  const id = await asked();
  const seen = await readOrder(buyer, id);
  expect(seen).toMatchObject({
    status: 'purchasing',
    waitsFor: 'balance',
    balance: { amountFen: 7000, reason: 'the sale is over', state: 'open' },
    cancellation: { right: 'cancel', refundFen: SHOES_FEN },
  });
  expect(Date.parse(seen.balance.payableUntil) - Date.parse(seen.balance.createdAt)).toBe(7 * 86_400_000);
  await payBy(buyer, seen.balance.id);
  expect(await escrow(id)).toBe(SHOES_FEN + 7000);
  const paid = await readAsOperator(operator, id);
  expect(paid).toMatchObject({ stage: 'to_buy', besidesFen: 7000, claimedBy: { id: operator.id } });
  // At the price that was agreed on nobody is asked whether they are sure.
  const bought = await operate(operator, id, {
    action: 'buy',
    goodsFen: 37_000,
    freightFen: 0,
    shopOrders: [],
  });
  expect([bought.status, bought.body.stage]).toEqual([200, 'ordered']);
  expect(bought.body.settlement).toBeNull();
});

test('money that comes from two payments goes back with one mail', async () => {
  const id = await asked();
  await payBy(buyer, (await readOrder(buyer, id)).balance.id);
  const mails = async (): Promise<string[]> => {
    const question = 'select subject from mails where recipient = $1 order by created_at, id';
    const found: { subject: string }[] = await runSql(app.databaseUrl, question, [buyer.email]);
    return found.map(({ subject }) => subject);
  };
  const before = await mails();
  const { version } = await readAsOperator(operator, id);
  const path = `/admin/global-orders/${id}/cancellation`;
  const { body } = await operator.call('POST', path, { version, costsFen: 0, reason: 'sold out' });
  expect(body).toMatchObject({ stage: 'cancelled', refundedFen: SHOES_FEN + 7000 });
  const refunds = 'select 1 from payment_refunds where reason = $1';
  expect(await runSql(app.databaseUrl, refunds, ['sold out'])).toHaveLength(2);
  expect((await mails()).slice(before.length)).toEqual([expect.stringContaining('订单已取消')]);
});

test('a no gives everything back, and what is paid after it too', async () => {
  const id = await asked();
  const { balance, cancellation } = await readOrder(buyer, id);
  await buyer.call('POST', `/payments/${balance.id}/begin`, { provider: 'test' });
  const refused = await decide(buyer, id, {
    action: 'cancel',
    refundFen: cancellation.refundFen,
    reason: 'too dear',
  });
  expect(refused.body).toMatchObject({
    stage: 'cancelled',
    refundedFen: SHOES_FEN,
    balance: { state: 'void', payableUntil: null },
  });
  await buyer.call('POST', `/payments/${balance.id}/test`, { play: 'succeed' });
  expect(await escrow(id)).toBe(0);
});

test('silence is reminded of once, and after seven days it is a no', async () => {
  const id = await asked();
  const age = (days: number) => app.tendOrders(new Date(Date.now() + days * 86_400_000));
  const titles = async (): Promise<string[]> =>
    (await buyer.call('GET', '/notices')).body.notices.map(({ title }: { title: string }) => title);
  for (const days of [4.5, 5, 6.5]) await age(days);
  expect((await titles()).filter((title) => title.startsWith('还在等你决定'))).toHaveLength(1);
  expect((await readOrder(buyer, id)).stage).toBe('awaiting_price');
  await age(7.1);
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'cancelled', refundedFen: SHOES_FEN });
  expect(await escrow(id)).toBe(0);
  expect((await titles()).some((title) => title.startsWith('7 天没有答复'))).toBe(true);
});

test('the operator takes it back and buys, or asks anew', async () => {
  const id = await asked();
  const withdrawn = await operate(operator, id, { action: 'withdraw_balance', text: 'found it for less' });
  expect(withdrawn.body).toMatchObject({ stage: 'to_buy', balance: { state: 'void' } });
  expect((await ask(id, 36_000)).body).toMatchObject({
    stage: 'awaiting_price',
    balance: { amountFen: 6000 },
  });
});

test('is refused within what we bear, to who has not claimed it, and where it is far off', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'to_buy');
  expect((await ask(id)).body.data).toMatchObject({ reason: 'not_claimed' });
  await operate(operator, id, { action: 'claim' });
  expect((await ask(id, 32_000)).body.data).toMatchObject({ reason: 'no_balance_needed' });
  expect((await ask(id, 370_000)).body).toMatchObject({ code: 'DOUBTED', data: { of: 'price' } });
  expect((await readOrder(buyer, id)).stage).toBe('to_buy');
});

test('a sentence of the list is read by each side in its language, and only as it was written', async () => {
  const { id } = await paidOrder(buyer);
  const write = (who: TestPerson, path: string, phrase: object) =>
    who.call('POST', path, { messageId: randomUUID(), text: '', phrase, uploads: [] });
  const desk = `/admin/global-orders/${id}/messages`;
  const mine = `/global-services/orders/${id}/messages`;
  const dearer = { id: 'dearer', slots: { price: '37000' } };
  expect((await write(operator, desk, dearer)).body).toMatchObject({
    text: '',
    phrase: dearer,
    locale: 'zh',
  });
  for (const wrong of [
    { id: 'dearer', slots: {} },
    { id: 'dearer', slots: { price: 'much' } },
    { id: 'agreed', slots: {} },
  ])
    expect((await write(operator, desk, wrong)).body.code).toBe('NOT_ALLOWED');
  expect((await write(operator, desk, { id: 'unknown', slots: {} })).status).toBe(400);
  expect((await write(buyer, mine, dearer)).body.code).toBe('NOT_ALLOWED');
  expect((await write(buyer, mine, { id: 'agreed', slots: {} })).status).toBe(200);
  const { body } = await buyer.call('GET', mine);
  expect(body.messages.map(({ phrase }: { phrase: { id: string } }) => phrase.id)).toEqual([
    'agreed',
    'dearer',
  ]);
  expect(body.languages).toEqual({ buyer: 'zh', desk: ['zh'] });
  // An operator who turns to the pages in English reads no other messages than before.
  await db.execute(sql`update users set locale = 'en' where id = ${operator.id}`);
  const later = await buyer.call('GET', mine);
  expect(later.body.languages.desk).toEqual(['zh']);
  const { body: addresses } = await buyer.call('GET', '/global-services/addresses');
  expect(addresses.desk).toEqual(['zh']);
});
