// A value as a server tells it and a page writes it: by the reader's language and zone.

import * as z from 'zod';

export const shownValue = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    /** `to` is a page of ours. */
    z.object({ kind: z.literal('link'), text: z.string(), to: z.string() }),
    /** `to` is the page that lists what the amount is of. */
    z.object({ kind: z.literal('fen'), fen: z.int(), to: z.string().optional() }),
    z.object({ kind: z.literal('count'), count: z.int() }),
    z.object({ kind: z.literal('bytes'), bytes: z.int() }),
    z.object({ kind: z.literal('minutes'), minutes: z.int() }),
    z.object({ kind: z.literal('time'), at: z.iso.datetime() }),
    /** A day of somebody's own calendar, the same wherever it is read. */
    z.object({ kind: z.literal('day'), day: z.iso.date() }),
  ])
  .nullable();
export type ShownValue = z.infer<typeof shownValue>;

export const text = (value: string): ShownValue => ({ kind: 'text', text: value });
export const link = (value: string, to: string): ShownValue => ({ kind: 'link', text: value, to });
export const fen = (value: number, to?: string): ShownValue => ({
  kind: 'fen',
  fen: value,
  ...(to === undefined ? {} : { to }),
});
export const count = (value: number): ShownValue => ({ kind: 'count', count: value });
export const bytes = (value: number): ShownValue => ({ kind: 'bytes', bytes: value });
export const minutesOf = (seconds: number): ShownValue => ({
  kind: 'minutes',
  minutes: Math.floor(seconds / 60),
});
export const day = (value: string): ShownValue => ({ kind: 'day', day: value });
export const time = (value: Date | null): ShownValue => value && { kind: 'time', at: value.toISOString() };
