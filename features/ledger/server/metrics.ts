// Adds what the latest check of the ledger has found to the metrics of the server.

import type { FastifyInstance } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Executor } from '../../../kit/server/db/database.ts';
import { findLatestCheck } from './checking/checks-repo.ts';

/** Whoever may read `/metrics` reads these too: they follow the answer that the server has decided to give. */
export function addLedgerMetrics(server: FastifyInstance, db: Executor): void {
  const registry = createRegistry(db);
  server.addHook('onSend', async (request, reply, payload) => {
    const isMetrics = request.routeOptions.url === '/metrics' && reply.statusCode === 200;
    return isMetrics && typeof payload === 'string' ? `${payload}\n${await registry.metrics()}` : payload;
  });
}

function createRegistry(db: Executor): Registry {
  const registry = new Registry();
  const at = new Gauge({
    name: 'ledger_checked_timestamp_seconds',
    help: 'When the ledger was checked last, in seconds since 1970.',
    registers: [registry],
  });
  const findings = new Gauge({
    name: 'ledger_findings',
    help: 'Broken invariants that the latest check of the ledger has found; anything but 0 needs a person.',
    registers: [registry],
    // All processes tell what is in the database, whichever of them has checked.
    collect: async () => {
      const check = await findLatestCheck(db);
      if (!check) return;
      findings.set(check.findingCount);
      at.set(check.createdAt.getTime() / 1000);
    },
  });
  return registry;
}
