// The console message for a failed start or command: one sentence for what a person can fix, the stack for a bug.

import { ConfigError } from '../../../kit/server/config.ts';
import { DatabaseServerError } from '../../../kit/server/db/check-server.ts';
import { ForeignMigrationError } from '../../../kit/server/db/migrate.ts';
import { EmbeddedPostgresError } from '../../../kit/server/embedded-postgres/index.ts';
import { SecretError } from '../../../kit/server/secret/secret.ts';
import { PortError } from './listen.ts';

/** A command that cannot do what it was asked; its message is written for the person at the console. */
export class CommandError extends Error {}

const EXPECTED = [
  DatabaseServerError,
  CommandError,
  ConfigError,
  SecretError,
  PortError,
  EmbeddedPostgresError,
  ForeignMigrationError,
];

/** SQLSTATE and system codes of a database that cannot be used as it is, with what to look at. */
const DATABASE_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'its host name is unknown',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'the database does not exist',
  '42501': 'the user may not create tables in it',
};

/** A text for the console. Never contains DATABASE_URL, which carries a password. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (EXPECTED.some((kind) => error instanceof kind)) return error.message;
  const reason = findReason(error);
  if (process.env.DATABASE_URL && reason)
    return `The database that DATABASE_URL names cannot be used: ${reason}.`;
  return error.stack ?? error.message;
}

/** Drizzle and Node wrap the error of the connection, one as its cause, the other in a list. */
function findReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return DATABASE_PROBLEMS[code] ?? findReason(error.cause);
}
