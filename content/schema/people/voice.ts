// How somebody sounds when the browser's own Chinese voice speaks for them.

import * as z from 'zod';

/** 1 is the voice's own pitch and speed. */
export const voiceSchema = z.strictObject({
  kind: z.enum(['woman', 'man']),
  pitch: z.number().min(0.5).max(1.5),
  rate: z.number().min(0.5).max(1.2),
});
export type Voice = Readonly<z.infer<typeof voiceSchema>>;
