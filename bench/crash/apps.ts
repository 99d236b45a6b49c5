// The processes that the bench kills: two servers, and PostgreSQL behind an address that does not change.

import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../../app/testing/apps/server-process.ts';
import { startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';

/** Starts PostgreSQL, or starts it again; the address is the same every time, so a server that lived on finds it again. */
export async function startDatabase(dataFolder: string) {
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {} });
  const address = new URL(postgres.url);
  const link = join(dataFolder, 'socket');
  await rm(link, { force: true });
  // Every start has a socket folder of its own.
  await symlink(address.searchParams.get('host') ?? '', link);
  address.searchParams.set('host', link);
  return { url: address.href, stop: postgres.stop };
}

/** The postmaster that runs on our own folder, as its note says. */
export async function killDatabase(dataFolder: string): Promise<void> {
  const [pid = ''] = (await readFile(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  process.kill(Number(pid), 'SIGKILL');
}

const SERVERS = 2;

/** The servers, of which those that were killed are started again by `fill`. */
export class Servers {
  private readonly running: ServerProcess[] = [];
  private readonly databaseUrl: string;

  constructor(databaseUrl: string) {
    this.databaseUrl = databaseUrl;
  }

  urls = () => this.running.map(({ url }) => url);

  async fill(): Promise<void> {
    const missing = Array.from({ length: SERVERS - this.running.length }, () =>
      startServerProcess({ DATABASE_URL: this.databaseUrl }),
    );
    this.running.push(...(await Promise.all(missing)));
  }

  async kill(count = SERVERS): Promise<void> {
    await Promise.all(this.running.splice(0, count).map((server) => server.kill()));
  }
}
