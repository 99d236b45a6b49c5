// A browser's event stream for tests: collects what comes, and says where it may be taken up again.

import { createParser } from 'eventsource-parser';
import type { TestClient } from './test-client.ts';

/** With the `id` that `Last-Event-ID` names. */
export type ReceivedEvent = Readonly<Record<string, unknown>> & { readonly id: string | undefined };

export type TestStream = {
  readonly status: number;
  readonly events: readonly ReceivedEvent[];
  /** Resolves when the server has ended the stream, or `close` has. */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

type StreamOptions = { readonly lastEventId?: string | undefined; readonly language?: string };

/** `GET /api/events` as EventSource asks for it; resolves when the answer begins. */
export async function openEvents(
  client: TestClient,
  url: string,
  { lastEventId, language = 'en' }: StreamOptions = {},
): Promise<TestStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/events?language=${language}`, {
    signal: leaving.signal,
    headers: {
      accept: 'text/event-stream',
      cookie: client.cookies(),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  const events: ReceivedEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      if (event !== 'done' && data !== '') events.push({ ...JSON.parse(data), id });
    },
  });
  return {
    status: response.status,
    events,
    ended: response.status === 200 ? read(response, (text) => parser.feed(text)) : Promise.resolve(),
    close: () => leaving.abort(),
  };
}

async function read(response: Response, feed: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) feed(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}
