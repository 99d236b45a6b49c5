// Where a list of words goes on: after a word in one reading.

import * as z from 'zod';
import type { CardWord } from '../../domain/memory/card.ts';

const cursorSchema = z.tuple([z.string().max(24), z.string().max(200)]);

export const encodeWord = ({ word, reading }: CardWord): string =>
  Buffer.from(JSON.stringify([word, reading])).toString('base64url');

/** Undefined for anything that we did not make, which means the first page. */
export function decodeWord(cursor: string | undefined): CardWord | undefined {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor ?? '', 'base64url').toString()));
  return parsed.success ? { word: parsed.data[0], reading: parsed.data[1] } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
