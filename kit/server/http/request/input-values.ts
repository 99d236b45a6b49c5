// Refuses input values that no column can hold, for all calls, before a handler would fail on them in the database.

import { ORPCError } from '@orpc/server';

/** Throws UNPROCESSABLE_CONTENT when a text or a number anywhere in the input cannot be stored. */
export function refuseUnstorable(input: unknown): void {
  // A list instead of a recursion: a body may be nested deeper than the stack is high.
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (!isStorable(value)) throw unstorable();
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) rest.push(key, part);
  }
}

/** The refusal for a value that the schema let through and no column holds. */
export const unstorable = () =>
  new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: 'A text or a number cannot be stored.' });

/** PostgreSQL's texts hold neither U+0000 nor half of a surrogate pair; beyond 2^53 a number is not what was sent. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
