// Answers what goes wrong outside a handler (body too large, not JSON, a bug) in the same envelope as everything else.

import type { FastifyError, FastifyInstance } from 'fastify';

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SERVICE_UNAVAILABLE',
};

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed unexpectedly');
    const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
    const message = status < 500 ? error.message : 'Something went wrong on our side.';
    return reply.status(status).send({ code, message, data: null });
  });
}
