// What of a text is only said in passing: exchanges and remarks that a word of it calls up, beside what was asked.

import { coverageBy } from '../../understand/patterns/match.ts';
import { isTelling } from '../listening/stay.ts';
import { leaves, type Placed } from '../small-talk/bank.ts';
import { heard } from '../small-talk/small-talk.ts';
import type { TutorContext } from './known/answered.ts';
import { LEAST_TO_NOTE } from './says-much.ts';

/** A reaction that is about less of the answer needs a word of it before. */
export const LITTLE_HEARD = 0.4;

/** Whether what is open was asked just now, not put off for something else. */
export function wasAsked({ open, state }: TutorContext): boolean {
  const last = state.recent.at(-1) ?? '';
  return [open?.question.ask, open?.question.again].some(
    (line) => line !== undefined && last.includes(line.zh),
  );
}

/** In the words of what was just asked: it is an answer, though nobody foresaw it, and no remark on something else. */
export function staysWithOpen(context: TutorContext): boolean {
  const { open, said } = context;
  if (open === undefined || !wasAsked(context) || said.hanzi < LEAST_TO_NOTE[context.level]) return false;
  return !leaves(said, { back: open.question.ask, hint: open.question.hint });
}

/** An exchange of small talk; to an answer, only news and questions. */
function heardBeside(context: TutorContext): Placed | undefined {
  const found = heard(context);
  return found?.topic.kind === undefined && staysWithOpen(context) ? undefined : found;
}

/** A word of a longer text that calls up an exchange is not what was told. */
export function remarkOn(context: TutorContext): Placed | undefined {
  const found = heardBeside(context);
  return found !== undefined && isInPassing(context, found.exchange.heard) ? undefined : found;
}

export function isInPassing(context: TutorContext, patterns: readonly string[]): boolean {
  if (!isTelling(context)) return false;
  return coverageBy(patterns, context.said, context.words) < LITTLE_HEARD;
}
