// One attempt to get an answer: sends the request, reads the stream, and maps every failure to an error.

import type { ClientRequest, IncomingMessage } from 'node:http';
import { ProviderError } from '../providers/provider-error.ts';
import { readRetryAfter, refusalToError } from '../providers/provider-refusal.ts';
import { type AnswerReader, createAnswerReader } from './answer-reader.ts';
import type { ChatEnd, ChatLimits } from './chat.ts';
import { createInbox } from './inbox.ts';
import { type Call, startPost } from './transport.ts';

// An error body says its code in the first lines; the rest is not worth memory.
const maxErrorBodyChars = 8 * 1024;

export type AttemptOptions = {
  readonly call: Call;
  readonly model: string;
  readonly limits: ChatLimits;
  readonly now: () => number;
};

export class Attempt {
  readonly #options: AttemptOptions;
  readonly #inbox = createInbox();
  #request: ClientRequest;
  #reader: AnswerReader | undefined;
  #timer: NodeJS.Timeout | undefined;
  #responded = false;
  #settled = false;

  constructor(options: AttemptOptions) {
    this.#options = options;
    this.#request = this.#send(false);
  }

  /** The text that came since the last call, undefined at the end. Rejects with ProviderError. */
  take(): Promise<string | undefined> {
    return this.#inbox.take();
  }

  /** What is known once `take` gave undefined. */
  result(): ChatEnd {
    return this.#reader?.result() ?? { finishReason: 'other', model: this.#options.model, usage: undefined };
  }

  /** Ends the attempt and closes its socket at once, unless the answer is complete and the socket can be used again. */
  stop(error: ProviderError): void {
    if (this.#settled) return;
    this.#settle();
    this.#inbox.fail(error);
    this.#request.destroy();
  }

  #settle(): void {
    this.#settled = true;
    this.#clearTimer();
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #fail(code: 'timeout' | 'unreachable' | 'malformed', detail: string): void {
    this.stop(new ProviderError({ code, detail }));
  }

  #wait(ms: number, onSilence: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(onSilence, ms);
  }

  #send(fresh: boolean): ClientRequest {
    const request = startPost(this.#options.call, fresh);
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      this.#wait(this.#options.limits.connectMs, () => this.#fail('unreachable', 'connecting took too long'));
      const connected = 'encrypted' in socket ? 'secureConnect' : 'connect';
      socket.once(connected, () => this.#clearTimer());
    });
    request.on('response', (response) => this.#onResponse(response));
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (this.#settled) return;
      // The other side had closed a connection that we kept: nothing was asked yet, so asking again is no retry.
      if (request.reusedSocket && !this.#responded) this.#request = this.#send(true);
      else if (this.#responded) this.#onCut();
      else this.#fail('unreachable', error.code ?? 'request failed');
    });
    return request;
  }

  #onResponse(response: IncomingMessage): void {
    if (this.#settled) return;
    this.#responded = true;
    const status = response.statusCode ?? 0;
    response.setEncoding('utf8');
    response.on('error', () => this.#onCut());
    response.on('close', () => this.#onCut());
    if (status < 200 || status > 299) this.#readRefusal(response, status);
    else this.#readAnswer(response);
  }

  #onCut(): void {
    if (this.#settled) return;
    const reader = this.#reader;
    if (reader?.state() === 'tail') this.#guard(() => this.#onEnd(reader));
    else this.#fail('unreachable', 'the connection was cut');
  }

  #readRefusal(response: IncomingMessage, status: number): void {
    const retryAfterMs = readRetryAfter(response.headers, this.#options.now());
    let body = '';
    const refuse = () => {
      const apiKey = this.#options.call.apiKey;
      this.stop(refusalToError({ status, payload: parseOrNothing(body), retryAfterMs, apiKey }));
    };
    // The status alone says enough when the body does not come.
    this.#wait(this.#options.limits.tailMs, refuse);
    response.on('data', (text: string) => {
      body += text;
      if (body.length > maxErrorBodyChars) refuse();
    });
    response.on('end', refuse);
    response.prependListener('error', refuse);
  }

  #readAnswer(response: IncomingMessage): void {
    const { call, limits, model } = this.#options;
    const isJson = (response.headers['content-type'] ?? '').includes('application/json');
    const reader = createAnswerReader({
      mode: isJson ? 'whole' : 'stream',
      configuredModel: model,
      apiKey: call.apiKey,
      maxAnswerBytes: limits.maxAnswerBytes,
      onText: this.#inbox.push,
    });
    this.#reader = reader;
    response.on('data', (text: string) => this.#guard(() => this.#onBody(reader, text)));
    response.on('end', () => this.#guard(() => this.#onEnd(reader)));
  }

  #onBody(reader: AnswerReader, text: string): void {
    reader.feed(text);
    const state = reader.state();
    if (state === 'done') {
      reader.end();
      this.#finish();
    } else if (state === 'tail') {
      this.#wait(this.#options.limits.tailMs, () => this.#guard(() => this.#onEnd(reader)));
    } else if (this.#timer === undefined) {
      this.#wait(this.#options.limits.idleMs, () => this.#fail('timeout', 'silence in the answer'));
    } else {
      this.#timer.refresh();
    }
  }

  #onEnd(reader: AnswerReader): void {
    reader.end();
    this.#finish();
  }

  /** Runs what reads the body; what it throws ends the attempt, and nothing runs once it has ended. */
  #guard(read: () => void): void {
    if (this.#settled) return;
    try {
      read();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.stop(error);
    }
  }

  #finish(): void {
    if (this.#settled) return;
    this.#settle();
    this.#inbox.finish();
    // The last bytes may still be on their way; a socket that has ended well goes back to the pool by itself.
    const request = this.#request;
    const linger = setTimeout(() => request.destroy(), this.#options.limits.tailMs).unref();
    request.once('close', () => clearTimeout(linger));
  }
}

function parseOrNothing(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A proxy's HTML page: the status says what can be known.
    return undefined;
  }
}
