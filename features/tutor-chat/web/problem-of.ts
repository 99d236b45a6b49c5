// Turns what a call threw into the problem that the learner is told about.

import { ORPCError } from '@orpc/client';
import { errorCode, errorData } from '../../../kit/web/api/api.ts';
import type { Problem } from '../domain/index.ts';

export function problemOf(error: unknown): Problem {
  // A stream that breaks throws whatever the browser throws; only the server's own errors carry a code.
  const code = error instanceof ORPCError && !isAbsent(error) ? errorCode(error) : 'OFFLINE';
  return { code, until: waitUntil(errorData(error)) };
}

/** The server is being replaced, or what stands before it says that it is not there. */
function isAbsent({ status }: ORPCError<string, unknown>): boolean {
  return status === 502 || status === 503 || status === 504;
}

function waitUntil(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return null;
  const seconds = data.retryAfterSeconds;
  return typeof seconds === 'number' ? Date.now() + seconds * 1000 : null;
}
