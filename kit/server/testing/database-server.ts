// `node kit/server/testing/database-server.ts 3`: a throwaway PostgreSQL with so many migrated databases, whose addresses
// it prints as one JSON line; it ends with whoever started it.

import { createTestDatabase } from './test-database.ts';
import { makeTemplate, startThrowawayPostgres } from './throwaway-postgres.ts';

const count = Number(process.argv[2] ?? 1);
const { url, stop } = await startThrowawayPostgres();
let stopping: Promise<void> | undefined;
const end = () => void (stopping ??= stop().finally(() => process.exit()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);

await makeTemplate(url);
const urls: string[] = [];
for (let made = 0; made < count; made += 1) urls.push((await createTestDatabase(url)).url);
process.stdout.write(`${JSON.stringify({ databases: urls })}\n`);
