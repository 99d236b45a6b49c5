// What is sealed at rest is in its owner's archive in clear text, and on its page.

import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { ADDRESS, paidOrder } from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { reauthenticate } from '../../../app/testing/clients/people.ts';

const { app, buyer } = await startOrderingApp();

test('an archive holds the delivery addresses as they were typed, in every form, and no sealed text', async () => {
  await paidOrder(buyer);
  await reauthenticate(buyer);
  await buyer.call('POST', '/privacy/export', { id: randomUUID() });
  const latest = async () => (await buyer.call('GET', '/privacy/export')).body.latest;
  await vi.waitFor(async () => expect((await latest()).state).toBe('ready'), { timeout: 20_000 });
  const answer = await fetch(`${app.url}${(await latest()).file.address}`);
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const [row] = JSON.parse(textOf('data/orders/order_addresses.json'));
  expect(row).toMatchObject(ADDRESS);
  for (const hidden of ['sealed', 'fingerprint', 'name_keys']) expect(row).not.toHaveProperty(hidden);
  for (const file of ['data/orders/order_addresses.csv', 'index.html'])
    for (const told of [ADDRESS.name, ADDRESS.phone, ADDRESS.line1]) expect(textOf(file)).toContain(told);
  expect(textOf('index.html')).toContain('报价');
});
