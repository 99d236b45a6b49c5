import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chosenName, isEmailAddress, localPart } from './email-address.ts';

const GOOD = ['ming@example.org', 'Ming.Li+cn@sub.example.com', "o'neil_7-x@a-b.io", ' ming@example.org '];
const BAD = [
  'ming',
  'ming@localhost',
  'ming@example,org',
  'ming,li@example.org',
  'josé@example.org',
  '明@例子.中国',
  'ming@exämple.org',
  'ming@example.org,',
  'ming@@example.org',
  '.ming@example.org',
  'ming..li@example.org',
  'ming@example..org',
  'ming@-example.org',
  'ming li@example.org',
  `${'x'.repeat(65)}@example.org`,
  `m@${'x'.repeat(250)}.org`,
];

describe('a mail address', () => {
  it.each(GOOD)('is %s', (address) => expect(isEmailAddress(address)).toBe(true));
  it.each(BAD)('is not %s', (address) => expect(isEmailAddress(address)).toBe(false));

  it('is never one that the sign-in library refuses', () => {
    for (const address of [...GOOD, ...BAD]) {
      const plain = address.trim();
      if (isEmailAddress(plain)) expect(z.email().safeParse(plain).success, plain).toBe(true);
    }
  });

  it('begins with the name that is shown', () => {
    expect(localPart('ming.li@example.org')).toBe('ming.li');
  });
});

describe('what somebody chose to be called', () => {
  const email = 'ming.li@example.org';
  it.each([
    ['a name', { name: 'Ming', username: null, email }, 'Ming'],
    ['a username', { name: 'mingli', username: 'mingli', email }, 'mingli'],
    ['a username like the address', { name: 'ming.li', username: 'ming.li', email }, 'ming.li'],
    ['nothing', { name: 'ming.li', username: null, email }, ''],
  ])('with %s', (_, person, expected) => {
    expect(chosenName(person)).toBe(expected);
  });
});
