// Makes the OpenAPI 3.1 description of a contract, with the access rules of each call.

import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Access } from '../../../core/access.ts';
import type { ProcedureMeta } from '../../../core/procedure.ts';
import { listProcedures } from './list-procedures.ts';

export type ApiDescription = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** As better-auth makes it; under HTTPS the name begins with `__Secure-`. */
const SESSION_COOKIE = 'yulu.session_token';

/**
 * The description as a plain object. Beside the standard's own fields, each operation carries `x-access`
 * (`public`, `member` or a list of roles), `x-rate-limit` (`none` or `{ max, seconds }`) and `x-metered`.
 */
export async function describeApi(contract: AnyContractRouter, version: string): Promise<ApiDescription> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Yulu',
      version,
      description: 'All that the page calls. Sign in by POST /account/sign-in and keep the cookie.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } } },
    customErrorResponseBodySchema: (errors) => ({
      oneOf: errors.map(([code, message, , data]) => ({
        type: 'object',
        properties: { code: { const: code }, message: { type: 'string', default: message }, data },
        required: ['code', 'message', 'data'],
      })),
    }),
  });
  for (const { name, procedure } of listProcedures(contract)) {
    const { route, meta } = procedure['~orpc'];
    const operation = findOperation(document, name, route);
    Object.assign(operation, demandsOf(meta));
  }
  return document;
}

type Route = { readonly method?: string | undefined; readonly path?: string | undefined };

function findOperation(
  document: ApiDescription,
  name: string,
  { method = 'POST', path = '' }: Route,
): object {
  const item: Readonly<Record<string, unknown>> = { ...document.paths?.[path] };
  const operation = item[method.toLowerCase()];
  if (typeof operation !== 'object' || operation === null)
    throw new Error(`${name} is not in the description`);
  return operation;
}

function demandsOf({ access, limit, metered }: ProcedureMeta) {
  return {
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    'x-access': access ?? ([] satisfies Access),
    'x-rate-limit': limit ?? null,
    'x-metered': metered ?? null,
  };
}
