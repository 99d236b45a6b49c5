// Refuses changing calls that come from another site, in addition to SameSite cookies.

import type { FastifyReply, FastifyRequest } from 'fastify';

/** True for a changing call whose browser says that it was made by another site. */
export function refusesOrigin(request: FastifyRequest, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.host && host !== new URL(publicUrl).host;
}

export function answerForeign(reply: FastifyReply): FastifyReply {
  return reply
    .status(403)
    .send({ code: 'FORBIDDEN', message: 'Calls from another site are refused.', data: null });
}
