// The page's way to the server: typed by the features' contracts, whose schemas never reach the browser.

import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { compareBuild } from './build.ts';
import { locale } from './i18n.ts';

/** Spec section 7; a stream may be silent and long, so only the wait for its beginning is bounded. */
const TIMEOUT_MS = 10_000;
/** A tutor's answer begins when the model does, and the server gives the model 180 s. */
const STREAM_TIMEOUT_MS = 190_000;

let link: OpenAPILink<Record<never, never>> | undefined;

/** Makes the calls' methods and paths known: the generated route map of the composed contract. */
export function provideContract(routes: AnyContractRouter): void {
  link = new OpenAPILink(routes, {
    url: () => new URL('/api', location.origin),
    headers: { 'x-yulu-language': locale },
    fetch: callServer,
    customErrorResponseBodyDecoder: decodeError,
  });
}

/** A feature's calls; `name` is the feature's key in the composed contract. */
export function apiOf<Contract extends AnyContractRouter>(name: string): ContractRouterClient<Contract> {
  const lazy = {
    call: (...args: Parameters<OpenAPILink<Record<never, never>>['call']>) => {
      if (!link) throw new Error('the contract was not provided');
      return link.call(...args);
    },
  };
  // The client is a proxy over paths: its type is the contract's, which only the caller can name.
  return createORPCClient(lazy, { path: [name] }) as ContractRouterClient<Contract>;
}

/** The server could not be reached, or did not answer in time. Nothing is known about what it did. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The code to show a text for: the envelope's, `OFFLINE` when nothing came, `UNKNOWN` for anything else. */
export function errorCode(error: unknown): string {
  if (error instanceof ORPCError) return String(error.code);
  return error instanceof UnreachableError ? 'OFFLINE' : 'UNKNOWN';
}

async function callServer(request: Request, init: RequestInit): Promise<Response> {
  const isStream = /\/(messages|retry)$/.test(new URL(request.url).pathname);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), isStream ? STREAM_TIMEOUT_MS : TIMEOUT_MS);
  try {
    const response = await fetch(request, {
      ...init,
      signal: AbortSignal.any([request.signal, late.signal]),
    });
    compareBuild(response.headers);
    return response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new UnreachableError('no answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Our envelope, `{ code, message, data }`, as the client's error; anything else reads as the bare status. */
function decodeError(body: unknown, response: { readonly status: number }): ORPCError<string, unknown> {
  const isEnvelope =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
  if (!isEnvelope) return new ORPCError('UNKNOWN', { status: Math.max(400, response.status) });
  const data = 'data' in body ? body.data : null;
  return new ORPCError(String(body.code), { status: Math.max(400, response.status), data });
}
