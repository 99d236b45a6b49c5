import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isEmailAddress, localPart, shownName } from './email-address.ts';

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

describe('what somebody is called, who has given', () => {
  const email = 'ming.li@example.org';
  it.each([
    ['a name', { name: 'Ming', username: null, email }, 'Ming'],
    ['a username', { name: 'mingli', username: 'mingli', email }, 'mingli'],
    ['a username like the address', { name: 'ming.li', username: 'ming.li', email }, 'ming.li'],
    ['nothing', { name: 'ming.li', username: null, email }, 'Ming'],
    ['digits alone', { name: '1795', username: null, email: '1795@example.org' }, '1795'],
    [
      'a name and digits',
      { name: 'tomasz.17954661', username: null, email: 'tomasz.17954661@example.org' },
      'Tomasz',
    ],
  ])('with %s', (_, person, expected) => {
    expect(shownName(person)).toBe(expected);
  });
});
