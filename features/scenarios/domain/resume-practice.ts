// A practice that was put away, gone on with: only what fits the scene as it is now is taken from what was stored.

import {
  type Effort,
  HELPS,
  LINE_RESULTS,
  type LineResult,
  type Practice,
  startPractice,
} from './practice.ts';

/** Undefined for a practice that is over, and for anything that is none of this dialogue. */
export function resumePractice(
  stored: unknown,
  dialogue: readonly { readonly speaker: string }[],
): Practice | undefined {
  if (!isRecord(stored)) return undefined;
  const { as, at, tries, hints } = stored;
  const help = HELPS.find((each) => each === stored['help']);
  const isPlayed = typeof as === 'string' && dialogue.some(({ speaker }) => speaker === as);
  if (!isPlayed || help === undefined || !isCount(at) || at >= dialogue.length) return undefined;
  if (!isCount(tries) || !isCount(hints)) return undefined;
  const own = dialogue.slice(0, at).flatMap(({ speaker }, line) => (speaker === as ? [line] : []));
  const results = own.map((line) => [line, resultOf(stored['results'], line)] as const);
  const efforts = own.map((line) => [line, effortOf(stored['efforts'], line)] as const);
  if (!isWhole(results) || !isWhole(efforts)) return undefined;
  return {
    ...startPractice(dialogue, as, help),
    at,
    tries,
    hints,
    results: Object.fromEntries(results),
    efforts: Object.fromEntries(efforts),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function resultOf(results: unknown, line: number): LineResult | undefined {
  const result = isRecord(results) ? results[line] : undefined;
  return LINE_RESULTS.find((each) => each === result);
}

function effortOf(efforts: unknown, line: number): Effort | undefined {
  const effort = isRecord(efforts) ? efforts[line] : undefined;
  if (!isRecord(effort) || !isCount(effort['tries']) || !isCount(effort['hints'])) return undefined;
  return { tries: effort['tries'], hints: effort['hints'] };
}

/** Each line that was passed has its own. */
function isWhole<T>(
  entries: readonly (readonly [number, T | undefined])[],
): entries is readonly (readonly [number, T])[] {
  return entries.every(([, value]) => value !== undefined);
}
