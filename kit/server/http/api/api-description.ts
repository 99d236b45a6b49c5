// Serves the OpenAPI description of the contract, made at the first request for it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyContractRouter } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const manifest = z.object({ version: z.string() });

/** `GET /api/openapi.json`: public, equal for everybody until the process ends. */
export function mountApiDescription(server: FastifyInstance, contract: AnyContractRouter): void {
  let description: Promise<string> | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    description ??= describe(contract);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await description);
  });
}

async function describe(contract: AnyContractRouter): Promise<string> {
  // The generator is large and rarely asked for.
  const { describeApi } = await import('./describe-api.ts');
  // Found when needed: drizzle-kit loads this module as CommonJS, where `import.meta` has no folder.
  const path = join(import.meta.dirname, '../../../../package.json');
  const { version } = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  return JSON.stringify(await describeApi(contract, version));
}
