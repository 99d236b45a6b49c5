// How an order is made: once of a quote, a second time only when that is meant; and what it says of itself from then on.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ADDRESS,
  bring,
  decide,
  order,
  payBy,
  quote,
  readAsOperator,
  readOrder,
  SHOES_FEN,
  shoes,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { registerPerson, runSql } from '../../../app/testing/clients/people.ts';

const { app, db, operator, buyer } = await startOrderingApp();

test('a quote makes one order, within its time, at its price', async () => {
  const { id: quoteId } = await quote(buyer);
  const made = { id: randomUUID(), quoteId, address: ADDRESS, requirements: '', isAgain: true };
  const create = (more: object = {}, by = buyer) =>
    by.call('POST', '/global-services/orders', { ...made, ...more });
  const [one, again] = await Promise.all([create(), create()]);
  expect([one.status, again.status]).toEqual([200, 200]);
  expect((await create({ id: randomUUID() })).body).toMatchObject({
    code: 'ORDERED_ALREADY',
    data: { orderId: made.id, isSameQuote: true },
  });
  expect((await create({ id: randomUUID() }, await registerPerson(app))).status).toBe(404);
  const wrong = await create({ id: randomUUID(), address: { ...ADDRESS, postcode: '1' } });
  expect(wrong.body).toMatchObject({
    code: 'ADDRESS_INVALID',
    data: { fields: [{ field: 'postcode', problem: 'unfit' }] },
  });
});

test('the same things are ordered a second time only by who says so, also from two tabs at once', async () => {
  const shopper = await registerPerson(app);
  const place = async (more: object = {}, item: object = {}) => {
    const { id: quoteId } = await quote(shopper, shoes({}, item));
    const made = { id: randomUUID(), quoteId, address: ADDRESS, ...more };
    return shopper.call('POST', '/global-services/orders', made);
  };
  const both = await Promise.all([place(), place()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first, refused] = both.toSorted((one, other) => one.status - other.status).map(({ body }) => body);
  expect(refused).toMatchObject({
    code: 'ORDERED_ALREADY',
    data: {
      orderId: first.id,
      number: first.number,
      orderedAt: first.createdAt,
      isSameQuote: false,
      things: ['帆布鞋'],
    },
  });
  expect((await place({}, { quantity: 2 })).body.code).toBe('ORDERED_ALREADY');
  expect((await place({}, { variant: '43' })).status).toBe(200);
  const second = await place({ isAgain: true });
  expect(second.status).toBe(200);
  for (const { id } of [first, second.body])
    await decide(shopper, id, { action: 'cancel', refundFen: 0, reason: '' });
  expect((await place()).status).toBe(200);
});

test('an old checkout asks about what was ordered since, also among other things, and the receipt names all of it', async () => {
  const shopper = await registerPerson(app);
  const { id: old } = await quote(shopper);
  const { items, ...rest } = shoes();
  const more = { ...rest, items: [...items, ...shoes({}, { name: '雨伞', variant: '' }).items] };
  const { id: quoteId } = await quote(shopper, more);
  const made = { id: randomUUID(), quoteId, address: ADDRESS };
  expect((await shopper.call('POST', '/global-services/orders', made)).status).toBe(200);
  const late = { id: randomUUID(), quoteId: old, address: ADDRESS };
  expect((await shopper.call('POST', '/global-services/orders', late)).body).toMatchObject({
    code: 'ORDERED_ALREADY',
    data: { orderId: made.id, isSameQuote: false },
  });
  const { body } = await shopper.call('GET', `/payments/${made.id}`, undefined, { 'x-yulu-language': 'pt' });
  expect(body.things).toMatchObject([{ quantity: 1 }, { name: expect.stringMatching(/^.+ \(雨伞\)$/) }]);
});

test('what is still under way is asked about however long ago it was ordered; what came long ago is not', async () => {
  const shopper = await registerPerson(app);
  const place = async () => {
    const { id: quoteId } = await quote(shopper);
    const made = { id: randomUUID(), quoteId, address: ADDRESS };
    return shopper.call('POST', '/global-services/orders', made);
  };
  const { body: first } = await place();
  const moved = (set: string) => db.$client.query(`update orders set ${set} where id = $1`, [first.id]);
  await moved(`created_at = now() - interval '9 days', stage = 'dispatched'`);
  expect((await place()).body).toMatchObject({ code: 'ORDERED_ALREADY', data: { orderId: first.id } });
  await moved(`stage = 'awaiting_payment', payable_until = now() - interval '8 days'`);
  expect((await place()).status, 'nobody has paid it in time').toBe(200);
  const again = await place();
  expect(again.body.code).toBe('ORDERED_ALREADY');
  const arrived = `update orders set created_at = now() - interval '9 days', stage = 'delivered' where user_id = $1`;
  await db.$client.query(arrived, [shopper.id]);
  expect((await place()).status).toBe(200);
});

test('a present is packed as one: without a price, with the card as it was written', async () => {
  const { id: quoteId } = await quote(buyer);
  const made = { id: randomUUID(), quoteId, address: ADDRESS, isAgain: true };
  const long = await buyer.call('POST', '/global-services/orders', { ...made, giftCard: '福'.repeat(121) });
  expect(long.status).toBe(400);
  const card = 'Parabéns, Ana! 生日快乐';
  const { body } = await buyer.call('POST', '/global-services/orders', { ...made, giftCard: card });
  expect(body).toMatchObject({ giftCard: card, totalFen: SHOES_FEN });
  expect((await readAsOperator(operator, made.id)).giftCard).toBe(card);
});

test('from its payment an order says when it is expected, and the days move as its stages pass', async () => {
  const made = await order(buyer);
  expect(made.arrival).toBeNull();
  await payBy(buyer, made.id);
  const paid = await readOrder(buyer, made.id);
  expect(paid.arrival).toMatchObject({ from: made.price.delivery.from, until: made.price.delivery.until });
  await bring({ app, operator, buyer }, made.id, 'ordered');
  const { arrival } = await readOrder(buyer, made.id);
  expect(arrival.parts.map(({ of }: { of: string }) => of)).toEqual(['to_warehouse', 'packing', 'carrier']);
  expect(arrival.until < paid.arrival.until).toBe(true);
});

test('an order that was not paid in time says so and waits for nobody; one that its buyer ended does not', async () => {
  const { id } = await order(buyer);
  const ended = await order(buyer);
  await decide(buyer, ended.id, { action: 'cancel', refundFen: 0, reason: '' });
  expect(await readOrder(buyer, ended.id)).toMatchObject({ stage: 'cancelled', isLapsed: false });
  await db.$client.query(`update orders set payable_until = now() - interval '1 minute' where id = $1`, [id]);
  expect(await readOrder(buyer, id)).toMatchObject({ isLapsed: true, waitsFor: null });
  await app.tendOrders(new Date());
  expect(await readOrder(buyer, id)).toMatchObject({ stage: 'cancelled', isLapsed: true, waitsFor: null });
});

test('an address that was corrected is not offered again, one where another order goes is until it is removed', async () => {
  const shopper = await registerPerson(app);
  const wrong = { ...ADDRESS, line1: 'Rua das Palmeiras 1' };
  const right = { ...ADDRESS, line1: 'Rua das Palmeiras 10' };
  const offered = async (): Promise<{ id: string; address: { line1: string } }[]> =>
    (await shopper.call('GET', '/global-services/addresses')).body.addresses;
  const lines = async () => (await offered()).map(({ address }) => address.line1);
  const one = await order(shopper, undefined, wrong);
  await decide(shopper, one.id, { action: 'change_address', address: right });
  expect(await lines()).toEqual([right.line1]);
  expect((await readOrder(shopper, one.id)).address.line1).toBe(right.line1);
  // Both go to the right one: a change of one of them takes nothing from the other.
  const other = await order(shopper, undefined, right);
  await decide(shopper, other.id, { action: 'change_address', address: ADDRESS });
  expect(await lines()).toEqual([ADDRESS.line1, right.line1]);
  const [, kept] = await offered();
  expect((await buyer.call('DELETE', `/global-services/addresses/${kept?.id}`)).status).toBe(200);
  expect(await lines(), 'somebody else’s').toHaveLength(2);
  await shopper.call('DELETE', `/global-services/addresses/${kept?.id}`);
  expect(await lines()).toEqual([ADDRESS.line1]);
  expect((await readOrder(shopper, one.id)).address.line1, 'its order keeps it').toBe(right.line1);
  await order(shopper, undefined, right);
  expect(await lines(), 'typed again, it is offered again').toEqual([right.line1, ADDRESS.line1]);
});

test('the mail of its payment names the thing and the days that it is expected in', async () => {
  const shopper = await registerPerson(app);
  await shopper.call('GET', '/account/session', undefined, { 'x-yulu-language': 'pt' });
  const { id, number } = await order(shopper);
  await payBy(shopper, id);
  const question = "select body from mails where recipient = $1 and subject like 'Pagamento%'";
  const mails: { body: string }[] = await runSql(app.databaseUrl, question, [shopper.email]);
  const paid = new RegExp(`pelo pedido ${number} \\(.+\\), .+prevista entre \\d+ de .+ e \\d+ de `);
  expect(mails.map(({ body }) => body)).toEqual([expect.stringMatching(paid)]);
  expect(mails[0]?.body).toMatch(/a alfândega provavelmente cobra mais CN¥\s\d/);
});

test('an address that was corrected at the checkout stands instead of the saved one, or beside it', async () => {
  const shopper = await registerPerson(app);
  const place = async (address: object, replaces: string | null) => {
    const { id: quoteId } = await quote(shopper);
    const made = { id: randomUUID(), quoteId, address, replaces, isAgain: true };
    expect((await shopper.call('POST', '/global-services/orders', made)).status).toBe(200);
    return made.id;
  };
  const saved = async () =>
    (await shopper.call('GET', '/global-services/addresses')).body.addresses.map(
      ({ id, address }: { readonly id: string; readonly address: typeof ADDRESS }) => [id, address.line2],
    );
  const first = await place(ADDRESS, null);
  const [[savedId]] = await saved();
  await place({ ...ADDRESS, line2: 'beside' }, null);
  expect((await saved()).map(([, line2]: string[]) => line2)).toEqual(['beside', '']);
  await place({ ...ADDRESS, line2: 'instead' }, savedId);
  expect((await saved()).map(([, line2]: string[]) => line2)).toEqual(['instead', 'beside']);
  // The order that went there goes there still.
  expect((await readOrder(shopper, first)).address.line2).toBe('');
  // Nobody removes what is somebody else's, and what is the same stays.
  const [[insteadId]] = await saved();
  const { id: quoteId } = await quote(buyer);
  const strange = { id: randomUUID(), quoteId, address: ADDRESS, replaces: insteadId, isAgain: true };
  await buyer.call('POST', '/global-services/orders', strange);
  await place({ ...ADDRESS, line2: 'instead' }, insteadId);
  expect((await saved()).map(([, line2]: string[]) => line2)).toEqual(['instead', 'beside']);
});
