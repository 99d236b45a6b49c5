// A mark that a teacher has begun and not sent is kept in the browser: mark, remark and spots, and of which version it is.

import * as z from 'zod';
import { MARKS } from '../../domain/assignment.ts';
import { forgetWriting, keepWriting, readWriting } from './stored-writing.ts';

const storedMark = z.object({
  version: z.int(),
  mark: z.enum(MARKS).nullable(),
  remark: z.string(),
  spots: z
    .array(z.object({ start: z.int(), end: z.int(), remark: z.string(), words: z.string() }))
    .readonly()
    .default([]),
});
export type BegunMark = z.output<typeof storedMark>;

/** `of` names the text, whatever version of it is handed in. */
export function readBegunMark(of: string): BegunMark | undefined {
  try {
    return storedMark.safeParse(JSON.parse(readWriting(of) ?? 'null')).data;
  } catch {
    // Somebody else wrote there: nothing was begun.
    return undefined;
  }
}

export const keepBegunMark = (of: string, begun: BegunMark): boolean =>
  keepWriting(of, JSON.stringify(begun));

export const forgetBegunMark = forgetWriting;
