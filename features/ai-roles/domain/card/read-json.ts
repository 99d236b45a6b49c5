// Reads JSON from anywhere: bounded in depth, parts and texts, without keys and signs that harm whoever stores it.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { type CardRefusal, DEPTH_MAX, KEY_MAX, PARTS_MAX, TEXT_MAX } from './limits.ts';

type Refused = Failure<CardRefusal>;

/** Keys that reach an object's own workings in JavaScript when they are copied carelessly. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export function readJson(text: string): Result<unknown, Refused> {
  if (depthOf(text) > DEPTH_MAX) return err('deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return err('json');
    throw error;
  }
  const refusal = look(value);
  return refusal === undefined ? ok(value) : err(refusal);
}

/** How deep brackets stand within each other, without parsing: text in quotes does not count. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inText && char === '\\') at += 1;
    else if (char === '"') inText = !inText;
    else if (!inText && (char === '{' || char === '[')) deepest = Math.max(deepest, (depth += 1));
    else if (!inText && (char === '}' || char === ']')) depth -= 1;
  }
  return deepest;
}

function look(value: unknown): CardRefusal | undefined {
  const rest: unknown[] = [value];
  let parts = 0;
  while (rest.length > 0) {
    parts += 1;
    if (parts > PARTS_MAX) return 'parts';
    const part = rest.pop();
    if (typeof part === 'string') {
      const refusal = lookAtText(part);
      if (refusal) return refusal;
    } else if (typeof part === 'object' && part !== null) {
      if (!Array.isArray(part)) {
        const refusal = lookAtKeys(Object.keys(part));
        if (refusal) return refusal;
      }
      for (const inner of Object.values(part)) rest.push(inner);
    }
  }
  return undefined;
}

function lookAtText(text: string): CardRefusal | undefined {
  if (text.length > TEXT_MAX) return 'text';
  return isStorable(text) ? undefined : 'signs';
}

function lookAtKeys(keys: readonly string[]): CardRefusal | undefined {
  if (keys.some((key) => FORBIDDEN.has(key))) return 'key';
  if (keys.some((key) => key.length > KEY_MAX)) return 'text';
  return keys.every(isStorable) ? undefined : 'signs';
}

/** No half of a surrogate pair and no U+0000, which no text of PostgreSQL can hold. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
