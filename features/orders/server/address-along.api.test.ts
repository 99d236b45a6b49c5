// Another address for several orders at once: those that are named go along, and no other.

import { expect, test } from 'vitest';
import {
  ADDRESS,
  decide,
  operate,
  paidOrder,
  readAsOperator,
  readOrder,
} from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';

const { operator, colleague, buyer } = await startOrderingApp();

const NEW = { ...ADDRESS, line2: 'Apto 92' };
const lineOf = async (id: string): Promise<string> => (await readOrder(buyer, id)).address.line2;

test.each(['buyer', 'desk'] as const)('named orders go along, by the %s', async (by) => {
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.push((await paidOrder(buyer)).id);
  const [one = '', two = '', three = ''] = ids;
  const { sameAddress } = await (by === 'buyer' ? readOrder(buyer, one) : readAsOperator(operator, one));
  const found: readonly { id: string; version: number }[] = sameAddress;
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([two, three]));
  const also = found.filter(({ id }) => id === two).map(({ id, version }) => ({ id, version }));
  const act = { action: 'change_address', address: { ...NEW, line2: `Apto ${by}` }, also };
  const send = () =>
    by === 'buyer' ? decide(buyer, one, act) : operate(operator, one, { ...act, text: 'as asked' });
  expect((await send()).status).toBe(200);
  expect([await lineOf(one), await lineOf(two)]).toEqual([`Apto ${by}`, `Apto ${by}`]);
  expect(await lineOf(three)).toBe(ADDRESS.line2);
  // What is elsewhere by now, or another's, takes nothing along.
  const { version } = await readOrder(buyer, three);
  const stray = await decide(buyer, one, { ...act, address: NEW, also: [{ id: three, version }] });
  expect(stray.body).toMatchObject({ data: { reason: 'other_address' } });
  const { id: strange, version: seen } = await paidOrder(colleague);
  const taken = await decide(buyer, one, { ...act, address: NEW, also: [{ id: strange, version: seen }] });
  expect(taken.body).toMatchObject({ data: { reason: 'other_buyer' } });
  // Somebody has changed one of them: none goes.
  const stale = { ...act, address: NEW, also: [{ id: two, version: 1 }] };
  expect((await decide(buyer, one, stale)).body.code).toBe('ORDER_CHANGED');
  expect([await lineOf(one), await lineOf(two)]).toEqual([`Apto ${by}`, `Apto ${by}`]);
});

test('an address that is replaced is offered no more, though an order goes there', async () => {
  const one = (await paidOrder(buyer, undefined, { ...ADDRESS, line2: 'wrong' })).id;
  await paidOrder(buyer, undefined, { ...ADDRESS, line2: 'wrong' });
  const act = { action: 'change_address', address: { ...ADDRESS, line2: 'right' }, isReplaced: true };
  expect((await decide(buyer, one, act)).status).toBe(200);
  const { addresses } = (await buyer.call('GET', '/global-services/addresses')).body;
  const lines = addresses.map(({ address }: { address: { line2: string } }) => address.line2);
  expect(lines).toContain('right');
  expect(lines).not.toContain('wrong');
});
