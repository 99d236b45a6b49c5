// Waiting mails as a text and as a mailbox that mail programs read.

import { expect, test } from 'vitest';
import { asMailbox, asOneText } from './mails-by-hand.ts';

const mail = {
  to: 'anna@example.org',
  subject: 'Confirm your email',
  body: 'Hello,\n\nFrom here on\n>From there',
  createdAt: '2026-11-29T10:00:00.000Z',
};
const decode = (header: string): string =>
  header
    .split('\n ')
    .map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString('utf8'))
    .join('');

test('each mail stands under whom it is for, and is told from the next', () => {
  const text = asOneText([mail, { ...mail, to: 'ben@example.org' }], { to: 'To', subject: 'Subject' });
  expect(text.match(/^To: .*$/gm)).toEqual(['To: anna@example.org', 'To: ben@example.org']);
  expect(text.match(/^─+$/gm)).toHaveLength(1);
});

test('a mailbox begins each mail with its line, and no line of a body can be taken for one', () => {
  const box = asMailbox([mail, mail]);
  expect(box.match(/^From .*$/gm)).toEqual(Array(2).fill('From - Sun Nov 29 10:00:00 2026'));
  expect(box).toContain('\n>From here on\n>>From there\n');
  expect(box).toContain('\nSubject: Confirm your email\n');
  expect(box).toContain('\nDate: Sun, 29 Nov 2026 10:00:00 +0000\n');
});

test('a subject in any script comes back whole, in words no longer than they may be', () => {
  const subject = '你的语路账号已被停用，请看邮件里的说明——São Paulo'.repeat(3);
  const header = /\nSubject: ([^]*?)\nDate/.exec(asMailbox([{ ...mail, subject }]))?.[1] ?? '';
  expect(decode(header)).toBe(subject);
  for (const word of header.split('\n ')) expect(word.length).toBeLessThanOrEqual(75);
});
