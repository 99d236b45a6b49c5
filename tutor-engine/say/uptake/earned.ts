// Whether a question that fits anything of its kind is earned by the clause that was told: 后来呢 by what happened and has
// no end yet, 怎么想到 by a plan of one's own, 感觉怎么样 by an experience whose feeling is not told.

import type { TurnContext } from '../../state/turn-context.ts';
import { isLongAgo, moodIn } from '../../understand/frames/circumstances.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { isOfSomebodyBefore } from './restate.ts';

/** What befell somebody unforeseen, so that one wants to know how it went on; what is done on purpose is done. */
const UNFORESEEN =
  /丢|掉|撞|摔|碰[到见上]|遇|偷|抢|打[破碎翻架]|跑(?:了|掉|出|到|进)|飞(?:到|进|走|了)|飘|闯|吵|骂|迷路|[走坐认听看拿送寄]错|停电|着火|坏了|堵|不见了|逃|躲|藏|报警|突然|忽然|没想到|居然|竟然|被|拿走|带.{1,8}[上进]|冲|追|拦|困在|卡[住在]|晕|出事|失踪|生气|哭了|在车上|半路|敲.{0,2}门/u;
/** How it came out stands beside it. */
const ENDED =
  /好了(?!没)|没事|回来了|找到了|解决|笑了|终于|最后|结果|原来|赢了|输了|成功|顺利|结束|再也|从此|已经.{1,8}了[。！!]?$/u;
const NOT_YET =
  /明[天早晚年]|后天|下个?(?:星期|周|月|学期|礼拜)|打算|准备|希望|想要?(?!起|到)|要(?=[去来])|将来|会不会|如果|要是/u;
const HABIT = /每|常常|经常|总是|天天|一直|平时|习惯|老是|从来/u;
/** Of one's own making, and not done every day. */
const OWN_IDEA =
  /(?:想|打算|准备|计划|决定)[^，]{0,8}(?:写|开(?!车|会)|办|创|搬|换|辞|设计|收养|组织|移民|改行|转行|环游|骑车|徒步|种|拍)/u;
/** What is lived through once, and felt. */
const TRIED = /第一次|试|参加|上台|比赛|面试|考|爬|登|跳伞|潜水|表演|演[出讲]|旅[游行]|骑|滑|跑(?:了|完)/u;
const FELT =
  /滋味|紧张|兴奋|激动|后悔|内疚|骄傲|自豪|感动|生气|害怕|难受|舒服|好玩|好看|精彩|不甘心|丢人|尴尬|心酸|暖/u;
/** What has to be learnt or made. */
const TAKES_SKILL = /学|做(?!饭了)|考|练|写|修|画|翻译|爬|设计|拍|搭|织|弹|唱|跳|说/u;
/** What stands in the way, and calls for something to be done. */
const TROUBLES: ReadonlySet<string> = new Set([
  'lose-job',
  'lose-thing',
  'travel-trouble',
  'noisy',
  'bully',
  'break-thing',
]);
/** A worry is not better by now. */
const FEARS: ReadonlySet<string> = new Set(['worried', 'afraid']);
const MENDED = /新的?|好了|修|解决|没事|已经/u;
/** What one said oneself. */
const ANSWERED = /我(?:就|也|只|当时|马上)*(?:没)?(?:说|回答|告诉|回了|笑|答应|拒绝)/u;

/** Laughed at is what befell somebody, and what was said or understood wrong. */
export function isFunny(raw: string): boolean {
  return UNFORESEEN.test(raw) || /[说写听读看叫认念]成|以为/u.test(raw);
}

type ClauseFacts = {
  readonly raw: string;
  readonly clause: string;
  readonly frame: Frame | undefined;
  readonly isHeld: boolean;
};

/** Each kind of question, and what it needs. */
const KINDS: readonly (readonly [RegExp, (told: ClauseFacts) => boolean])[] = [
  [/^(?:那)?(?:然后|后来)|^最后是|那后来呢/u, hasNoEnd],
  [/怎么想到|有了这个想法|动了这个念头|想了多久|想这样做|下了决心|怎么决定/u, isOwnIdea],
  [/^感觉怎么样/u, ({ raw, clause }) => TRIED.test(clause) && !isFelt(raw)],
  [/什么感[觉受]|什么滋味|什么心情/u, ({ raw }) => !isFelt(raw) && isExperience(raw)],
  [/喜欢那[儿里]|那[儿里]好玩/u, ({ clause }) => !/外面|回来|回家|楼下|门口|超市|附近/u.test(clause)],
  [/去玩|好玩吗/u, ({ raw }) => !/医院|病|葬|墓|丧/u.test(raw)],
  [/打算怎么|^(?:那|现在|那你)?(?:该)?怎么(?:办|应对|处理|解决)|有人(?:能)?帮你/u, isInDifficulty],
  [/^现在怎么样/u, ({ frame }) => frame === undefined || frame.stance === 'bad'],
  [/怎么会这样/u, ({ frame }) => frame?.stance === 'bad' && !FEARS.has(frame.predicate?.id ?? '')],
  [/这种情况有多/u, ({ raw }) => /一直|最近|总|老是|每|常|越来越|[好很]久|这几/u.test(raw)],
  [/^现在(?:怎么样|好)|好(?:受|过)?一?[点些]儿?了吗|对你有什么影响/u, lastsStill],
  [/什么时候开始|会不习惯吗/u, ({ frame }) => frame === undefined || frame.stance === 'neutral'],
  [/那时候|当时/u, ({ raw, isHeld }) => isHeld || (!NOT_YET.test(raw) && THEN.test(raw))],
  [/回头看|回想/u, ({ raw, clause }) => !NOT_YET.test(raw) && (isLongAgo(raw) || /[了过]/u.test(clause))],
  [/身边的人(?:怎么说|是什么态度)|^对这件事，你|^你觉得怎么样/u, ({ raw }) => !isFelt(raw)],
  [/^(?:这件事)?难不难|^难吗/u, ({ clause }) => TAKES_SKILL.test(clause)],
  [
    /怎么(?:回答|回应|说)的？|^你怎么说？|什么反应/u,
    ({ raw, clause }) => clause.includes('我') && !ANSWERED.test(raw),
  ],
  [/^(?:你)?怎么了|什么事(?:了)?？$|发生了什么/u, ({ isHeld }) => !isHeld],
];

/** It was once. */
const THEN = /[了过]|[昨前]天|昨晚|去年|以前|从前|小时候|那[时天年次]/u;

/** What is looked at of a turn. */
type TurnFacts = {
  readonly said: { readonly raw: string };
  readonly state: { readonly listening: Pick<TurnContext['state']['listening'], 'grave' | 'lost'> };
};

/** `frame`: the clause that is asked about. */
export function isEarned({ said, state }: TurnFacts, frame: Frame | undefined, ask: string): boolean {
  const last = ask.split(/[。！，]/u).at(-1) ?? ask;
  const told: ClauseFacts = {
    raw: said.raw,
    clause: frame?.clause ?? said.raw,
    frame,
    isHeld: (state.listening.grave ?? 0) > 0 || state.listening.lost !== undefined,
  };
  return KINDS.every(([asks, isEarnedBy]) => (!asks.test(ask) && !asks.test(last)) || isEarnedBy(told));
}

function hasNoEnd({ raw, clause }: ClauseFacts): boolean {
  const at = raw.indexOf(clause);
  const behind = at < 0 ? '' : raw.slice(at + clause.length);
  return (
    UNFORESEEN.test(`${clause}${/^[^。！？!?]*/u.exec(behind)?.[0] ?? ''}`) &&
    !NOT_YET.test(clause) &&
    !HABIT.test(clause) &&
    !ENDED.test(`${clause}${behind}`)
  );
}

function isExperience(raw: string): boolean {
  return TRIED.test(raw) || UNFORESEEN.test(raw);
}

function isOwnIdea({ clause, frame }: ClauseFacts): boolean {
  return frame?.who.role !== 'noun' && frame?.who.role !== 'other' && OWN_IDEA.test(clause);
}

function isFelt(raw: string): boolean {
  return moodIn(raw) !== undefined || FELT.test(raw);
}

/** What hurts somebody, and not a thing, and may still do so. */
function lastsStill({ raw, frame }: ClauseFacts): boolean {
  if (frame === undefined) return true;
  const isOfAThing = TROUBLES.has(frame.predicate?.id ?? '') && frame.predicate?.id !== 'bully';
  return (
    !isOfAThing &&
    !FEARS.has(frame.predicate?.id ?? '') &&
    !isLongAgo(raw) &&
    !isOfSomebodyBefore({ said: { raw } }, frame)
  );
}

function isInDifficulty({ raw, frame }: ClauseFacts): boolean {
  if (frame === undefined || frame.isDenied || frame.isSupposed) return false;
  const isOwn = frame.who.role === 'learner' || frame.who.role === 'we' || frame.who.role === 'other';
  return isOwn && TROUBLES.has(frame.predicate?.id ?? '') && !MENDED.test(raw);
}
