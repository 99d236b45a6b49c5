// Trying settings on what was sold: reckoned anew for admins, and nothing of it stays.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder, readOrder, SHOES_FEN } from '../../../app/testing/apps/ordering-app.ts';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerAdmin, registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';

let app: TestApp;
let operator: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  [operator, buyer] = [await registerAdmin(app), await registerPerson(app)];
});
afterAll(() => app.stop());

const tryAs = (person: TestPerson, body: { readonly area: string; readonly values: object }) =>
  person.call('POST', '/admin/global-settings/trials', body);

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
