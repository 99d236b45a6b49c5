// Plays one behaviour of the test provider on one HTTP response.

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Behaviour, defaultTokens } from './openai-behaviours.ts';

export type AnswerRequest = {
  readonly model: string;
  readonly stream: boolean;
  readonly includeUsage: boolean;
};

const envelope = { id: 'chatcmpl-test', object: 'chat.completion.chunk', created: 1_700_000_000 } as const;

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

/** Plays the behaviour; resolves when the response was ended or cut, or when its reader left (`left`). */
export async function playBehaviour(
  response: ServerResponse,
  request: AnswerRequest,
  behaviour: Behaviour,
  left: AbortSignal,
): Promise<void> {
  try {
    if (behaviour.beforeMs !== undefined) await sleep(behaviour.beforeMs, undefined, { signal: left });
    if (behaviour.refuse !== undefined) return refuse(response, behaviour.refuse);
    if (behaviour.raw !== undefined) return await sendRaw(response, behaviour, behaviour.raw, left);
    if (behaviour.whole === true || !request.stream) return sendWhole(response, request, behaviour);
    await sendStream(response, request, behaviour, left);
  } catch (error) {
    // The only thing that may interrupt a pause is the reader's leaving.
    if (!left.aborted) throw error;
  }
}

function refuse(
  response: ServerResponse,
  { status, headers, error }: NonNullable<Behaviour['refuse']>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: error ?? { message: 'refused' } }));
}

async function sendRaw(
  response: ServerResponse,
  behaviour: Behaviour,
  parts: readonly (string | Buffer)[],
  left: AbortSignal,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const part of parts) {
    response.write(part);
    await sleep(5, undefined, { signal: left });
  }
  if (behaviour.ending === 'silence') await once(left, 'abort');
  if (behaviour.ending === 'destroy') response.destroy();
  else response.end();
}

function usageOf(tokens: readonly string[]) {
  return { prompt_tokens: 10, completion_tokens: tokens.length, total_tokens: 10 + tokens.length };
}

function sendWhole(response: ServerResponse, request: AnswerRequest, behaviour: Behaviour): void {
  const tokens = behaviour.tokens ?? defaultTokens;
  const message = { role: 'assistant', content: tokens.join('') };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      ...envelope,
      object: 'chat.completion',
      model: request.model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: usageOf(tokens),
    }),
  );
}

async function sendStream(
  response: ServerResponse,
  request: AnswerRequest,
  behaviour: Behaviour,
  left: AbortSignal,
): Promise<void> {
  const tokens = behaviour.tokens ?? defaultTokens;
  const frames = framesOf(request.model, tokens).slice(0, behaviour.after ?? tokens.length);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  if (behaviour.betweenMs === undefined || behaviour.betweenMs === 0) {
    // The first token leaves in a packet of its own, so that its time can be measured.
    if (frames[0] !== undefined) response.write(frames[0]);
    await new Promise(setImmediate);
    response.write(frames.slice(1).join('') || ':\n\n');
  } else {
    for (const frame of frames) {
      response.write(frame);
      await sleep(behaviour.betweenMs, undefined, { signal: left });
    }
  }
  if (behaviour.ending === 'silence') await once(left, 'abort');
  else conclude(response, request, behaviour.ending ?? 'finish', tokens);
}

function conclude(
  response: ServerResponse,
  request: AnswerRequest,
  how: Exclude<Behaviour['ending'], 'silence' | undefined>,
  tokens: readonly string[],
): void {
  switch (how) {
    case 'finish':
      response.end(lastFrames(request, tokens));
      return;
    case 'destroy':
      response.destroy();
      return;
    case 'error-object':
      response.end(event({ error: { message: 'test provider broke', type: 'server_error', code: null } }));
      return;
    case 'malformed':
      response.end('data: {"choices":[{"delta":{"content":"半\n\n');
      return;
    case 'end-early':
      response.end();
      return;
  }
}

function lastFrames(request: AnswerRequest, tokens: readonly string[]): string {
  const base = { ...envelope, model: request.model };
  const last = event({ ...base, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const usage = request.includeUsage ? event({ ...base, choices: [], usage: usageOf(tokens) }) : '';
  return `${last}${usage}data: [DONE]\n\n`;
}

// The same answer goes out hundreds of times a second in a bench: write its JSON once per model.
const frameCache = new WeakMap<readonly string[], Map<string, readonly string[]>>();

function framesOf(model: string, tokens: readonly string[]): readonly string[] {
  const known = frameCache.get(tokens) ?? new Map<string, readonly string[]>();
  frameCache.set(tokens, known);
  const frames = known.get(model) ?? tokens.map((token, at) => frame(model, token, at === 0));
  known.set(model, frames);
  return frames;
}

function frame(model: string, content: string, first: boolean): string {
  const delta = first ? { role: 'assistant', content } : { content };
  return event({ ...envelope, model, choices: [{ index: 0, delta, finish_reason: null }] });
}
