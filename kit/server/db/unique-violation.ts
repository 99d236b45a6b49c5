// Tells a unique violation from every other error of the database.

import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Whether a statement was refused because its row exists already; Drizzle wraps the database's own error. */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === UNIQUE_VIOLATION;
  return error instanceof Error && isUniqueViolation(error.cause);
}
