import { expect, test } from 'vitest';
import { maskAccount } from './payee.ts';

test.each([
  ['6222 0200 1234 5678', '••••5678'],
  ['lan@example.org', 'l••••@example.org'],
  ['@lan', '••••'],
  ['12345', '••••45'],
  ['1234', '••••'],
  ['', '••••'],
  ['王小明的账户一二三四五', '••••二三四五'],
])('of %s one sees %s', (account, shown) => {
  expect(maskAccount(account)).toBe(shown);
});
