// Structured logs without personal content: ids, codes and times, never texts, addresses or secrets.

import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import pino from 'pino';

export type Log = pino.Logger;

/** The process's logger: one JSON object a line on standard output, or to `destination`. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Described = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly constraint?: string | undefined;
  readonly cause?: Described;
};

/** How many causes of an error are logged; ours have two or three. */
const CAUSES_MAX = 5;

/**
 * An error for the log. Only named fields are told: a failed query carries its values, and the database's own error the
 * row that it refused, both of which hold what people wrote.
 */
function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...('code' in error ? { code: error.code } : {}),
    ...(error instanceof DatabaseError ? { constraint: error.constraint } : {}),
    ...(cause instanceof Error && depth < CAUSES_MAX ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // Class 22, data exceptions, quotes the value that it cannot read.
  if (error instanceof DatabaseError && error.code?.startsWith('22')) return 'a value is not what it must be';
  return error.message;
}

/** Where it was thrown, without the message that a stack begins with. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length).trimStart();
}
