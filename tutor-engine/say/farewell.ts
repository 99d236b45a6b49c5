// What a teacher says to who goes, besides goodbye: what fits why they go. And to who is back.

import type { Line } from '../../content/schema/line.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { JUST_TOLD } from './gates/held.ts';
import { setLines } from './wording.ts';

type Reason = 'partRemember' | 'partSleep' | 'partLuck' | 'partTrip' | 'partHurry' | 'partBusy';

/** What must be said before all else goes first. */
const REASONS: readonly (readonly [Reason, RegExp])[] = [
  [
    'partRemember',
    /(?:记得|记住|忘)[^。！!]*(?:吗|么|吧|[？?])|(?:remember|forget)[^.!]*\?|lembra[^.!]*\?/iu,
  ],
  ['partLuck', /祝我|比赛|面试|考试|wish me luck|\bexam\b|me deseja|\bprova\b/iu],
  ['partTrip', /登机|飞机|火车|机场|高铁|\bflight\b|\bavi[aã]o\b|\bvoo\b/iu],
  ['partSleep', /晚安|睡|困|good night|\bbed\b|\bsleep|boa noite|dormir/iu],
  [
    'partHurry',
    /迟到|来不及|催|醒了|[叫喊]我|(?:车|客人|老板|电话)[^，。]{0,3}(?:来|到|响)|\blate\b|atrasad/iu,
  ],
  ['partBusy', /做饭|煮|上班|上课|开会|工作|忙|看店|接[孩女儿]|\bwork\b|trabalh|reuni/iu],
];

/** Said to nobody who grieves. */
const CHEERFUL = /快乐|高兴|开心|好玩|尽兴|[！!]|进步|收获|多说|努力|乐事|踢球/u;

/** Whether a death was told just now, which is in their mind as they go. */
function goesInSorrow({ state: { listening }, said }: TurnContext): boolean {
  return (
    listening.lost !== undefined &&
    (listening.grave ?? 0) >= JUST_TOLD - 1 &&
    !/陪着我|有我|没事|哈哈|高兴|开心/u.test(said.raw)
  );
}

/** Whether somebody has died, or something as grave was told just now. */
function isSorrowful({ state: { listening } }: TurnContext): boolean {
  return listening.lost !== undefined || (listening.grave ?? 0) > 0;
}

/** What is said before goodbye; nothing where no reason is told. */
export function partingWords(context: TurnContext): Line[] {
  const { level, said } = context;
  const reason = REASONS.find(([, pattern]) => pattern.test(said.raw))?.[0];
  if (goesInSorrow(context) && reason !== 'partRemember') return setLines(context, 'partSad').slice(0, 1);
  return reason === undefined || level === 'zero' ? [] : setLines(context, reason).slice(0, 1);
}

/** Goodbyes that may be said now. */
export function partingFits(context: TurnContext, { zh }: Line): boolean {
  return !isSorrowful(context) || !CHEERFUL.test(zh);
}

export function quietBye(context: TurnContext): Line[] {
  return setLines(context, 'partQuiet');
}

/** Who is back soon is waited for, and asked nothing. */
export function* waits(context: TurnContext): Generator<Draft> {
  for (const one of setLines(context, 'waits'))
    yield { lines: [one], move: 'aside', accepted: undefined, state: {} };
}

export function welcomedBack(context: TurnContext): Line[] {
  return setLines(context, 'isBack');
}
