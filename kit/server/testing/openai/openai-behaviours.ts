// How the test provider can behave: each behaviour is data that says what goes over the wire, and when.

import { modelAnswers } from './openai-model-answers.ts';

export type Behaviour = {
  /** Silence before anything is sent, in milliseconds. */
  readonly beforeMs?: number;
  /** Pause between two tokens, in milliseconds; 0 sends all after the first at once. */
  readonly betweenMs?: number;
  /** The answer, token by token; defaults to `defaultTokens`. */
  readonly tokens?: readonly string[];
  /** How many of the tokens are sent before `ending` happens; default: all. */
  readonly after?: number;
  readonly ending?: 'finish' | 'destroy' | 'error-object' | 'malformed' | 'silence' | 'end-early';
  /** Refuses with this status and an OpenAI-style error instead of answering. */
  readonly refuse?: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly error?: Readonly<Record<string, unknown>>;
  };
  /** Ignores `stream: true` and answers with one JSON object. */
  readonly whole?: boolean;
  /** Exact bytes of the body in place of everything above, one write each, 5 ms apart; then the end, `silence` or `destroy`. */
  readonly raw?: readonly (string | Buffer)[];
};

/** Twenty tokens with hanzi of three bytes, a rare one of four, punctuation and Latin letters. */
export const defaultTokens: readonly string[] = [
  '你好',
  '！',
  '今天',
  '我们',
  '来',
  '学',
  '一个',
  '有意思',
  '的',
  '词',
  '：',
  '“',
  '吃',
  '𰻝𰻝',
  '面',
  '”',
  '。',
  '你',
  '喜欢',
  '吗？',
];

const refusal = (status: number, type: string, headers: Record<string, string> = {}): Behaviour => ({
  refuse: { status, headers, error: { message: `test provider says ${status}`, type, code: type } },
});

/** By name: for the command line, and as `[[name]]` in a learner's message (`[[name-once]]` only the first time). */
export const behaviours = {
  instant: {},
  /** Answers at once and then speaks for four seconds, as a quick model does. */
  paced: { betweenMs: 200 },
  slow: { beforeMs: 300, betweenMs: 150 },
  unhurried: { betweenMs: 500 },
  slower: { beforeMs: 1000, betweenMs: 1500 },
  'error-before': refusal(500, 'server_error'),
  'error-after': { after: 6, betweenMs: 30, ending: 'destroy' },
  'error-object': { after: 6, betweenMs: 30, ending: 'error-object' },
  'end-early': { after: 6, betweenMs: 30, ending: 'end-early' },
  malformed: { after: 6, betweenMs: 30, ending: 'malformed' },
  'malformed-before': { after: 0, ending: 'malformed' },
  '429': refusal(429, 'rate_limit_exceeded', { 'retry-after': '1' }),
  '429-long': refusal(429, 'rate_limit_exceeded', { 'retry-after': '120' }),
  '401': refusal(401, 'invalid_api_key'),
  '400': refusal(400, 'invalid_request_error'),
  filtered: refusal(400, 'content_filter'),
  silence: { after: 0, ending: 'silence' },
  'silence-after': { after: 6, betweenMs: 30, ending: 'silence' },
  whole: { whole: true },
  ...modelAnswers,
} as const satisfies Record<string, Behaviour>;

export type BehaviourName = keyof typeof behaviours;

export function isBehaviourName(name: string): name is BehaviourName {
  return Object.hasOwn(behaviours, name);
}

/**
 * The behaviour that a message asks for by its last `[[name]]`, or undefined.
 * With `[[name-once]]` the same message gets it once and the default afterwards: what a retry button needs.
 */
export function askedBehaviour(message: string, seen: Set<string>): Behaviour | undefined {
  const name = [...message.matchAll(/\[\[([\w-]+)\]\]/g)].at(-1)?.[1];
  if (name === undefined) return undefined;
  if (isBehaviourName(name)) return behaviours[name];
  const base = name.replace(/-once$/, '');
  if (base === name || !isBehaviourName(base) || seen.has(message)) return undefined;
  seen.add(message);
  return behaviours[base];
}
