import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventId } from './event-id.ts';

test('the id that follows from a message and a word is always the same, and another for another word', () => {
  const [message, other] = [randomUUID(), randomUUID()];
  expect(eventId(message, 'used_word', '面条')).toBe(eventId(message, 'used_word', '面条'));
  const ids = [
    eventId(message, 'used_word', '面条'),
    eventId(message, 'used_word', '米饭'),
    eventId(other, 'used_word', '面条'),
    eventId(message, 'used_word面', '条'),
  ];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
