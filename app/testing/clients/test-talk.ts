// Talks for tests: starts one, sends a message, reads it again.

import { randomUUID } from 'node:crypto';
import type { Answer, StreamEvent, StreamOptions, TestClient } from './test-client.ts';

/** As the API gives them; tests look into them freely. */
// oxlint-disable-next-line typescript/no-explicit-any
type View = any;

export type TestTalk = {
  readonly id: string;
  /** Posts a message and reads the answer to its end. */
  say(text: string, options?: SayOptions): Promise<AnsweredMessage>;
  retry(
    messageId: string,
    options?: StreamOptions & { readonly speaker?: 'engine' },
  ): Promise<AnsweredMessage>;
  /** The messages as they are shown now, oldest first. */
  messages(): Promise<View[]>;
  /** The talk as the page reads it: its goals among it. */
  read(): Promise<View>;
  /** The same talk from another browser. */
  from(client: TestClient): TestTalk;
};

type SayOptions = StreamOptions & {
  readonly messageId?: string;
  readonly replaces?: string;
  readonly input?: 'speech' | 'suggested';
};

export type AnsweredMessage = Answer & {
  readonly events: StreamEvent[];
  readonly messageId: string;
  /** All deltas together. */
  readonly text: string;
  /** The answer of the last event. */
  readonly ended: View;
};

export async function startTalk(client: TestClient, tutor?: string): Promise<TestTalk> {
  const id = randomUUID();
  const tutorId =
    tutor ?? (await client.call('GET', '/tutor-chat/tutors?language=en&level=beginner')).body[0].id;
  const { status, body } = await client.call('POST', '/tutor-chat/talks', {
    id,
    kind: 'tutor',
    subject: tutorId,
    language: 'en',
  });
  if (status !== 200) throw new Error(`a talk did not start: ${status} ${JSON.stringify(body)}`);
  return talkOf(client, id);
}

/** Starts a talk in a shipped role or scene (`place/scene`). */
export async function startPlay(
  client: TestClient,
  kind: 'role' | 'scene',
  subject: string,
  language = 'en',
): Promise<TestTalk> {
  const id = randomUUID();
  const { status, body } = await client.call('POST', '/tutor-chat/talks', { id, kind, subject, language });
  if (status !== 200) throw new Error(`a play did not start: ${status} ${JSON.stringify(body)}`);
  return talkOf(client, id);
}

function talkOf(client: TestClient, id: string): TestTalk {
  const path = `/tutor-chat/talks/${id}`;
  return {
    id,
    say: async (text, { messageId = randomUUID(), replaces, input, ...options } = {}) => {
      const body = {
        messageId,
        text,
        ...(replaces === undefined ? {} : { replaces }),
        ...(input === undefined ? {} : { input }),
      };
      return said(messageId, await client.stream(`${path}/messages`, body, options));
    },
    retry: async (messageId, { speaker, ...options } = {}) => {
      const body = speaker === undefined ? {} : { speaker };
      return said(messageId, await client.stream(`${path}/messages/${messageId}/retry`, body, options));
    },
    messages: async () => (await client.call('GET', path)).body.messages,
    read: async () => (await client.call('GET', path)).body,
    from: (other) => talkOf(other, id),
  };
}

function said(messageId: string, answer: Answer & { readonly events: StreamEvent[] }): AnsweredMessage {
  const deltas = answer.events.filter(({ type }) => type === 'delta');
  const last = answer.events.at(-1);
  return {
    ...answer,
    messageId,
    text: deltas.map(({ text }) => String(text)).join(''),
    ended: last?.type === 'ended' ? last['answer'] : undefined,
  };
}
