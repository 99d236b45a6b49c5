// Reads of one moment, each short: so a check never holds a snapshot while the ledger goes on.

import type { Database, Executor } from '../../../../../kit/server/db/database.ts';

export function inSnapshot<Value>(db: Database, read: (tx: Executor) => Promise<Value>): Promise<Value> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
