// What an operator's machines ask: is it alive, is it ready, how is it doing.

import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

type OperationsOptions = {
  readonly db: Database;
  readonly isStopping: () => boolean;
  readonly metricsToken: string | undefined;
};

const READY_TIMEOUT_MS = 2000;

export function mountOperations(server: FastifyInstance, options: OperationsOptions): Registry {
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const ready = !options.isStopping() && (await answers(options.db));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' });
  });
  const registry = createRegistry(server);
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) return reply.status(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

async function answers(db: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(resolve, READY_TIMEOUT_MS, false).unref();
  });
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

function createRegistry(server: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the answer, streams included.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const kind = request.url.startsWith('/api/') ? 'api' : 'page';
    seconds.labels(request.method, kind, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
  });
  return registry;
}

/** With a token set, whoever brings it; without one, this machine only and not through a proxy. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  const from = request.socket.remoteAddress ?? '';
  return !isForwarded && (from === '127.0.0.1' || from === '::1' || from === '::ffff:127.0.0.1');
}
