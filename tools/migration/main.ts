// Writes the SQL for the tables as they are now (`npm run migration`).

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeInitialMigration } from './initial-migration.ts';
import { runDrizzleKit } from './run-drizzle-kit.ts';

const root = join(import.meta.dirname, '../..');

// Before the first release no database has to be kept: one migration describes all tables.
if (existsSync(join(root, 'migrations/released.json')))
  runDrizzleKit(root, ['generate', ...process.argv.slice(2)]);
else writeInitialMigration(root);
