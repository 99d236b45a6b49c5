// Prepared statements for frequent requests: built once per database, planned once per connection.

import type { Executor } from './database.ts';

/**
 * Remembers what `build` makes of a database, so that a hot query is not put together anew for every request. A
 * transaction is an executor of its own and lives for one use: there it saves nothing and costs nothing.
 */
export function prepared<Statement>(build: (db: Executor) => Statement): (db: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
