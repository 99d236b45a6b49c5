// Builds the one HTTP server: security headers, limits, operations, API and page on one port.

import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { TrustProxy } from '../config.ts';
import { type ApiOptions, mountApi } from './api.ts';
import { CONTENT_POLICY } from './content-policy.ts';
import { answerErrors } from './errors.ts';
import { type Figure, mountOperations } from './operations.ts';
import { mountPage, readBuildId } from './page.ts';

type ServerOptions = ApiOptions & {
  /** Where the built page lies; undefined serves the API alone (tests). */
  readonly pageFolder: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly metricsToken: string | undefined;
  readonly isStopping: () => boolean;
  /** What features add to `/metrics`. */
  readonly figures: readonly Figure[];
};

const BODY_LIMIT_BYTES = 256 * 1024;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log.child({}, { level: 'warn' });
  const server = Fastify({
    loggerInstance,
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  await addSecurityHeaders(server, options.publicUrl().startsWith('https:'));
  if (options.pageFolder !== undefined) {
    const buildId = readBuildId(options.pageFolder);
    server.addHook('onRequest', async (_request, reply) => {
      reply.header('x-yulu-build', buildId);
    });
  }
  answerErrors(server);
  mountOperations(server, options);
  mountApi(server, options);
  if (options.pageFolder !== undefined) await mountPage(server, options.pageFolder);
  return server;
}

async function addSecurityHeaders(server: FastifyInstance, isHttps: boolean): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_POLICY, ...(isHttps ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=()');
  });
}
