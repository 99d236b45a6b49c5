// For tests: what learners ask, labelled with what answers it, and how a talk answers. The judging half is never looked at while something is tuned.

import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';

const questionSchema = z.object({
  id: z.string(),
  /** The id of the persona. */
  tutor: z.string(),
  locale: z.enum(LOCALES),
  /** What the learner said before, oldest first. */
  before: z.array(z.string()),
  text: z.string(),
  /** `right`: a pattern of what answers it; with `!` before it, of what would take it for a question to the tutor. */
  asks: z.array(z.object({ kind: z.string(), right: z.string().min(1) })).min(1),
});
export type LabelledQuestion = Readonly<z.infer<typeof questionSchema>>;

export function labelledQuestions(half: 'tuning' | 'judging'): LabelledQuestion[] {
  return readFileSync(new URL(`./${half}-questions.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => questionSchema.parse(JSON.parse(line)));
}

/** Says that there is no such story. */
const HONEST =
  /故事里(?:还)?没有|空白|我还不知道呢|这一段我真的没有|这样的故事我没有|没有这一段|我没有(?:这个)?故事|故事里没有交代|这个我没有|记不清|说不清|我?没想过|没经历过|没遇到过|没碰上过|还真没有|我没有过|还没有呢|没有呀|我没有呢|没有，我没|说不好|说不准|想不出来|得想一?想|要想一想|我想一想|把我问住|得想想|没仔细算过|没有数过/u;
/** Says only that nobody knows. */
const PUT_OFF =
  /不想说错|不太清楚|我也不知道|帮不了|说不完|以后再说|好好想一想|想不起来|不好说|这个词我还不会|还没想好|这个我(?:还真)?不(?:知道|清楚)|不多。|要查一查|说不上来|答不上来|问倒我|细想过|没有把握|不敢乱说/u;

export type Answering = 'right' | 'honest' | 'put-off' | 'other';

/** How one of the questions was answered. `shown`: with what stands beside the words of the tutor. */
export function answering(
  { kind, right }: LabelledQuestion['asks'][number],
  { text, shown }: { readonly text: string; readonly shown: string },
): Answering {
  const isOfTutor = kind.startsWith('tutor');
  const told = text
    .split(/(?<=[。！？])/u)
    .filter((sentence) => !HONEST.test(sentence))
    .join('');
  const isHonest = isOfTutor && HONEST.test(text);
  const isRight = right.startsWith('!')
    ? !new RegExp(right.slice(1), 'u').test(text) && !PUT_OFF.test(text)
    : new RegExp(right, 'iu').test(isHonest ? told : shown);
  if (isRight) return 'right';
  return isHonest ? 'honest' : PUT_OFF.test(shown) ? 'put-off' : 'other';
}
