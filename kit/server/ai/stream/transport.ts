// Sends one chat request over HTTP, with connections that are kept open between messages.

import http from 'node:http';
import https from 'node:https';
import { lookupReachable } from '../providers/reachable-address.ts';

// Sockets, not settings: who is called and how is a parameter of each call.
// A free socket is given up before the 60 s after which common proxies close theirs.
const pool = { keepAlive: true, maxFreeSockets: 256, timeout: 50_000 } as const;
const httpAgent = new http.Agent(pool);
const httpsAgent = new https.Agent(pool);

export type Call = {
  readonly url: URL;
  readonly apiKey: string | undefined;
  /** The JSON body. */
  readonly body: Buffer;
};

/**
 * Begins the POST. With `fresh` it opens a connection of its own.
 * Redirects are not followed and no compression is asked for, so the key goes nowhere else and tokens are not held back.
 */
export function startPost(call: Call, fresh: boolean): http.ClientRequest {
  const secure = call.url.protocol === 'https:';
  const headers: http.OutgoingHttpHeaders = {
    'content-type': 'application/json',
    'content-length': call.body.length,
    accept: 'text/event-stream, application/json',
    'accept-encoding': 'identity',
    'user-agent': 'yulu',
  };
  if (call.apiKey !== undefined && call.apiKey !== '') headers.authorization = `Bearer ${call.apiKey}`;
  const agent = fresh ? false : secure ? httpsAgent : httpAgent;
  const options = { method: 'POST', headers, agent, lookup: lookupReachable };
  const request = (secure ? https : http).request(call.url, options);
  request.setNoDelay(true);
  request.end(call.body);
  return request;
}
