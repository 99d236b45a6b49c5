// Calls whose body is bytes and no JSON: beside the contract, but held by the same guard and answered in the same envelope.

import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProcedureMeta } from '../../../core/procedure.ts';
import type { Database } from '../../db/database.ts';
import type { RequestContext } from '../request/context.ts';
import { type ContextOptions, createContext } from '../request/create-context.ts';
import { type AdminGate, guardCall, type StudyTimeGate } from '../request/guard.ts';
import { answerForeign, refusesOrigin } from '../request/origin.ts';

export type RawRoute = {
  readonly method: 'PATCH' | 'PUT' | 'POST';
  /** Below `/api`, with `:parameters`. */
  readonly path: `/${string}`;
  /** Whom calls are counted under, as a procedure's name is. */
  readonly name: string;
  readonly meta: Required<Pick<ProcedureMeta, 'access' | 'limit'>>;
  /** Reads `body` as far as it needs; a thrown ORPCError becomes the envelope. */
  readonly answer: (
    request: FastifyRequest,
    context: RequestContext,
    body: AsyncIterable<Uint8Array>,
  ) => Promise<object>;
};

type RawOptions = ContextOptions & {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly studyTime: StudyTimeGate;
  readonly needsSecondFactor: AdminGate;
};

export function mountRawRoute(server: FastifyInstance, options: RawOptions, route: RawRoute): void {
  const procedure = { '~orpc': { meta: route.meta } };
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Nobody parses: the handler reads the bytes as they come.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: route.method,
      url: `/api${route.path}`,
      handler: async (request, reply) => {
        if (refusesOrigin(request, options.publicUrl())) return answerForeign(reply);
        const context = await createContext(request, options);
        try {
          await guardCall(options, { context, procedure, path: [route.name] });
          // Who stops reading early still answers: the connection must not go with the rest of the body.
          const body = request.raw.iterator({ destroyOnReturn: false });
          return await send(reply, context, await route.answer(request, context, body));
        } catch (error) {
          if (!(error instanceof ORPCError)) throw error;
          const { status, code, message, data } = error;
          return send(reply.status(status), context, { code, message, data: data ?? null });
        } finally {
          // What nobody wants to read is let through, or its sender would wait with it until the connection times out.
          request.raw.resume();
        }
      },
    });
  });
}

function send(reply: FastifyReply, { resHeaders }: RequestContext, body: object): FastifyReply {
  reply.header('cache-control', 'no-store');
  for (const cookie of resHeaders.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(body);
}
