// Trying settings on what was sold: reckoned anew for admins, and nothing of it stays.

import { expect, test } from 'vitest';
import { paidOrder, readOrder, SHOES_FEN } from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { runSql, type TestPerson } from '../../../app/testing/clients/people.ts';

const { app, operator, buyer } = await startOrderingApp();

const tryAs = (
  person: TestPerson,
  body: { readonly area: string; readonly values: object; readonly period?: object },
) => person.call('POST', '/admin/global-settings/trials', body);

async function purchasing() {
  const { body } = await operator.call('GET', '/admin/settings/areas');
  return body.find(({ area }: { area: string }) => area === 'purchasing');
}

test('the latest orders are reckoned under the draft, and neither they nor the settings change', async () => {
  const before = await purchasing();
  const sold = await paidOrder(buyer);
  const values = { ...before.values, standardFen: before.values.standardFen + 500 };
  const { status, body } = await tryAs(operator, { area: 'purchasing', values });
  expect(status).toBe(200);
  expect(body.orders).toMatchObject([
    { id: sold.id, number: sold.number, country: 'DE', soldFen: SHOES_FEN, triedFen: SHOES_FEN + 500 },
  ]);
  expect(body.sum).toEqual({ soldFen: SHOES_FEN, triedFen: SHOES_FEN + 500 });
  expect(await purchasing()).toEqual(before);
  expect(await readOrder(buyer, sold.id)).toEqual(sold);
});

test('only the orders of a period are reckoned where one is asked for', async () => {
  const { values } = await purchasing();
  const sold = await paidOrder(buyer);
  const age = (days: number) =>
    runSql(app.databaseUrl, `update orders set created_at = now() - $2 * interval '1 day' where id = $1`, [
      sold.id,
      days,
    ]);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const numbers = async (from: number, until: number): Promise<string[]> => {
    const period = { from: ago(from), until: ago(until) };
    const { body } = await tryAs(operator, { area: 'purchasing', values, period });
    expect(body.isCut).toBe(false);
    return body.orders.map(({ number }: { number: string }) => number);
  };
  await age(10);
  expect(await numbers(11, 9)).toEqual([sold.number]);
  expect(await numbers(9, 0)).not.toContain(sold.number);
  expect(await numbers(30, 20)).toEqual([]);
  const turned = { from: ago(1), until: ago(2) };
  expect((await tryAs(operator, { area: 'purchasing', values, period: turned })).status).toBe(400);
});

test('a draft that is not possible is refused with the paths of its values', async () => {
  const { values } = await purchasing();
  const refused = await tryAs(operator, { area: 'purchasing', values: { ...values, standardFen: -1 } });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'DRAFT_INVALID', data: { keys: ['standardFen'] } },
  });
  expect((await tryAs(operator, { area: 'payments', values: {} })).status).toBe(400);
});

test('only admins try settings', async () => {
  const { values } = await purchasing();
  expect((await tryAs(buyer, { area: 'purchasing', values })).status).toBe(403);
});
