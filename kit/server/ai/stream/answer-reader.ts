// Turns the body of an answer, as it arrives, into visible text and the facts that come with it.

import { createParser } from 'eventsource-parser';
import { ProviderError } from '../providers/provider-error.ts';
import { refusalToError } from '../providers/provider-refusal.ts';
import type { ChatEnd, ChatUsage } from './chat.ts';
import { type Chunk, readChunk } from './chunk.ts';
import { createThinkingFilter } from './thinking-filter.ts';

// One event holds one token or one short block; a longer line is not a chat answer.
const maxBufferedChars = 256 * 1024;

export type AnswerReaderOptions = {
  /** `stream`: server-sent events. `whole`: one JSON object, from servers that ignore `stream: true`. */
  readonly mode: 'stream' | 'whole';
  readonly configuredModel: string;
  readonly apiKey: string | undefined;
  readonly maxAnswerBytes: number;
  readonly onText: (text: string) => void;
};

export type AnswerReader = {
  /** Takes decoded text of the body. Throws ProviderError when it is not a chat answer. */
  readonly feed: (body: string) => void;
  /** Says that the body has ended. Throws ProviderError when the answer had not. */
  readonly end: () => void;
  /** `open`: more text may come. `tail`: only usage may come. `done`: nothing more will. */
  readonly state: () => 'open' | 'tail' | 'done';
  readonly result: () => ChatEnd;
};

export function createAnswerReader(options: AnswerReaderOptions): AnswerReader {
  const visible = createThinkingFilter();
  let finishReason: string | undefined;
  let model = options.configuredModel;
  let usage: ChatUsage | undefined;
  let done = false;
  let whole = '';
  const shown = createShownText(options);

  function take(chunk: Chunk): void {
    if (chunk.error !== undefined) {
      throw refusalToError({ status: undefined, payload: chunk.error, apiKey: options.apiKey });
    }
    model = chunk.model ?? model;
    usage = chunk.usage ?? usage;
    if (chunk.text !== '') shown.add(visible(chunk.text));
    finishReason = chunk.finishReason ?? finishReason;
    if (finishReason === 'content_filter' || finishReason === 'sensitive') {
      throw new ProviderError({ code: 'content_filtered', detail: 'the provider stopped the answer' });
    }
  }

  const parser = createParser({
    maxBufferSize: maxBufferedChars,
    onEvent: ({ data }) => {
      if (done) return;
      if (data === '[DONE]') done = true;
      else take(readChunk(data));
    },
    onError: (error) => {
      // Unknown fields are to be ignored by the rules of the format; only the overflow ends the reading.
      if (error.type === 'max-buffer-size-exceeded') throw tooLong();
    },
  });

  function feed(body: string): void {
    if (done) return;
    if (options.mode === 'stream') return parser.feed(body);
    whole += body;
    if (whole.length > maxBufferedChars) throw tooLong();
  }

  function end(): void {
    if (done) return checkNotEmpty();
    if (options.mode === 'whole') take(readChunk(whole));
    // A last event without its blank line is still an event, unless the answer is complete without it.
    else if (finishReason === undefined) parser.feed('\n\n');
    if (!done && finishReason === undefined && options.mode === 'stream') {
      throw new ProviderError({ code: 'malformed', detail: 'the stream ended without a finish reason' });
    }
    done = true;
    checkNotEmpty();
  }

  function checkNotEmpty(): void {
    if (shown.bytes() > 0) return;
    // A model that used up its tokens by thinking would do so again.
    const retryable = finishReason !== 'length';
    throw new ProviderError({
      code: 'malformed',
      detail: `empty answer, ${finishReason ?? 'no reason'}`,
      retryable,
    });
  }

  return {
    feed,
    end,
    state: () => (done ? 'done' : finishReason === undefined ? 'open' : 'tail'),
    result: () => ({ finishReason: knownReason(finishReason), model, usage }),
  };
}

/** Hands on what people may see, whole characters only, up to the most that an answer may hold. */
function createShownText({ maxAnswerBytes, onText }: Pick<AnswerReaderOptions, 'maxAnswerBytes' | 'onText'>) {
  let bytes = 0;
  let half = '';
  return {
    bytes: () => bytes,
    add: (piece: string): void => {
      // A character outside the basic plane may come in two halves, and no database text holds U+0000.
      const joined = half + piece;
      half = /[\uD800-\uDBFF]$/.test(joined) ? joined.slice(-1) : '';
      const text = joined
        .slice(0, joined.length - half.length)
        .toWellFormed()
        .replaceAll('\0', '');
      if (text === '') return;
      bytes += Buffer.byteLength(text);
      if (bytes > maxAnswerBytes) {
        throw new ProviderError({ code: 'malformed', detail: 'answer too long', retryable: false });
      }
      onText(text);
    },
  };
}

function knownReason(reason: string | undefined): ChatEnd['finishReason'] {
  if (reason === undefined || reason === 'stop') return 'stop';
  return reason === 'length' ? 'length' : 'other';
}

function tooLong(): ProviderError {
  return new ProviderError({ code: 'malformed', detail: 'one event is too long', retryable: false });
}
