// The page's way to the server: typed by the features' contracts, whose schemas never reach the browser.

import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { callServer, LANGUAGE_HEADER, UnreachableError } from './call-server.ts';
import { withReauthentication } from './reauthentication.ts';
import { tellRefusal } from './refusals.ts';

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

/** What came with the error's code, such as `retryAfterSeconds`; the caller looks into it by the code. */
export function errorData(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined;
}

/** Our envelope, `{ code, message, data }`, as the client's error; anything else reads as the bare status. */
function decodeError(body: unknown, response: { readonly status: number }): ORPCError<string, unknown> {
  const isEnvelope =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
  if (!isEnvelope) return new ORPCError('UNKNOWN', { status: Math.max(400, response.status) });
  const code = String(body.code);
  tellRefusal(code);
  const data = 'data' in body ? body.data : null;
  return new ORPCError(code, { status: Math.max(400, response.status), data });
}
