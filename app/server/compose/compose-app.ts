// Composes the server on one database, for production and for the API tests.

import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../kit/server/db/database.ts';
import { createServer } from '../../../kit/server/http/server.ts';
import { createJobs } from '../../../kit/server/jobs/jobs.ts';
import { checkSecret } from '../../../kit/server/secret/secret.ts';
import { createSignals } from '../../../kit/server/signals/signals.ts';
import { createTasks } from '../../../kit/server/tasks.ts';
import { contract } from '../../contract.ts';
import { contentNeeds } from '../declared/content-needs.ts';
import { composeFeatures, type FeatureOptions } from './compose-features.ts';

export type AppOptions = FeatureOptions & {
  readonly databaseUrl: string;
  readonly pageFolder: string | undefined;
};

export type App = {
  readonly server: FastifyInstance;
  /** The path of the page that creates the first admin, while there is none. */
  readonly firstAdminPath: () => Promise<string | undefined>;
  /** Writes down which kinds of jobs there are; `start` does it too. */
  readonly registerJobs: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** What a job does every minute: finishes payments that were interrupted, asks about what is unknown. */
  readonly reconcilePayments: (now: Date) => Promise<void>;
  readonly tendOrders: (now: Date) => Promise<void>;
  /** What jobs do with archives of people's data. */
  readonly tendPrivacy: (now: Date) => Promise<void>;
  /** Lets requests and streams finish within the grace, then ends them; closes jobs and database. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

export async function composeApp(options: AppOptions): Promise<App> {
  const { config, log, databaseUrl, secret, publicUrl } = options;
  const onIdleError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  const db = openDatabase({ url: databaseUrl, pool: config.databasePool, onIdleError });
  const jobs = createJobs(databaseUrl, log);
  const tasks = createTasks(log);
  const signals = createSignals(databaseUrl, log);
  const features = composeFeatures(options, { db, jobs, tasks, signals });
  const shutdown = new AbortController();
  let stopping: Promise<void> | undefined;
  const server = await createServer({
    contract,
    router: features.router,
    db,
    log,
    publicUrl,
    loadMember: features.loadMember,
    studyTime: features.studyTime,
    needsSecondFactor: features.needsSecondFactor,
    rawRoutes: features.rawRoutes,
    shutdown: shutdown.signal,
    pageFolder: options.pageFolder,
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    isStopping: () => stopping !== undefined,
    contentNeeds,
    previewedPages: features.previewedPages,
    figures: features.figures,
  });
  for (const mount of features.mounts) mount(server);
  const stop = async () => {
    features.endStreams();
    await closeServer(server, config.shutdownGraceMs, () => shutdown.abort());
    await tasks.drain();
    features.endRecognition();
    await jobs.stop(5000);
    await signals.stop();
    await db.$client.end();
  };
  return {
    server,
    firstAdminPath: features.firstAdminPath,
    reconcilePayments: features.reconcilePayments,
    tendOrders: features.tendOrders,
    tendPrivacy: features.tendPrivacy,
    registerJobs: jobs.register,
    start: async () => {
      await checkSecret(db, secret);
      await jobs.start();
      await signals.start();
      await features.start();
    },
    stop: () => (stopping ??= stop()),
  };
}

/** How often a closing server looks for connections whose last answer is out. */
const CLOSE_IDLE_MS = 50;
/** What an ended stream may take to say so, before its connection is cut. */
const LAST_WORDS_MS = 2000;

/** Takes no new connection and lets answers finish; after the grace `endStreams` is called, and soon after all is cut. */
async function closeServer(server: FastifyInstance, graceMs: number, endStreams: () => void): Promise<void> {
  // Node closes what is idle when closing begins, but keeps a connection that becomes idle later until its time is over.
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_MS);
  const grace = setTimeout(endStreams, graceMs);
  const cut = setTimeout(() => server.server.closeAllConnections(), graceMs + LAST_WORDS_MS);
  try {
    await server.close();
  } finally {
    clearInterval(closeIdle);
    clearTimeout(grace);
    clearTimeout(cut);
  }
}
