// Tells whether the database refused a value that no column can hold: the caller's mistake, not a wrong statement.

import { DatabaseError } from 'pg';

/** Out of range; no character of the encoding; a character that cannot be stored. */
const STATES: ReadonlySet<string> = new Set(['22003', '22021', '22P05']);

/** Drizzle wraps the database's own error. */
export function isValueRefused(error: unknown): boolean {
  if (error instanceof DatabaseError) return STATES.has(error.code ?? '');
  return error instanceof Error && isValueRefused(error.cause);
}
