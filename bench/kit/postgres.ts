// Starts a PostgreSQL for a bench, which is stopped with the bench even if that is interrupted during the start.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';
import { endLater } from './end-later.ts';

/** It waits for the disk as in production. */
export async function startPostgres(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-bench-'));
  const starting = startEmbeddedPostgres({ dataFolder, log: () => {} });
  const stop = endLater(async () => {
    await (await starting).stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return { url: (await starting).url, stop };
}
