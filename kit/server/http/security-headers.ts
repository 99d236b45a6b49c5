// The security headers of every answer, worked out once: they are the same for all but the files that need more.

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import {
  builtFile,
  CONTENT_POLICY,
  type ContentNeed,
  policyHeader,
  policyNeededAt,
} from './content-policy.ts';

/** Asks helmet, which else would write its policy anew for each request. */
function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_POLICY, ...(isHttps ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  set(request, response, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
  };
}

type HeaderOptions = {
  readonly isHttps: boolean;
  readonly contentNeeds: readonly ContentNeed[];
  /** What else every answer carries. */
  readonly others: Readonly<Record<string, string>>;
};

/** Headers of every answer; what a handler sets under the same name comes after them. */
export function addHeaders(server: FastifyInstance, { isHttps, contentNeeds, others }: HeaderOptions): void {
  const common = { ...securityHeaders(isHttps), ...others };
  const upgrade = isHttps ? { upgradeInsecureRequests: [] } : {};
  server.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(common);
    const [path = ''] = url.split('?', 1);
    const needed = policyNeededAt(path, contentNeeds, builtFile);
    if (needed) reply.header('content-security-policy', policyHeader({ ...needed, ...upgrade }));
    done();
  });
}
