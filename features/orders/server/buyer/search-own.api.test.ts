// A buyer's search: by numbers, by what the things are called in any of the site's languages, by shop, kind and wish.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ADDRESS, order, quote, shoes } from '../../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../../app/testing/apps/start-ordering-app.ts';
import { registerPerson } from '../../../../app/testing/clients/people.ts';

const { app, db, buyer } = await startOrderingApp();

const found = async (words: string, by = buyer): Promise<string[]> => {
  const { body } = await by.call('GET', `/global-services/orders?q=${encodeURIComponent(words)}`);
  return body.orders.map(({ product }: { product: string }) => product);
};

const tea = {
  name: '龙泉青瓷茶具套装',
  category: 'kitchen',
  shop: '龙泉茶具坊',
  variant: '梅子青',
  which: 'my birthday present',
};
const made = await order(buyer, shoes());
const { id: quoteId } = await quote(buyer, shoes({}, tea));
const wish = { id: randomUUID(), quoteId, address: ADDRESS, requirements: 'sem a caixa', isAgain: true };
await buyer.call('POST', '/global-services/orders', wish);

test.each([
  ['tea', [tea.name]],
  ['Tea set', [tea.name]],
  ['jogo de chá', [tea.name]],
  ['cha', [tea.name]],
  ['茶具坊', [tea.name]],
  ['Kitchen', [tea.name]],
  ['birthday', [tea.name]],
  ['caixa', [tea.name]],
  ['shoes', ['帆布鞋']],
  ['canvas shoes', ['帆布鞋']],
  ['calçado', ['帆布鞋']],
  ['canvas tea', []],
  ['100%', []],
] as const)('%s', async (words, products) => {
  expect(await found(words)).toEqual(products);
});

test('by its number with and without its stroke, and by the number at the shop', async () => {
  expect(await found(made.number.toLowerCase())).toEqual(['帆布鞋']);
  expect(await found(made.number.replace('-', ' '))).toEqual(['帆布鞋']);
  await db.$client.query(`update orders set shop_orders = '{1234 5678}' where id = $1`, [made.id]);
  expect(await found('12345678')).toEqual(['帆布鞋']);
});

test('nobody finds the orders of others', async () => {
  expect(await found('tea', await registerPerson(app))).toEqual([]);
});

test('the list says of which kind a thing is, in the language of its reader, and nothing of what is of none', async () => {
  const kinds = async (language: string): Promise<string[]> => {
    const headers = { 'x-yulu-language': language };
    const { body } = await buyer.call('GET', '/global-services/orders', undefined, headers);
    return body.orders.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kinds('pt')).toEqual(['Cozinha e mesa', 'Calçados']);
  expect(await kinds('zh')).toEqual(['', '']);
  await order(buyer, shoes({}, { category: 'other', name: '雾面小摆件' }));
  expect((await kinds('en'))[0]).toBe('');
});
