// A mark that a teacher has begun and not sent is kept in the browser: all that was typed, of which version it is, and what it replaces.

import * as z from 'zod';
import { MARKS } from '../../domain/assignment.ts';
import { forgetWriting, keepWriting, readWriting, writingsUnder } from '../stored-writing.ts';

const spot = z.object({ start: z.int(), end: z.int(), remark: z.string() });
const storedMark = z.object({
  version: z.int(),
  /** The mark that stood there when this one was begun; null where none did. */
  replaces: z
    .object({ mark: z.enum(MARKS), remark: z.string(), spots: z.array(spot).readonly() })
    .nullable()
    .default(null),
  mark: z.enum(MARKS).nullable(),
  remark: z.string(),
  spots: z
    .array(spot.extend({ words: z.string() }))
    .readonly()
    .default([]),
  /** A remark at a spot that is still being typed. */
  words: z.string().default(''),
  spotRemark: z.string().default(''),
});
export type BegunMark = z.output<typeof storedMark>;

const END = '.mark';

/** Names the text, whatever version of it is handed in. */
export const markKey = (assignmentId: string, userId: string): string => `${assignmentId}.${userId}${END}`;

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

/** Forgets what this tab keeps; what another tab has written over it stays. */
export function forgetOwnMark(of: string, own: BegunMark | undefined): void {
  if (own && readWriting(of) === JSON.stringify(own)) forgetWriting(of);
}

/** Of how many texts of an assignment a mark was begun here. */
export const countBegunMarks = (assignmentId: string): number =>
  writingsUnder(`${assignmentId}.`).filter((rest) => rest.endsWith(END)).length;
