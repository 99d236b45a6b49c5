// Tells whether an error means that the database cannot be reached at the moment, and not that a statement is wrong.

/** Of the network, before or while PostgreSQL is spoken to. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** PostgreSQL's classes 08 (connection) and the codes of a server that ends, crashed, starts, or has no place left. */
const SERVER = /^(08|57P0[123]|53300)/;
/** What the driver throws without a code when a connection ended under it, or none was to be had in time. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Errors are wrapped by the query builder, and by the network when several addresses were tried. */
const DEEPEST = 5;

export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The socket's file is missing while an embedded PostgreSQL is down.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (NETWORK.has(code) || SERVER.test(code) || DRIVER.test(error.message)) return true;
  return isDatabaseAway(error.cause, depth + 1);
}
