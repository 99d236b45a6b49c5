// Only a name that somebody gave is put into their mouth.

import { expect, it } from 'vitest';
import { givenName } from './given-name.ts';

it.each([
  ['Lena', 'Lena'],
  ['João Pedro', 'João Pedro'],
  ['林夕', '林夕'],
  ['lena.silva', undefined],
  ['ana_88', undefined],
  ['Ana88', undefined],
  ['', undefined],
])('%s is called %s', (name, called) => {
  expect(givenName({ name, email: 'lena.silva@example.com' })).toBe(called);
});
