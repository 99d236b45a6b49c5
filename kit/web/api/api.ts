// The typed client of the API: typed by the features' contracts, whose schemas never reach the browser.

import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { callServer, LANGUAGE_HEADER, UnreachableError } from './call-server.ts';
import { withReauthentication } from './reauthentication.ts';
import { tellRefusal } from './refusals.ts';
import { noteAbsence } from './server-watch.ts';

type Link = OpenAPILink<Record<never, never>>;
let link: Link | undefined;

/** Makes the calls' methods and paths known: the generated route map of the composed contract. */
export function provideContract(routes: AnyContractRouter): void {
  link = new OpenAPILink(routes, {
    url: () => new URL('/api', location.origin),
    headers: LANGUAGE_HEADER,
    fetch: callServer,
    customErrorResponseBodyDecoder: decodeError,
  });
}

/** A feature's calls; `name` is the feature's key in the composed contract. */
export function apiOf<Contract extends AnyContractRouter>(name: string): ContractRouterClient<Contract> {
  const lazy = {
    call: (...args: Parameters<Link['call']>) => {
      const known = link;
      if (!known) throw new Error('the contract was not provided');
      return withReauthentication(() => known.call(...args), isUnconfirmed);
    },
  };
  // The client is a proxy over paths: its type is the contract's, which only the caller can name.
  return createORPCClient<ContractRouterClient<Contract>>(lazy, { path: [name] });
}

/** The code to show a text for: the envelope's, `OFFLINE` when nothing came, `UNKNOWN` for anything else. */
export function errorCode(error: unknown): string {
  if (error instanceof ORPCError) return String(error.code);
  return error instanceof UnreachableError ? 'OFFLINE' : 'UNKNOWN';
}

const isUnconfirmed = (error: unknown) => errorCode(error) === 'REAUTHENTICATION_NEEDED';

/** Whether nobody was there to answer: it passes, and asking again later is worth it. */
export function isAbsence(error: unknown): boolean {
  return error instanceof UnreachableError || errorCode(error) === AWAY;
}

/** What came with the error's code, such as `retryAfterSeconds`; the caller looks into it by the code. */
export function errorData(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined;
}

/** The code of the server, or of what stands before it, when nobody is there. */
const AWAY = 'SERVICE_UNAVAILABLE';
const AWAY_STATUS = new Set([502, 503, 504]);

type ErrorResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Our envelope, `{ code, message, data }`, as the client's error; anything else reads as the bare status. */
function decodeError(body: unknown, { status, headers }: ErrorResponse): ORPCError<string, unknown> {
  const isEnvelope =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
  const code = isEnvelope ? String(body.code) : AWAY_STATUS.has(status) ? AWAY : 'UNKNOWN';
  if (code === AWAY) noteAbsence(Number(headers['retry-after']) || 0);
  tellRefusal(code);
  const data = isEnvelope && 'data' in body ? body.data : null;
  return new ORPCError(code, { status: Math.max(400, status), data });
}
