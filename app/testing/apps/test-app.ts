// A whole Yulu for a test file: the composed app on its own database, reached over real HTTP.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { StripeAddress } from '../../../features/payments/server/api.ts';
import type { FileKind } from '../../../kit/core/file-kind.ts';
import type { ProviderConfig } from '../../../kit/server/ai/index.ts';
import { readConfig } from '../../../kit/server/config.ts';
import { createLog } from '../../../kit/server/log.ts';
import type { TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { composeApp } from '../../server/compose/compose-app.ts';
import type { Purposes } from '../../server/compose/compose-money.ts';
import { type TestClient, testClient } from '../clients/test-client.ts';
import { createAppDatabase } from './app-database.ts';
import { quickHashing } from './quick-hashing.ts';

export type TestApp = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** A browser without cookies. */
  readonly guest: () => TestClient;
  readonly reconcilePayments: (now?: Date) => Promise<void>;
  /** What the clock does with orders. */
  readonly tendOrders: (now: Date) => Promise<void>;
  /** What the clock does with archives of people's data, and for those whose pages an admin has seen. */
  readonly tendPrivacy: (now: Date) => Promise<void>;
  readonly firstAdminPath: () => Promise<string | undefined>;
  readonly stop: () => Promise<void>;
};

export type TestAppOptions = {
  /** Read anew at each message, as in production. */
  readonly provider?: () => ProviderConfig | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Things to pay for that only the test knows. */
  readonly purposes?: Purposes;
  readonly stripeAddress?: StripeAddress;
  /** Push services of the test's own. */
  readonly isPushService?: (address: URL) => boolean;
  /** Hashes passwords as the product does, for tests about passwords; the others would mostly wait for it. */
  readonly isHashingSlow?: boolean;
  /** Kinds of files that only the test knows. */
  readonly fileKinds?: readonly FileKind[];
  /** Another app's folder, where two serve the same files. */
  readonly dataFolder?: string;
  /** What the database is cloned from, unless it is the empty one. */
  readonly template?: string;
  /** Another app's database, to run two processes' worth on one. */
  readonly databaseUrl?: string;
};

export const SECRET = 'a secret that only the tests know, long enough';

/** Starts an app. Stop it yourself (`afterAll`), or use `withTestApp` inside one test. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database: TestDatabase = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createAppDatabase(inject('postgresUrl'), options.template);
  const ownFolder = options.dataFolder ? undefined : await mkdtemp(join(tmpdir(), 'yulu-app-'));
  const dataFolder = options.dataFolder ?? ownFolder ?? tmpdir();
  let url = 'http://localhost';
  const app = await composeApp({
    config: readConfig({
      DATABASE_POOL: '10',
      SHUTDOWN_GRACE_SECONDS: '2',
      TRUST_PROXY: '1',
      ...options.env,
    }),
    log: createLog(process.env.TEST_LOG ?? 'silent'),
    databaseUrl: database.url,
    secret: SECRET,
    dataFolder,
    pageFolder: undefined,
    publicUrl: () => url,
    provider: options.provider ?? (() => undefined),
    ...(options.isHashingSlow ? {} : { passwordHashing: quickHashing }),
    ...(options.stripeAddress ? { stripeAddress: options.stripeAddress } : {}),
    ...(options.isPushService ? { isPushService: options.isPushService } : {}),
    ...(options.fileKinds ? { fileKinds: options.fileKinds } : {}),
    ...(options.purposes ? { purposes: options.purposes } : {}),
  });
  await app.start();
  url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    databaseUrl: database.url,
    dataFolder,
    guest: () => testClient(url),
    reconcilePayments: (now = new Date()) => app.reconcilePayments(now),
    tendOrders: app.tendOrders,
    tendPrivacy: app.tendPrivacy,
    firstAdminPath: app.firstAdminPath,
    stop: async () => {
      await app.stop();
      await database.drop();
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

/** An app for one test only. */
export async function withTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options);
  onTestFinished(app.stop);
  return app;
}
