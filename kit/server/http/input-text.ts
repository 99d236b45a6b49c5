// Refuses U+0000, which no text of PostgreSQL can hold, before a handler meets it as an error of the database.

import { ORPCError } from '@orpc/server';

/** Throws BAD_REQUEST when a text anywhere in the input, keys aside, holds U+0000. */
export function refuseNul(input: unknown): void {
  // A list instead of a recursion: a body may be nested deeper than the stack is high.
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && value.includes('\0')) throw new ORPCError('BAD_REQUEST');
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) rest.push(part);
  }
}
