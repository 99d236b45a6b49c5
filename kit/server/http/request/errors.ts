// Answers errors outside a handler (body too large, not JSON, a bug) in the same envelope as all others.

import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../../db/database-away.ts';

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SERVICE_UNAVAILABLE',
};

const MESSAGES: Readonly<Record<string, string>> = {
  SERVICE_UNAVAILABLE: 'The service is not available for a moment. Ask again soon.',
};

/** When somebody who met a 503 may ask again: about as long as a database takes to come back. */
export const RETRY_AFTER_SECONDS = 3;

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const isAway = isDatabaseAway(error);
    const status = isAway ? 503 : (error.statusCode ?? 500);
    // Of a restart of the database, each request in between is no error.
    if (isAway) request.log.warn({ err: error }, 'the database is away');
    else if (status >= 500) request.log.error({ err: error }, 'request failed unexpectedly');
    const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
    const message = status < 500 ? error.message : (MESSAGES[code] ?? 'Something went wrong on our side.');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.status(status).send({ code, message, data: null });
  });
}
