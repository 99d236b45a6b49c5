// Whoever tells something in words that nobody foresaw is listened to: a word on it, by its mood, and one question that
// fits anything of the kind. Nothing is claimed to be understood that was not.

import type { Line } from '../../../content/schema/line.ts';
import type { FollowUp, Stance } from '../../../content/schema/listening/frame.ts';
import type { LineKind } from '../../../content/schema/talks/talk.ts';
import { isOfNow } from '../../say/gates/tone.ts';
import { isFunny } from '../../say/uptake/earned.ts';
import { generalUptakes } from '../../say/uptake/general-uptake.ts';
import { isOfSomebodyBefore } from '../../say/uptake/restate.ts';
import { tellingFrame } from '../../say/uptake/telling-frame.ts';
import { isOfOthers } from '../../say/uptake/whose.ts';
import { setLines } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isJoking, isLongAgo, moodIn } from '../../understand/frames/circumstances.ts';
import { takenBackAt } from '../../understand/frames/meant-otherwise.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';

type Telling = 'laugh' | 'relief' | 'bad' | 'good' | 'opinion' | 'plan' | 'event' | 'plain';

const HEARD: Readonly<Record<Telling, LineKind>> = {
  laugh: 'laughHeard',
  relief: 'acknowledged',
  bad: 'storyBad',
  good: 'storyGood',
  opinion: 'opinionHeard',
  plan: 'planHeard',
  event: 'storyHeard',
  plain: 'storyHeard',
};
const ASKED: Readonly<Record<Telling, readonly LineKind[]>> = {
  laugh: ['storyAsk'],
  relief: [],
  bad: ['badAsk', 'storyAsk'],
  good: ['goodAsk', 'storyAsk'],
  opinion: ['opinionAsk'],
  plan: ['planAsk'],
  event: ['storyAsk'],
  plain: [],
};

/** In characters; who says less answers, and has nothing to add. */
const LEAST: Readonly<Record<TurnContext['level'], number>> = {
  zero: 99,
  preschool: 5,
  beginner: 6,
  intermediate: 8,
  advanced: 9,
};

/** Who does not know, or asks what for, tells nothing. */
const LOST = /^(?:我)?(?:也|还)?(?:不知道|不懂|不明白|没听懂|不会说|看不懂)|^(?:你)?为什么(?:要)?问/u;

/** Whether the learner is telling something, with which the talk stays. */
export function isTelling({ said, level }: TurnContext): boolean {
  return said.hanzi >= LEAST[level] && !LOST.test(said.raw);
}

const OPINION =
  /凭什么|我(?:倒|还是|总|一直|也|就|真|不)?(?:觉得|认为|相信|发现(?=，|[^，]{6})|不同意|同意|反对|赞成|怀疑)|应该|不该|难道|毕竟|在我看来|说白了|归根/u;
const PLAN =
  /打算|准备|计划|决定|[明后]天|下个?(?:星期|周|月|学期|礼拜)|明年|将来|我(?:要|想)(?:去|当|开|买|学|做|找|搬|换|试)/u;
const DONE = /[了过]|昨天|前天|上个?(?:星期|周|月)|去年|刚才|那天|有一(?:次|天|回)|小时候/u;
/** What matters so much is good news; that something is liked is none. */
const NEWS = 6;

/** What weighs less is bad only where it is said to be. */
const BAD = 5;
/** What is so grave is felt by all. */
const GRAVE = 8;

/** The mood of what is told of the learner, or of nobody else. */
function ownMood(raw: string, told: TurnContext['told']): Stance | undefined {
  const others = told.filter(isOfOthers).map(({ clause }) => clause);
  const mine = new Set(told.filter((frame) => !isOfOthers(frame)).map(({ clause }) => clause));
  const own = others.filter((clause) => !mine.has(clause));
  return moodIn(own.reduce((text, clause) => text.replace(clause, ''), raw));
}

export function tellingOf(context: TurnContext): Telling {
  const { said, told } = context;
  const { raw } = said;
  // 哈哈 alone is no joke: laughed at is what happened, or was said wrong.
  if (isJoking(raw) && isFunny(raw)) return 'laugh';
  // It was a false alarm.
  if (takenBackAt(raw) > 0) return 'relief';
  const mood = isJoking(raw) ? undefined : ownMood(raw, told);
  // What another feels is not felt by the learner; what is grave is.
  const felt = told.filter(
    (frame) =>
      frame.predicate !== undefined &&
      !frame.isDenied &&
      !frame.isSupposed &&
      !isOfSomebodyBefore({ said }, frame) &&
      (!isOfOthers(frame) || frame.predicate.salience >= GRAVE),
  );
  // 我总觉得翻译是一种背叛 is thought, and has befallen nobody.
  const isBad = felt.some(
    ({ predicate, stance, clause }) =>
      predicate?.stance === 'bad' &&
      predicate.salience >= BAD &&
      stance === 'bad' &&
      !OPINION.test(clause) &&
      (clause.includes('我') || !OPINION.test(raw)),
  );
  // What is long ago, and what somebody else went through, hurts nobody now.
  if ((mood === 'bad' || isBad) && !isLongAgo(raw)) return 'bad';
  const isNews = felt.some(
    ({ predicate, stance, time }) =>
      stance === 'good' && predicate?.stance === 'good' && predicate.salience >= NEWS && time === 'past',
  );
  if (mood === 'good' || (isNews && !wasSadLately(context))) return 'good';
  if (OPINION.test(raw)) return 'opinion';
  if (PLAN.test(raw)) return 'plan';
  return DONE.test(raw) ? 'event' : 'plain';
}

/** So many texts back sorrow is still felt. */
const LATELY = 2;

/** Whether what they told just before was bad, and nothing says that they are glad now: joy for them would hurt. */
export function wasSadLately({ history, said, setting }: TurnContext): boolean {
  if (moodIn(said.raw) === 'good') return false;
  const own = history.filter(({ by }) => by === 'learner').slice(-LATELY);
  return own.some(
    ({ text }) =>
      moodIn(text) === 'bad' ||
      readFrames(setting.core, text).some(
        ({ predicate, stance, isSupposed }) =>
          stance === 'bad' && !isSupposed && (predicate?.salience ?? 0) >= BAD,
      ),
  );
}

/** What may be said to anything of its kind. */
export function saysTo(context: TurnContext): Line[] {
  return setLines(context, HEARD[tellingOf(context)]);
}

/**
 * What may be asked on about anything of its kind; to such a question anything is an answer. What somebody else plans or
 * goes through is not asked about as if it were the learner’s.
 */
export function asksOn(context: TurnContext): FollowUp[] {
  const telling = tellingOf(context);
  const frame = tellingFrame(context);
  if (frame !== undefined && isOfOthers(frame) && OF_ONESELF.has(telling))
    return telling === 'bad'
      ? generalUptakes(context.setting.core.frames, frame, context.level).flatMap(({ asks }) => asks)
      : [];
  return ASKED[telling]
    .flatMap((kind) => setLines(context, kind))
    .filter(({ zh }) => !isLongAgo(context.said.raw) || !isOfNow(zh))
    .map((ask) => ({ seeks: 'how-was-it', ask, answer: ask }));
}

/** Asked about as the learner’s own. */
const OF_ONESELF: ReadonlySet<Telling> = new Set(['bad', 'plan', 'plain']);
