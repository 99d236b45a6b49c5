// A browser's view of the API for tests: keeps cookies, sends JSON, reads JSON and event streams.

import { createParser } from 'eventsource-parser';

/** `body` is whatever the server sent: tests look into it freely. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: any };
type Json = Readonly<Record<string, unknown>>;
export type StreamEvent = Json & { readonly type: string };

export type TestClient = {
  call(
    method: string,
    path: string,
    body?: Json,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** Reads an event stream to its end; `onEvent` may abort it. */
  stream(
    path: string,
    body: Json,
    options?: StreamOptions,
  ): Promise<Answer & { readonly events: StreamEvent[] }>;
  /** Cookies as the browser has them now. */
  cookies(): string;
  /** The same browser at another process's address. */
  at(url: string): TestClient;
};

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

export type StreamOptions = {
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: StreamEvent) => void;
};

/** A browser at a network address of its own, which the app believes because it trusts one proxy. */
export function testClient(
  url: string,
  jar = new Map<string, string>(),
  address = nextAddress(),
): TestClient {
  const cookies = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
  const send = async (method: string, path: string, body: Json | undefined, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      ...init,
      headers: {
        cookie: cookies(),
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    at: (other) => testClient(other, jar, address),
    call: async (method, path, body, headers = {}) => {
      const response = await send(method, path, body, { headers });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
    },
    stream: async (path, body, { signal, onEvent } = {}) => {
      const response = await send('POST', path, body, signal ? { signal } : {});
      const { status, headers } = response;
      if (!headers.get('content-type')?.startsWith('text/event-stream')) {
        return { status, headers, body: await response.json(), events: [] };
      }
      return { status, headers, body: undefined, events: await readEvents(response, onEvent) };
    },
  };
}

async function readEvents(
  response: Response,
  onEvent?: (event: StreamEvent) => void,
): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'done' || data === '') return;
      const parsed = { ...JSON.parse(data), ...(event === 'error' ? { type: 'error' } : {}) };
      events.push(parsed);
      onEvent?.(parsed);
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    // Leaving by the caller's own abort is a normal end of the test's stream.
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
  return events;
}
