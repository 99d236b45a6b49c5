// Structured logs without personal content: ids, codes and times, never texts, addresses or secrets.

import pino from 'pino';

export type Log = pino.Logger;

/** The process's logger: one JSON object a line on standard output. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
