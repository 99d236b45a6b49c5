// The addresses of links: shown again alike, and signed.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAddressKeys } from './address-key.ts';

const keys = createAddressKeys('a secret that only this test knows');

test('an address names its link, always in the same way', () => {
  const id = randomUUID();
  expect(keys.keyOf(id)).toMatch(/^[\w-]{43}$/);
  expect(keys.keyOf(id)).toBe(keys.keyOf(id));
  expect(keys.linkOf(keys.keyOf(id))).toBe(id);
});

test('an address that was changed, cut or signed by another server names none', () => {
  const address = keys.keyOf(randomUUID());
  const other = createAddressKeys('another server has another secret').keyOf(randomUUID());
  const changed = `${address.startsWith('A') ? 'B' : 'A'}${address.slice(1)}`;
  for (const wrong of [changed, address.slice(0, -4), other, '', '你好', 'x'.repeat(43)])
    expect(keys.linkOf(wrong)).toBeUndefined();
});
