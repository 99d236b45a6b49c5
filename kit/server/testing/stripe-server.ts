// A local server that speaks Stripe's protocol for sessions and refunds over real HTTP, sends signed events, and misbehaves on request; for tests.

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { type StripeRequest, StripeState } from './stripe-state.ts';

/**
 * `silent`: does it, and cuts the connection. `lost`: cuts the connection without doing it. `broken`: does it, and
 * answers 500. `refuse`: answers 400 without doing it. `busy`: answers 429 without doing it.
 */
export type StripeBehaviour = 'silent' | 'lost' | 'broken' | 'refuse' | 'busy';

export type StripeServer = {
  readonly address: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  readonly state: StripeState;
  /** Every request, oldest first. */
  readonly requests: readonly StripeRequest[];
  /** The behaviours of the next requests that create something. */
  readonly queue: (...next: StripeBehaviour[]) => void;
  /** Behaves from now on, whatever was queued. */
  readonly behave: () => void;
  readonly close: () => Promise<void>;
};

const UNDONE: ReadonlySet<string> = new Set<StripeBehaviour>(['lost', 'refuse', 'busy']);
const STATUS: Readonly<Record<string, number>> = { broken: 500, refuse: 400, busy: 429 };

/** Starts it on a free port of the loopback address. */
export async function startStripeServer(): Promise<StripeServer> {
  const state = new StripeState();
  const requests: StripeRequest[] = [];
  const queued: StripeBehaviour[] = [];
  const play = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    requests.push(request);
    const next = request.method === 'POST' ? queued.shift() : undefined;
    // Like Stripe: what was carried out under a key is not refused under it afterwards.
    const behaviour = next === 'refuse' && state.hasAnswered(request) ? undefined : next;
    const isDone = behaviour === undefined || !UNDONE.has(behaviour);
    const answer = isDone ? state.answer(request) : { status: 400, body: {} };
    if (behaviour === 'silent' || behaviour === 'lost') {
      incoming.socket.destroy();
      return;
    }
    const status = (behaviour && STATUS[behaviour]) ?? answer.status;
    const error = {
      error: { type: 'api_error', code: behaviour ?? 'none', message: `asked to be ${behaviour}` },
    };
    outgoing.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${requests.length}`,
    });
    outgoing.end(JSON.stringify(behaviour === undefined ? answer.body : error));
  };
  const server = http.createServer((incoming, outgoing) => void play(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port, protocol: 'http' },
    state,
    requests,
    queue: (...next) => void queued.push(...next),
    behave: () => {
      queued.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(incoming: http.IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const key = incoming.headers['idempotency-key'];
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    parameters: Object.fromEntries([
      ...url.searchParams,
      ...new URLSearchParams(Buffer.concat(chunks).toString()),
    ]),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

export type StripeMessage = { readonly body: string; readonly signature: string };

type MessageOptions = {
  readonly secret: string;
  readonly type: string;
  readonly object: object;
  readonly id?: string;
  /** In seconds since 1970; now when absent. */
  readonly timestamp?: number;
};

/** An event as Stripe sends it, signed by the library's own helper. */
export function signEvent({ secret, type, object, id, timestamp }: MessageOptions): StripeMessage {
  const body = JSON.stringify({
    id: id ?? `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { body, signature };
}
