// A local provider that speaks the OpenAI-compatible protocol over real HTTP and misbehaves on request; for tests and benches.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { playBehaviour } from './openai-answer.ts';
import {
  askedBehaviour,
  type Behaviour,
  type BehaviourName,
  behaviours,
  isBehaviourName,
} from './openai-behaviours.ts';

export type RecordedRequest = {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: ChatBody;
  /** The caller's port: equal for requests over one kept connection. */
  readonly remotePort: number | undefined;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** When the response was over, and whether the caller had left before we were through with it. */
  readonly closed: Promise<{ readonly at: number; readonly byCaller: boolean }>;
};

export type OpenAiServer = {
  /** The base address to configure, such as `http://127.0.0.1:40001/v1`. */
  readonly url: string;
  readonly port: number;
  /** The newest requests, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** The behaviours of the next requests, before what their messages ask for. */
  readonly queue: (...next: (Behaviour | BehaviourName)[]) => void;
  readonly close: () => Promise<void>;
};

export type OpenAiServerOptions = {
  readonly port?: number;
  /** For requests that neither the queue nor their message steer; default `instant`. */
  readonly behaviour?: Behaviour | BehaviourName;
  /** When set, other keys are refused with 401. */
  readonly apiKey?: string;
  /** How many requests are kept for inspection; default 1000. */
  readonly keep?: number;
};

const contentParts = z.array(
  z.looseObject({
    type: z.string(),
    text: z.string().default(''),
    image_url: z.looseObject({ url: z.string() }).optional(),
  }),
);

/** A message with pictures is told apart: its text, and the addresses of its pictures. */
const chatMessage = z
  .looseObject({ role: z.string(), content: z.union([z.string(), contentParts]) })
  .transform(({ content, ...message }) =>
    typeof content === 'string'
      ? { ...message, content, pictures: undefined }
      : {
          ...message,
          content: content.map(({ text }) => text).join(''),
          pictures: content.flatMap(({ image_url: image }) => image?.url ?? []),
        },
  );

const chatBody = z.looseObject({
  model: z.string(),
  messages: z.array(chatMessage),
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).optional(),
});

type ChatBody = z.infer<typeof chatBody>;

const asBehaviour = (given: Behaviour | BehaviourName): Behaviour =>
  typeof given === 'string' ? behaviours[given] : given;

/** Starts the provider on the loopback address; port 0 takes a free one. */
export async function startOpenAiServer(options: OpenAiServerOptions = {}): Promise<OpenAiServer> {
  const requests: RecordedRequest[] = [];
  const queued: Behaviour[] = [];
  const seen = new Set<string>();
  const usual = asBehaviour(options.behaviour ?? 'instant');
  const keep = options.keep ?? 1000;

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (request.url?.split('?')[0] !== '/v1/chat/completions') return sendOther(request, response);
    const parsed = chatBody.safeParse(parseJson(body));
    if (!parsed.success) return sendError(response, 400, z.prettifyError(parsed.error));
    if (options.apiKey !== undefined && request.headers.authorization !== `Bearer ${options.apiKey}`) {
      return sendError(response, 401, 'wrong key');
    }
    const left = new AbortController();
    let played = false;
    const closed = new Promise<{ at: number; byCaller: boolean }>((resolve) => {
      response.once('close', () => {
        resolve({ at: Date.now(), byCaller: !played });
        left.abort();
      });
    });
    record({
      headers: request.headers,
      body: parsed.data,
      remotePort: request.socket.remotePort,
      receivedAt: Date.now(),
      closed,
    });
    const behaviour = queued.shift() ?? askedBehaviour(lastUserMessage(parsed.data), seen) ?? usual;
    await playBehaviour(response, answerRequest(parsed.data), behaviour, left.signal);
    played = true;
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.destroy();
      // A caller who leaves while asking is part of the game; anything else is a bug of this file.
      if (!request.destroyed) throw error;
    });
  });

  function record(request: RecordedRequest): void {
    if (keep === 0) return;
    requests.push(request);
    if (requests.length > keep) requests.shift();
  }

  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  // A TCP server's address is an object; only pipes have a text.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    requests,
    queue: (...next) => void queued.push(...next.map(asBehaviour)),
    close: () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema says what is wrong with it.
    return undefined;
  }
}

function lastUserMessage(body: ChatBody): string {
  return body.messages.findLast((message) => message.role === 'user')?.content ?? '';
}

function answerRequest(body: ChatBody) {
  return {
    model: body.model,
    stream: body.stream === true,
    includeUsage: body.stream_options?.include_usage === true,
  };
}

function sendOther(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (request.url !== '/v1/models') return sendError(response, 404, 'no such path');
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data: [{ id: 'test-model', object: 'model' }] }));
}

function sendError(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', code: null } }));
}

/** `node kit/server/testing/openai/openai-server.ts --port 0 --behaviour instant`: prints its address as one JSON line. */
async function runAsProcess(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      behaviour: { type: 'string', default: 'instant' },
      'api-key': { type: 'string' },
    },
  });
  if (!isBehaviourName(values.behaviour)) {
    throw new Error(`--behaviour must be one of ${Object.keys(behaviours).join(', ')}`);
  }
  const apiKey = values['api-key'];
  const server = await startOpenAiServer({
    port: Number(values.port),
    behaviour: values.behaviour,
    keep: 0,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  process.stdout.write(`${JSON.stringify({ url: server.url, port: server.port, pid: process.pid })}\n`);
  const end = () => void server.close();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

if (import.meta.main) await runAsProcess();
