// What counts as a number to be called by.

import { expect, test } from 'vitest';
import { cleanPhone } from './phone.ts';

test.each([
  ['+55 11 91234-5678', '+55 11 91234-5678'],
  ['  (010)  6552 9988 ', '(010) 6552 9988'],
  ['＋86 138 0013 8000', '+86 138 0013 8000'],
  ['12345', undefined],
  ['+1234567890123456', undefined],
  ['call me', undefined],
  ['138001380００', '13800138000'],
  ['', undefined],
])('%s', (typed, expected) => expect(cleanPhone(typed)).toBe(expected));
