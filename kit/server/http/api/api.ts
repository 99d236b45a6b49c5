// Mounts the contract's handlers under /api in Fastify: plain REST and OpenAPI, one error envelope, guard first.

import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, onError, type Router, traverseContractProcedures } from '@orpc/server';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { decideAccess } from '../../../core/access.ts';
import type { ProcedureMeta } from '../../../core/procedure.ts';
import type { Database } from '../../db/database.ts';
import { isDatabaseAway } from '../../db/database-away.ts';
import { isValueRefused } from '../../db/value-refused.ts';
import type { Log } from '../../log.ts';
import type { RequestContext } from '../request/context.ts';
import { type ContextOptions, createContext } from '../request/create-context.ts';
import { RETRY_AFTER_SECONDS } from '../request/errors.ts';
import { type AdminGate, guardCall, type StudyTimeGate } from '../request/guard.ts';
import { refuseUnstorable, unstorable } from '../request/input-values.ts';
import { answerForeign, refusesOrigin } from '../request/origin.ts';
import { mountApiDescription } from './api-description.ts';
import { mountRawRoute, type RawRoute } from './raw-route.ts';

// oRPC's router type cannot name "any contract"; what a router may hold is checked where it is implemented.
type AnyHandlers = Router<any, RequestContext>; // oxlint-disable-line typescript/no-explicit-any

export type ApiOptions = ContextOptions & {
  /** What the router implements; described at `/api/openapi.json`. */
  readonly contract: AnyContractRouter;
  readonly router: AnyHandlers;
  readonly db: Database;
  readonly publicUrl: () => string;
  /** Holds metered calls to the caller's study time. */
  readonly studyTime: StudyTimeGate;
  /** Holds admins to the second factor that the settings may demand. */
  readonly needsSecondFactor: AdminGate;
  /** Calls whose bodies are bytes, beside the contract's. */
  readonly rawRoutes: readonly RawRoute[];
};

export function mountApi(server: FastifyInstance, options: ApiOptions): void {
  const handler = new OpenAPIHandler<RequestContext>(options.router, {
    plugins: [new ResponseHeadersPlugin()],
    eventIteratorKeepAliveInterval: 15_000,
    customErrorResponseBodyEncoder: ({ code, message, data }) => ({ code, message, data: data ?? null }),
    interceptors: [onError((error, { context }) => logUnexpected(context.log, error))],
    clientInterceptors: [
      async ({ next, ...call }) => {
        try {
          await guardCall(options, call);
          refuseUnstorable(call.input);
          return await next();
        } catch (error) {
          throw answerOf(error, call.context);
        }
      },
    ],
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (refusesOrigin(request, options.publicUrl())) return answerForeign(reply);
    const context = await createContext(request, options);
    reply.header('cache-control', 'no-store');
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context,
    });
    if (!matched) return reply.status(404).send({ code: 'NOT_FOUND', message: 'No such call.', data: null });
    return reply;
  };
  mountApiDescription(server, options.contract);
  server.all('/api/*', answer);
  for (const large of largeCalls(options.router)) mountLarge(server, options, large, answer);
  for (const route of options.rawRoutes) mountRawRoute(server, options, route);
}

type LargeCall = {
  readonly method: HTTPMethods;
  readonly path: string;
  readonly meta: ProcedureMeta & { readonly bodyBytes: number };
};

/** The calls whose contract lets them bring more than others may. Their paths have no parameters. */
function largeCalls(router: AnyHandlers): LargeCall[] {
  const calls: LargeCall[] = [];
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { meta, route } = contract['~orpc'];
    const declared: ProcedureMeta = meta;
    const { bodyBytes } = declared;
    if (bodyBytes === undefined || route.path === undefined) return;
    calls.push({ method: route.method ?? 'POST', path: route.path, meta: { ...declared, bodyBytes } });
  });
  return calls;
}

/** A large body is read only from those who may make the call; everybody else is refused at its head. */
function mountLarge(
  server: FastifyInstance,
  options: ApiOptions,
  { method, path, meta }: LargeCall,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  server.route({
    method,
    url: `/api${path}`,
    bodyLimit: meta.bodyBytes,
    onRequest: async (request, reply) => {
      const { member } = await createContext(request, options);
      const refusal = member?.viewing ? 'viewing' : decideAccess(meta.access, member);
      if (refusal === 'granted') return undefined;
      const [status, code, message] = REFUSALS[refusal];
      return reply.status(status).send({ code, message, data: null });
    },
    handler: answer,
  });
}

/** None of these calls is declared as seen by an admin who sees somebody's pages. */
const REFUSALS = {
  viewing: [403, 'VIEWING_ONLY', 'Closed while you see somebody else’s pages; nothing was done.'],
  'sign-in-needed': [401, 'UNAUTHORIZED', 'Sign in first.'],
  forbidden: [403, 'FORBIDDEN', 'Your role may not do this.'],
} as const;

/** The database cannot be reached at the moment: the answer says so, and when to try again. */
function unavailable(
  { resHeaders }: RequestContext,
  cause: unknown,
): ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  resHeaders.set('retry-after', String(RETRY_AFTER_SECONDS));
  return new ORPCError('SERVICE_UNAVAILABLE', {
    message: 'The service is not available for a moment.',
    cause,
  });
}

/** Maps a failure of the database to the caller's error; every other error stays as it is. */
function answerOf(error: unknown, context: RequestContext): unknown {
  if (isDatabaseAway(error)) return unavailable(context, error);
  if (!isValueRefused(error)) return error;
  context.log.warn({ err: error }, 'a value fits no column');
  return unstorable();
}

function logUnexpected(log: Log, error: unknown): void {
  // What a contract declares, such as a service that is away, is no bug either.
  if (error instanceof ORPCError && (error.status < 500 || error.status === 503)) return;
  log.error({ err: error }, 'request failed unexpectedly');
}
