// The types of a chat with a language model, the same for every provider.

export type TextMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };
/** Pictures stand between texts, in the order in which the model should take them. */
type PartedMessage = { readonly role: 'user'; readonly content: readonly ContentPart[] };
export type ChatMessage = TextMessage | PartedMessage;

export type ContentPart = { readonly type: 'text'; readonly text: string } | ChatPicture;
export type ChatPicture = {
  readonly type: 'picture';
  readonly mediaType: PictureType;
  readonly bytes: Buffer;
};

/** What every server that sees pictures decodes; WebP is not among it. */
export const CHAT_PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;
type PictureType = (typeof CHAT_PICTURE_TYPES)[number];

export type ChatRequest = {
  readonly messages: readonly ChatMessage[];
  /** Upper bound of the answer in the model's tokens; not sent to models whose thinking would use it up. */
  readonly maxTokens?: number | undefined;
  /** Replaces the provider's temperature for this call, 0 to 2. */
  readonly temperature?: number | undefined;
};

/** A piece of the answer: never empty, never half a character. Several tokens that arrive together are one piece. */
export type ChatDelta = { readonly text: string };

export type ChatUsage = { readonly promptTokens: number; readonly completionTokens: number };

export type ChatEnd = {
  /** `length`: the model ran into the token limit, so the text stops in the middle. */
  readonly finishReason: 'stop' | 'length' | 'other';
  /** The model as the provider names it, else as configured. */
  readonly model: string;
  readonly usage: ChatUsage | undefined;
};

/** Times in milliseconds, sizes in bytes. */
export type ChatLimits = {
  /** From the call to the last token, retries and pauses included (spec section 9: 180 s). */
  readonly totalMs: number;
  /** Longest silence once the answer's body has begun; keep-alive comments and thinking count as signs of life. */
  readonly idleMs: number;
  readonly connectMs: number;
  /** How long an answer that has said its finish reason may stay open for its usage figures. */
  readonly tailMs: number;
  readonly retries: number;
  readonly retryBaseMs: number;
  readonly retryCapMs: number;
  /** A provider that asks us to wait longer than this is not waited for. */
  readonly retryAfterCapMs: number;
  readonly maxAnswerBytes: number;
};

export const defaultChatLimits: ChatLimits = {
  totalMs: 180_000,
  idleMs: 60_000,
  connectMs: 10_000,
  tailMs: 2_000,
  retries: 2,
  retryBaseMs: 500,
  retryCapMs: 4_000,
  retryAfterCapMs: 10_000,
  maxAnswerBytes: 64 * 1024,
};

/** An answer in one piece. */
export type ChatCompletion = ChatEnd & { readonly text: string };
