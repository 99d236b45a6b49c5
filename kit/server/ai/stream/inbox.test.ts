import { expect, test } from 'vitest';
import { createInbox } from './inbox.ts';

test('Text that arrived together is taken together, and before the end', async () => {
  const inbox = createInbox();
  inbox.push('你');
  inbox.push('好');
  inbox.finish();
  expect([await inbox.take(), await inbox.take(), await inbox.take()]).toEqual([
    '你好',
    undefined,
    undefined,
  ]);
});

test('A reader who waits is woken by the next text', async () => {
  const inbox = createInbox();
  const waiting = inbox.take();
  inbox.push('好');
  expect(await waiting).toBe('好');
});

test('Text that arrived comes before the failure, and the first outcome stands', async () => {
  const inbox = createInbox();
  inbox.push('好');
  inbox.fail(new Error('first'));
  inbox.fail(new Error('second'));
  inbox.finish();
  expect(await inbox.take()).toBe('好');
  await expect(inbox.take()).rejects.toThrow('first');
});
