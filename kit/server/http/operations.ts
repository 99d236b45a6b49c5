// Health, readiness and metrics for an operator's monitoring.

import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

/** A figure that a feature adds to `/metrics`. */
export type Figure = {
  /** As Prometheus names them: snake_case, the unit at the end. */
  readonly name: string;
  readonly help: string;
  /** Read anew each time somebody asks; undefined leaves the last value, 0 at first; a failure shows as NaN. */
  readonly read: () => Promise<number | undefined>;
};

type OperationsOptions = {
  readonly db: Database;
  readonly isStopping: () => boolean;
  readonly metricsToken: string | undefined;
  readonly figures: readonly Figure[];
};

const READY_TIMEOUT_MS = 2000;

export function mountOperations(server: FastifyInstance, options: OperationsOptions): Registry {
  server.get('/health/live', () => ({ status: 'live' }));
  server.get('/health/ready', async (_request, reply) => {
    const ready = !options.isStopping() && (await answers(options.db));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' });
  });
  const registry = createRegistry(server);
  for (const figure of options.figures) addGauge(registry, figure);
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
  server.addHook('onResponse', (request, reply, done) => {
    const kind = request.url.startsWith('/api/') ? 'api' : 'page';
    seconds.labels(request.method, kind, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

function addGauge(registry: Registry, { name, help, read }: Figure): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      // The other figures are most wanted when something fails, so one that cannot be read is no number and no error.
      const value = await read().catch(() => Number.NaN);
      if (value !== undefined) gauge.set(value);
    },
  });
}

/** If a token is set, callers with that token; if not, only this machine, and not through a proxy. */
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
