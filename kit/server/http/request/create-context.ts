// Makes of an HTTP request what handlers receive: who is calling, from where, and in which language.

import type { FastifyRequest } from 'fastify';
import type { Member } from '../../../core/access.ts';
import { toLocale } from '../../../core/locale.ts';
import type { Log } from '../../log.ts';
import type { RequestContext } from './context.ts';

export type ContextOptions = {
  readonly log: Log;
  /** Who is calling, by cookie; may add headers (a renewed cookie) to the answer. */
  readonly loadMember: (requestHeaders: Headers, resHeaders: Headers) => Promise<Member | undefined>;
  readonly shutdown: AbortSignal;
};

export async function createContext(
  request: FastifyRequest,
  options: ContextOptions,
): Promise<RequestContext> {
  const requestHeaders = toHeaders(request);
  const resHeaders = new Headers();
  return {
    member: await options.loadMember(requestHeaders, resHeaders),
    locale: localeOf(requestHeaders),
    address: request.ip,
    requestHeaders,
    resHeaders,
    log: options.log.child({ request: request.id }),
    shutdown: options.shutdown,
  };
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  }
  return headers;
}

/** In which pages say their language. */
export const LANGUAGE_HEADER = 'x-yulu-language';

function localeOf(headers: Headers) {
  const asked = headers.get(LANGUAGE_HEADER) ?? headers.get('accept-language') ?? '';
  return toLocale(asked.slice(0, 2).toLowerCase());
}
