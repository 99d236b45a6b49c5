// Builds the one HTTP server: security headers, limits, operations, API and page on one port.

import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { TrustProxy } from '../config.ts';
import { type ApiOptions, mountApi } from './api/api.ts';
import type { ContentNeed } from './content-policy.ts';
import { type Figure, mountOperations } from './operations.ts';
import { mountPage, readBuildId } from './page.ts';
import { mountPreviews, type PreviewedPage } from './page-preview.ts';
import { answerErrors } from './request/errors.ts';
import { addHeaders } from './security-headers.ts';

type ServerOptions = ApiOptions & {
  /** Where the built page lies; undefined serves the API alone (tests). */
  readonly pageFolder: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly metricsToken: string | undefined;
  readonly isStopping: () => boolean;
  /** What features need of the content policy for files of theirs. */
  readonly contentNeeds: readonly ContentNeed[];
  /** Public pages whose links say what they lead to. */
  readonly previewedPages: readonly PreviewedPage[];
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
  addHeaders(server, {
    isHttps: options.publicUrl().startsWith('https:'),
    contentNeeds: options.contentNeeds,
    others: options.pageFolder === undefined ? {} : { 'x-yulu-build': readBuildId(options.pageFolder) },
  });
  answerErrors(server);
  mountOperations(server, options);
  mountApi(server, options);
  if (options.pageFolder !== undefined) {
    const { pageFolder: folder, previewedPages: pages, publicUrl } = options;
    mountPreviews(server, { folder, pages, publicUrl });
    await mountPage(server, folder);
  }
  return server;
}
