// What the receipt of an order says: every line that was paid for, whose sum is the amount, and beside it what customs may ask.

import { expect, test } from 'vitest';
import {
  decide,
  operate,
  order,
  paidOrder,
  payBy,
  readOrder,
  SHOES_FEN,
  shoes,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { runSql } from '../../../app/testing/clients/people.ts';

const { app, operator, buyer } = await startOrderingApp();

type Line = { readonly name: string; readonly fen: number };
const receiptOf = async (id: string, language = 'en') =>
  (await buyer.call('GET', `/payments/${id}`, undefined, { 'x-yulu-language': language })).body;
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { fen }) => sum + fen, 0);

test('the lines of the quote add up to what was paid, with the rate it was shown at', async () => {
  const { id } = await paidOrder(
    buyer,
    shoes({ tip: { kind: 'custom', fen: 500 }, domesticFreightFen: 800 }),
  );
  const { amountFen, lines, shown, atDoor } = await receiptOf(id);
  expect(lines).toEqual([
    { name: 'Goods', fen: 30_000 },
    { name: 'Service fee', fen: 900 },
    { name: 'Speed: Standard', fen: 1000 },
    { name: 'Freight in China', fen: 800 },
    { name: 'Shipping', fen: 27_000 },
    { name: 'Tip', fen: 500 },
  ]);
  expect(sumOf(lines)).toBe(amountFen);
  expect(shown).toEqual({ currency: 'EUR', rate: '7.65', rateSince: null });
  expect(atDoor.leastFen).toBeGreaterThan(0);
  expect((await receiptOf(id, 'pt')).lines[0].name).toBe('Produtos');
});

test('what was taken out since is a line of its own, and the sum stays what was paid', async () => {
  const [shoe] = shoes().items;
  const bag = { ...shoe, name: '布袋', priceFen: 5000, weightGrams: 300, category: 'bags' };
  const { id, drops, totalFen } = await paidOrder(buyer, shoes({ items: [shoe, bag] }));
  const drop = drops.find(({ item }: { readonly item: number }) => item === 1);
  await decide(buyer, id, { action: 'drop_thing', item: 1, refundFen: drop.refundFen });
  const { amountFen, lines } = await receiptOf(id);
  expect(amountFen).toBe(totalFen);
  expect(sumOf(lines)).toBe(amountFen);
  expect(lines.at(-1)).toEqual({ name: 'Taken out before it was bought', fen: drop.refundFen });
});

test('it names what was paid for, as it was then: wishes and things that change later stay off it', async () => {
  const [shoe] = shoes().items;
  const thing = (name: string, variant: string) => ({ ...shoe, name, variant });
  const items = [thing('布鞋', '38'), thing('皮鞋', '39'), thing('凉鞋', '40')];
  const { id, drops } = await paidOrder(buyer, shoes({ items }));
  const wishes = { action: 'change_wishes', requirements: '' };
  await decide(buyer, id, { ...wishes, variants: ['CN 40', 'CN 41', 'CN 42'] });
  const { refundFen } = drops.find(({ item }: { readonly item: number }) => item === 1);
  expect((await decide(buyer, id, { action: 'drop_thing', item: 1, refundFen })).status).toBe(200);
  await decide(buyer, id, { ...wishes, variants: ['CN 43', 'CN 44'] });
  const { things } = await receiptOf(id, 'zh');
  expect(things).toMatchObject([
    { name: expect.stringContaining('布鞋'), variant: '38', isTakenOut: false },
    { name: expect.stringContaining('皮鞋'), variant: '39', isTakenOut: true },
    { name: expect.stringContaining('凉鞋'), variant: '40', isTakenOut: false },
  ]);
});

test('of a balance, it says what cost more; of a cancelled order, nothing is due at the door', async () => {
  const { id } = await paidOrder(buyer);
  await operate(operator, id, { action: 'approve' });
  await operate(operator, id, { action: 'claim' });
  await operate(operator, id, {
    action: 'ask_price',
    goodsFen: 40_000,
    freightFen: 0,
    text: 'dearer',
    isSure: true,
  });
  const { balance } = await readOrder(buyer, id);
  expect((await receiptOf(balance.id)).lines).toEqual([
    { name: 'Difference to the quote', fen: balance.amountFen },
  ]);
  const { cancellation } = await readOrder(buyer, id);
  await decide(buyer, id, { action: 'cancel', refundFen: cancellation.refundFen, reason: '' });
  expect(await receiptOf(id)).toMatchObject({ amountFen: SHOES_FEN, atDoor: null });
});

test('the mail of a paid order leads to the order', async () => {
  const { id } = await order(buyer);
  await payBy(buyer, id);
  const [mail] = await runSql(
    app.databaseUrl,
    'select body from mails where recipient = $1 order by created_at desc, id desc limit 1',
    [buyer.email],
  );
  expect(mail.body).toContain(`${app.url}/global-services/order-details?id=${id}`);
});
