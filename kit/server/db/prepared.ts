// Prepared statements for frequent requests: built once per process, planned once per connection.

import { is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** What statements are built on: it has no connection, since each use of a statement brings its own. */
const builder: Executor = drizzle.mock();

/**
 * Remembers what `build` makes, so that a hot query is not put together anew for each request, and lends it to any
 * executor: the database or a transaction, whose connection then runs it.
 */
export function prepared<Statement extends object>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  let built: Statement | undefined;
  return (db) => {
    built ??= build(builder);
    // A prepared query of drizzle's differs from executor to executor in its property `client` alone.
    return Object.create(built, { client: { value: connectionOf(db) } }) as Statement;
  };
}

type WithConnection = { readonly $client?: unknown; readonly session?: { readonly client: unknown } };

function connectionOf(db: Executor): unknown {
  // drizzle tells the type of neither: the pool of a database, and the connection of a transaction's session.
  const { $client, session } = db as unknown as WithConnection;
  const connection = is(db, PgTransaction) ? session?.client : $client;
  if (!connection) throw new Error('an executor without a connection');
  return connection;
}
