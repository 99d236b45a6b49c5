// Orders when several act at once, when something comes twice, when settings change in between, and when numbers are no numbers.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ADDRESS,
  addPhoto,
  bring,
  decide,
  operate,
  order,
  paidOrder,
  quote,
  readAsOperator,
  readOrder,
  SHOES_FEN,
  shoes,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { registerAdmin, registerPerson } from '../../../app/testing/clients/people.ts';
import { purchasingArea } from '../../global-services/domain/index.ts';

const { app, operator, buyer } = await startOrderingApp();

const actionsOf = async (id: string): Promise<string[]> =>
  (await readOrder(buyer, id)).events.map(({ action }: { action: string }) => action);

test('of ten operators who claim an order at once one has it, and all others are told who', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'to_buy');
  const { version } = await readAsOperator(operator, id);
  const operators = await Promise.all(Array.from({ length: 10 }, () => registerAdmin(app)));
  const answers = await Promise.all(operators.map((each) => operate(each, id, { action: 'claim' }, version)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const claimed = (await readAsOperator(operator, id)).claimedBy;
  expect(won[0]?.body.claimedBy).toEqual(claimed);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body]).toMatchObject([409, { code: 'ORDER_CHANGED', data: { by: claimed.name } }]);
  }
  expect((await actionsOf(id)).filter((action) => action === 'claim')).toHaveLength(1);
});

test('a double tap does it once and answers the same', async () => {
  const { id, version } = await paidOrder(buyer);
  const answers = await Promise.all(
    [1, 2, 3].map(() => operate(operator, id, { action: 'approve' }, version)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await actionsOf(id)).filter((action) => action === 'approve')).toHaveLength(1);
  const { version: seen } = await readOrder(buyer, id);
  const cancel = { action: 'cancel', refundFen: SHOES_FEN, reason: '' };
  const cancelled = await Promise.all([1, 2].map(() => decide(buyer, id, cancel, seen)));
  expect(cancelled.map(({ status }) => status)).toEqual([200, 200]);
  expect((await buyer.call('GET', `/payments/${id}`)).body.refunds).toHaveLength(1);
});

test('the same step with something else in it is refused, and says what was done instead', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const { version } = await readAsOperator(operator, id);
  const buy = (goodsFen: number) =>
    operate(operator, id, { action: 'buy', goodsFen, freightFen: 0, isSure: true }, version);
  expect((await buy(10_000)).status).toBe(200);
  expect((await buy(10_000)).status).toBe(200);
  const { status, body } = await buy(50_000);
  expect([status, body]).toMatchObject([
    409,
    { code: 'ORDER_CHANGED', data: { action: 'buy', amountFen: 10_000, stage: 'ordered' } },
  ]);
  expect(body.data.by).not.toBe('');
  expect((await readAsOperator(operator, id)).costs.goodsFen).toBe(10_000);
});

test('of two notes, two answers and two cancellations from one version only the first is saved', async () => {
  const { id, version } = await paidOrder(buyer);
  const asked = await operate(operator, id, { action: 'ask_info', text: 'which colour?' }, version);
  expect(asked.status).toBe(200);
  const other = await operate(operator, id, { action: 'ask_info', text: 'which size?' }, version);
  expect(other.body.code).toBe('ORDER_CHANGED');
  const seen = asked.body.version;
  expect((await decide(buyer, id, { action: 'answer', text: 'red' }, seen)).status).toBe(200);
  expect((await decide(buyer, id, { action: 'answer', text: 'red' }, seen)).status).toBe(200);
  const blue = await decide(buyer, id, { action: 'answer', text: 'blue' }, seen);
  expect(blue.body).toMatchObject({ code: 'ORDER_CHANGED', data: { action: 'answer', by: '' } });
  const { version: now } = await readAsOperator(operator, id);
  const end = (reason: string) =>
    operator.call('POST', `/admin/global-orders/${id}/cancellation`, { version: now, costsFen: 0, reason });
  expect((await end('sold out')).status).toBe(200);
  expect((await end('sold out')).status).toBe(200);
  expect((await end('too heavy')).body.code).toBe('ORDER_CHANGED');
  const said = { messageId: randomUUID(), text: 'hello' };
  const path = `/global-services/orders/${id}/messages`;
  expect((await buyer.call('POST', path, said)).status).toBe(200);
  expect((await buyer.call('POST', path, { ...said, text: 'goodbye' })).status).toBe(409);
});

test('a weight or a price that is far off is taken only from who is sure, and the weight can be corrected', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'claimed');
  const buy = { action: 'buy', goodsFen: 0, freightFen: 0 };
  expect((await operate(operator, id, buy)).body).toMatchObject({
    code: 'DOUBTED',
    data: { of: 'price', given: 0, expected: 30_000 },
  });
  expect((await operate(operator, id, { ...buy, goodsFen: 29_000 })).status).toBe(200);
  await operator.call('POST', `/admin/global-orders/${id}/messages`, {
    messageId: randomUUID(),
    text: 'soon',
  });
  for (const kind of ['photo', 'photo', 'photo', 'scale']) await addPhoto(app, operator, id, kind);
  const weigh = (grams: number, more: object = {}) =>
    operate(operator, id, { action: 'receive', grams, ...more });
  expect((await weigh(1e12)).status).toBe(400);
  expect((await weigh(100_001, { isSure: true })).status).toBe(400);
  expect((await weigh(10)).body).toMatchObject({ code: 'DOUBTED', data: { of: 'weight', expected: 1000 } });
  expect((await weigh(6000, { isSure: true })).body).toMatchObject({ realGrams: 6000 });
  // Also back to what was estimated, where something else was told before.
  const unsure = await operate(operator, id, { action: 'reweigh', grams: 1100 });
  expect(unsure.body.data).toEqual({ of: 'reweighed', given: 1100, expected: 6000 });
  const corrected = await operate(operator, id, { action: 'reweigh', grams: 1100, isSure: true });
  expect(corrected.body).toMatchObject({ stage: 'in_warehouse', realGrams: 1100 });
});

test('while somebody buys it, the buyer may ask to cancel, and one answer says so everywhere', async () => {
  const { id } = await paidOrder(buyer);
  await bring({ app, operator, buyer }, id, 'to_buy');
  expect((await readOrder(buyer, id)).cancellation.right).toBe('cancel');
  await operate(operator, id, { action: 'claim' });
  expect((await readOrder(buyer, id)).cancellation.right).toBe('ask');
  expect((await decide(buyer, id, { action: 'ask_cancel', reason: 'a mistake' })).status).toBe(200);
  expect((await readOrder(buyer, id)).cancellation).toMatchObject({
    right: 'none',
    reason: 'cancel_asked_already',
  });
  const { queues } = (await operator.call('GET', '/admin/global-orders/queues')).body;
  expect(queues).toContainEqual(expect.objectContaining({ queue: 'cancels' }));
  const { version } = await readAsOperator(operator, id);
  const request = { version, costsFen: 0, reason: 'as asked' };
  const ended = await operator.call('POST', `/admin/global-orders/${id}/cancellation`, request);
  expect(ended.body).toMatchObject({ stage: 'cancelled', refundedFen: SHOES_FEN });
});

test('buyer and operator at once: one of them is told what the other did', async () => {
  const { id, version } = await paidOrder(buyer);
  const [bought, cancelled] = await Promise.all([
    operate(operator, id, { action: 'approve' }, version),
    decide(buyer, id, { action: 'cancel', refundFen: SHOES_FEN, reason: '' }, version),
  ]);
  expect([bought.status, cancelled.status].toSorted()).toEqual([200, 409]);
});

test('a payment that is told of twice pays once', async () => {
  const { id } = await order(buyer);
  await buyer.call('POST', `/payments/${id}/begin`, { provider: 'test' });
  await buyer.call('POST', `/payments/${id}/test`, { play: 'twice' });
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'paid_review' });
  expect((await readAsOperator(operator, id)).escrowFen).toBe(SHOES_FEN);
  expect((await actionsOf(id)).filter((action) => action === 'pay')).toHaveLength(1);
});

test('a setting that changes after the quote changes neither the order nor what is charged', async () => {
  const { id: quoteId } = await quote(buyer);
  const { defaults } = purchasingArea;
  const saved = await operator.call('POST', '/admin/settings/areas/purchasing/versions', {
    id: randomUUID(),
    values: { ...defaults, serviceShare: 1000, standardFen: 9900 },
    note: '',
    effectiveFrom: null,
    expectedNumber: 0,
  });
  expect(saved.status).toBe(200);
  const made = { id: randomUUID(), quoteId, address: ADDRESS, isAgain: true };
  const { body } = await buyer.call('POST', '/global-services/orders', made);
  expect(body.totalFen).toBe(SHOES_FEN);
  expect((await buyer.call('GET', `/payments/${made.id}`)).body.amountFen).toBe(SHOES_FEN);
  expect((await quote(buyer)).price.totalFen).toBe(SHOES_FEN + 2100 + 8900);
});

test.each([
  ['a price of nothing', {}, { priceFen: 0 }],
  ['a negative price', {}, { priceFen: -1 }],
  ['a price of a billion yuan', {}, { priceFen: 1e12 }],
  ['half a fen', {}, { priceFen: 0.5 }],
  ['a price in words', {}, { priceFen: '１００' }],
  ['no pieces', {}, { quantity: 0 }],
  ['a million pieces', {}, { quantity: 1e6 }],
  ['a negative weight', {}, { weightGrams: -5 }],
  ['a script for an address', {}, { link: 'javascript:alert(1)' }],
  ['a negative tip', { tip: { kind: 'custom', fen: -1 } }, {}],
  ['negative freight', { domesticFreightFen: -1 }, {}],
  ['no things', { items: [] }, {}],
])('%s is refused before anything is reckoned', async (_, changed, item) => {
  const request = { id: randomUUID(), ...shoes(changed, item), ...changed };
  const { status, body } = await buyer.call('POST', '/global-services/quotes', request);
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});

test.each([
  ['COUNTRY_UNKNOWN', { country: 'AQ' }, {}],
  ['CURRENCY_UNKNOWN', { currency: 'XAU' }, {}],
  ['CATEGORY_UNKNOWN', {}, { category: 'moons' }],
  ['TOO_EXPENSIVE', {}, { priceFen: 100_000_000 }],
  ['PICTURE_UNKNOWN', {}, { pictureId: randomUUID() }],
])('%s', async (code, changed, item) => {
  const request = { id: randomUUID(), ...shoes(changed, item) };
  expect((await buyer.call('POST', '/global-services/quotes', request)).body.code).toBe(code);
});

test('a counterfeit can be quoted, so that its reason is seen, and not be ordered', async () => {
  const { id: quoteId, price } = await quote(buyer, shoes({}, { name: '高仿 运动鞋' }));
  expect(price.obstacles).toEqual([{ code: 'refused', item: 0 }]);
  const made = { id: randomUUID(), quoteId, address: ADDRESS };
  expect((await buyer.call('POST', '/global-services/orders', made)).body.code).toBe('QUOTE_REFUSED');
});

test('messages go both ways, and nobody else reads them', async () => {
  const { id } = await paidOrder(buyer);
  const said = { messageId: randomUUID(), text: '可以开发票吗？' };
  expect((await buyer.call('POST', `/global-services/orders/${id}/messages`, said)).status).toBe(200);
  expect((await buyer.call('POST', `/global-services/orders/${id}/messages`, said)).status).toBe(200);
  const answer = { messageId: randomUUID(), text: '可以。' };
  await operator.call('POST', `/admin/global-orders/${id}/messages`, answer);
  const { messages } = (await buyer.call('GET', `/global-services/orders/${id}/messages`)).body;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['可以。', '可以开发票吗？']);
  const stranger = await registerPerson(app);
  expect((await stranger.call('POST', `/global-services/orders/${id}/messages`, said)).status).toBe(404);
});
