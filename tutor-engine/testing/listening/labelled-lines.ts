// For tests: what learners freely say, labelled by people who had read neither the engine nor its content. The judging
// half is never looked at while something is tuned.

import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { LISTENING_LEVELS } from '../../../content/schema/listening/frame.ts';

const lineSchema = z.object({
  id: z.string(),
  level: z.enum(LISTENING_LEVELS),
  /** The question that was open; null where the tutor had made a remark, `before`. */
  asked: z.string().nullable(),
  before: z.string().optional(),
  text: z.string(),
  acts: z.array(z.string()),
  /** Each a list of words joined by `|`, of which one shows that the line was taken up. */
  uptake: z.array(z.string()),
  care: z.boolean(),
});
export type LabelledLine = Readonly<z.infer<typeof lineSchema>>;

export function labelledLines(half: 'tuning' | 'judging'): LabelledLine[] {
  return readFileSync(new URL(`./${half}-lines.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => lineSchema.parse(JSON.parse(line)));
}
