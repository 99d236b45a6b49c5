// Asks about the very clause that was told, by its shape: what somebody answered, why they do not, what came then.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { ClauseShape } from '../../../content/schema/listening/echoes.ts';
import { FAMILY, type FollowUp, type Seek } from '../../../content/schema/listening/frame.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import type { Slots } from '../../understand/patterns/match.ts';
import { fill, same, wordings } from '../wording.ts';
import { isEarned } from './earned.ts';
import { wordFor } from './echo.ts';
import { listenerFor } from './listener-asks.ts';
import { isOfSomebodyBefore, turnedClause } from './restate.ts';
import { isOfOthers, theyIn } from './whose.ts';

/** Whose words they are stands before. */
const SAID = /^(?!我|请|可以|.*说不).{1,8}(?:对我说|跟我说|告诉我|问我|说|骂我|批评我|夸我|劝我|叫我)/u;
const THINKS = /我(?:总|一直|倒|也|还是|真)?(?:觉得|认为|相信|怀疑|同意|反对)|应该|不该/u;
/** 我总觉得时间不够用 is lived through, and no view. */
const FEELS = /觉得(?:自己|时间|身体|不舒服|很?累|有点|很?(?:冷|热|饿|困|闷|孤单|幸福))/u;
const WANTS =
  /(?:我|我们|你|你们).{0,4}(?:(?<![都也不])想(?!起|到|念|家)|打算|准备|计划|决定|希望|要(?=[去来学做当买看换走搬离回找考结参开]))(?!了)/u;
const DONE = /[了过]/u;
/** 我学了四年了, 飞机快起飞了: nothing came of it yet. */
const LASTS = /养了|太.{1,4}了$|[年月天]了$|岁|快.{1,6}了$|[不没].{1,3}了$/u;
const HABIT = /每|常常|经常|总是|天天|一直|平时|习惯|老是/u;
/** What lies ahead, however it is said. */
const AHEAD =
  /今晚|今天晚上|明[天晚早年]|后天|下个?(?:星期|周|月|学期|礼拜)|这个?(?:周末|暑假|寒假)|(?<!每个?|上个?)周末(?!了)|打算|准备(?=[去在跟和买考参搬换开学结给请])|计划|决定|快要|就要/u;
const SURELY_AHEAD = /明[天晚早年]|后天|下个?(?:星期|周|月|学期|礼拜)|打算|准备|计划|决定|快要|就要/u;
/** What is rarely done alone, and what has to be got ready for. */
const IN_COMPANY =
  /[去回爬玩逛]|吃(?:饭|晚饭|火锅|烧烤)|看(?:电影|比赛|演出|展)|聚|过(?:生日|节|年)|散步|见面|唱歌|跳舞|[踢打].{0,2}球/u;
const TO_BE_READY =
  /考(?!虑)|面试|搬(?:家|到)|结婚|出国|留学|比赛|表演|演[出讲]|开(?:店|学|业)|手术|答辩|旅[游行]|出差/u;
/** What takes its time, and goes well or badly. */
const UNDER_WAY =
  /(?:正|正在|(?<![现实存住坐站放躺])在|着手|忙着)(?=准备|学|写|做|找|练|装修|研究|设计|翻译|复习|搬|办|画|改|翻|编|筹)/u;
/** How something is, in the eyes of who tells it. */
const JUDGES =
  /(?<!我(?:们)?)(?:很|太|最|更|真|特别|非常|比较|不如|越来越|挺|有点)|比.{1,8}[\p{Script=Han}]$/u;

function planOf(clause: string): ClauseShape {
  if (TO_BE_READY.test(clause)) return 'plan-ready';
  return IN_COMPANY.test(clause) ? 'plan-company' : 'plan';
}

/** Whether it lies ahead: then it is asked about as a plan, whatever was written for its verb. */
export function isPlanned(frame: Frame | undefined): boolean {
  return (
    frame !== undefined && !isOfOthers(frame) && frame.stance !== 'bad' && shapeOf(frame).startsWith('plan')
  );
}

function shapeOf(frame: Frame): ClauseShape {
  const { clause, who } = frame;
  if (SAID.test(clause)) return 'said';
  if (FEELS.test(clause)) return 'is';
  if (THINKS.test(clause)) return 'thinks';
  if (isOfOthers(frame)) return theirShapeOf(clause);
  // 这个周末我做了面包 is done.
  const isDone = DONE.test(clause) && !SURELY_AHEAD.test(clause);
  if (AHEAD.test(clause) && !clause.endsWith('了') && !isDone) return planOf(clause);
  if (UNDER_WAY.test(clause)) return 'doing';
  if (WANTS.test(clause)) return 'wants';
  if (HABIT.test(clause)) return 'habit';
  if (LASTS.test(clause)) return 'is';
  if (DONE.test(clause)) return who.role === 'learner' || who.role === 'we' ? 'did' : 'happened';
  return JUDGES.test(clause) ? 'judges' : 'is';
}

const THEY_WANT = /想(?!起|到|念|家)|打算|准备|计划|决定|希望|[明后]天|下个?(?:星期|周|月|学期)|明年/u;

function theirShapeOf(clause: string): ClauseShape {
  if (THEY_WANT.test(clause)) return 'their-plan';
  if (HABIT.test(clause)) return 'their-habit';
  return DONE.test(clause) ? 'their-deed' : 'their-state';
}

const SEEKS: Readonly<Record<ClauseShape, Seek>> = {
  why: 'why',
  said: 'what',
  thinks: 'opinion',
  wants: 'plan',
  plan: 'plan',
  'plan-company': 'with-whom',
  'plan-ready': 'plan',
  doing: 'how',
  judges: 'why',
  did: 'how',
  happened: 'feeling',
  habit: 'how-often',
  is: 'how-was-it',
  'their-deed': 'how',
  'their-habit': 'how-often',
  'their-plan': 'opinion',
  'their-state': 'how-was-it',
  named: 'what',
};

/** The best first; to such a question anything is an answer. */
export function clauseAsks(context: TurnContext, frame: Frame | undefined): FollowUp[] {
  const all = context.setting.core.frames.echoes?.asks ?? [];
  if (frame === undefined || frame.isSupposed || frame.clause.length < LEAST) return [];
  const met = listenerFor(context, frame);
  if (met !== undefined)
    return wordings(context, met.asks).map((ask) => ({ seeks: 'how', ask, answer: ask }));
  if (isOfSomebodyBefore(context, frame)) return [];
  const linesOf = (shape: ClauseShape): readonly Line[] =>
    all.find((one) => one.shape === shape && one.level === context.level)?.lines ?? [];
  const why = whyOf(context, frame);
  const asked =
    why === undefined ? [] : linesOf('why').flatMap((line) => fill(line, { asked: same(why) }) ?? []);
  const own = shapeOf(frame);
  // What is planned has its reason in it.
  const whys = own.startsWith('plan') ? [] : asked.map(whyAsk);
  // What is thought is asked on about as that, whichever clause is taken up.
  const isView = THOUGHT.test(context.said.raw) && !FEELS.test(frame.clause);
  const shape = isView && OF_FACTS.has(own) ? 'thinks' : own;
  // What hurts has questions of its own.
  if (frame.stance === 'bad' && (OF_FACTS.has(shape) || shape === 'thinks')) return whys;
  const they = theyIn(frame);
  const slots: Slots = they === undefined ? {} : { they };
  // No tortoise says anything.
  const isAnimal = they?.zh === '它';
  const isFit = ({ zh }: Line) =>
    (!isAnimal || !/说|看/u.test(zh)) &&
    !isToldWhen(context, frame, zh) &&
    !isToldWith(frame, zh) &&
    isEarned(context, frame, zh);
  const fitting = wordings(context, linesOf(shape), slots).filter(isFit);
  // Where nothing of its shape is earned, who tells it is asked for more of whom it is of, or of it.
  const isNear = they !== undefined && (frame.who.role !== 'noun' || NEAR.has(frame.who.noun.classId));
  const invited = wordings(context, linesOf(isNear ? 'their-state' : 'is'), slots).filter(
    (line) => isFit(line) && !/喜欢/u.test(line.zh),
  );
  const thing = turnedClause(context, frame) === undefined ? wordFor(context) : undefined;
  const named = thing === undefined ? [] : wordings(context, linesOf('named'), { thing }).filter(isFit);
  // 能多说一点儿吗 fits anything: the word for it shows what was heard.
  const isBare = shape === 'is' || shape === 'judges' || fitting.length === 0;
  const lines = isBare && named.length > 0 ? named : fitting.length > 0 ? fitting : invited;
  const isOfThem = ({ zh }: Line) => they !== undefined && zh.includes(they.zh);
  // Of whom it is told, before what fits anybody.
  const best = [
    ...sinceWhen(context, frame),
    ...likesIt(context, frame),
    ...lines.filter(isOfThem),
    ...lines.filter((line) => !isOfThem(line)),
  ];
  return [...whys, ...best.map((ask) => ({ seeks: SEEKS[shape], ask, answer: ask }))];
}

/** Who is dear is spoken of at any time; the boss is not. */
const NEAR: ReadonlySet<string> = new Set([...FAMILY, 'friend', 'pet', 'partner', 'child-of']);

/** 跟姐姐去爬山 tells with whom. */
function isToldWith({ companions, clause }: Frame, ask: string): boolean {
  return (
    /谁一起/u.test(ask) && (companions.length > 0 || /[跟和同陪带][^，]{1,8}|我们|一个人|自己/u.test(clause))
  );
}

/** Nobody is asked for when or since when who told it. */
function isToldWhen({ said }: TurnContext, { tells, clause }: Frame, ask: string): boolean {
  if (ask.startsWith('为什么'))
    return tells.has('why') || /因为|所以|为了/u.test(said.raw) || NO_REASON.test(clause);
  if (/喜欢/u.test(ask) && /喜欢|爱/u.test(clause)) return true;
  if (ask.startsWith('是从什么时候') && NO_REASON.test(clause)) return true;
  if (/什么时候开始/u.test(ask)) return tells.has('how-long') || BEGUN.test(said.raw);
  if (!/什么时候|多久/u.test(ask)) return false;
  return tells.has('when') || tells.has('how-long') || tells.has('how-often') || WHEN.test(said.raw);
}

/** 我从小就爱画画 tells since when. */
const BEGUN = /从小|以来|年前|[0-9一二三四五六七八九十]岁|开始|最近|自从|那时|小时候|以前/u;

/** Who somebody is, has and how long: nobody is asked for its reason. */
const NO_REASON =
  /岁|[年月天]了?$|叫|姓|住|在.{1,8}(?:工作|上班|[做当])|^[^，]{0,3}(?:是|有)(?!.*最)|[都也]?(?:是|有)[一两三四五六七八九十几]/u;

/** What somebody does for long is asked after by that. */
const LASTING: ReadonlySet<string> = new Set(['be-job', 'work', 'live', 'learn-language']);
/** 在里昂开花店, 是消防员. */
const TRADE =
  /^我?(?:现在)?(?:在\p{Script=Han}{1,6})?(?:开|当|教|种|经营|管)\p{Script=Han}{1,5}$|我?是(?:一[个名])?\p{Script=Han}{0,4}[员师工手医]$/u;
/** With the verb of what lasts, so that it is heard of what. */
const SINCE_WHEN: Readonly<Partial<Record<Level, (verb: string) => string>>> = {
  beginner: (verb) => `${verb}了多久了？`,
  intermediate: (verb) => `${verb}了多长时间了？`,
  advanced: (verb) => `${verb}了多少年了？`,
};
const VERBS: Readonly<Record<string, string>> = { live: '住', 'learn-language': '学' };

const LIKES_IT: Readonly<Partial<Record<Level, Line>>> = {
  preschool: { zh: '那里好玩吗？', en: 'Is it fun there?', pt: 'Lá é legal?' },
  beginner: { zh: '你喜欢那里吗？', en: 'Do you like it there?', pt: 'Você gosta de lá?' },
  intermediate: { zh: '你喜欢那儿吗？', en: 'Do you like it there?', pt: 'Você gosta de lá?' },
  advanced: { zh: '那儿的生活怎么样？', en: 'What is life like there?', pt: 'Como é a vida lá?' },
};

/** 我住在柏林, 去了青岛: whether they like it there. */
function likesIt({ level }: TurnContext, { clause, who, isDenied }: Frame): Line[] {
  const line = LIKES_IT[level];
  const isOwn = (who.role === 'learner' || who.role === 'we') && !isDenied;
  const isPlace = level === 'advanced' ? /住在|搬到|来自/u : /住在|搬到|去了|去过|来自|从[^，]{1,6}来$/u;
  return line !== undefined && isOwn && isPlace.test(clause) && !/医院|喜欢|讨厌|派出所|宿舍/u.test(clause)
    ? [line]
    : [];
}

function sinceWhen({ said, level }: TurnContext, { predicate, tells, who, isDenied, clause }: Frame): Line[] {
  const asked = SINCE_WHEN[level];
  const isOwn = who.role === 'learner' && !isDenied && !/[了过]|不|没|很|难|每|今天|昨/u.test(clause);
  const isLasting = (predicate !== undefined && LASTING.has(predicate.id)) || TRADE.test(clause);
  if (asked === undefined || !isLasting || !isOwn) return [];
  if (tells.has('how-long') || WHEN.test(said.raw)) return [];
  const zh = asked(VERBS[predicate?.id ?? ''] ?? '做');
  return [{ zh, en: 'For how long now?', pt: 'Há quanto tempo?' }];
}

const WHEN =
  /[今昨明前后][天晚年]|刚才|刚刚|上个?[周月]|星期|去年|小时候|那时候?|年前|以前|从小|一直|[0-9一二三四五六七八九十两]+(?:点|岁|年|个月|天)|每/u;

const THOUGHT = /我(?:总|一直|倒|也|还是|真)?(?:觉得|认为)/u;
const OF_FACTS: ReadonlySet<ClauseShape> = new Set([
  'is',
  'judges',
  'did',
  'happened',
  'their-deed',
  'their-state',
]);

function whyAsk(ask: Line): FollowUp {
  return { seeks: SEEKS.why, ask, answer: ask };
}

/** In characters. */
const LEAST = 4;
const LONGEST = 12;
/** Whoever it is, and what they do without end, do not do or want: that has a reason. */
const REASONED =
  /^(?<who>你们?|我们|[他她它]们?|大家|你的?[\p{Script=Han}]{1,3}?)(?<rest>(?:从来|一直|总是|老是|天天|只|更|宁可)?(?:不(?!知|懂|明|好意|太好|舒|在|到|认识|见|会|能|可|是|用|过|难|得)|没有?(?!来得及)(?=[喝吃去来做看学买用玩养](?![见到懂完过着清成]))|想(?!起|到|家)|打算|决定|喜欢|爱|讨厌|舍不得|总是|老是|从来|宁可|要(?=[去来学做当买看换走搬离回找考结参开])).{1,8})$/u;

/** 我不喝茶 as 你为什么不喝茶; undefined where the reason is told, or nobody would ask for it. */
function whyOf(context: TurnContext, frame: Frame): string | undefined {
  if (frame.tells.has('why') || /因为|所以|为了|原因|理由/u.test(context.said.raw)) return undefined;
  if (frame.predicate !== undefined && frame.predicate.salience >= HARD) return undefined;
  if (/爱好/u.test(frame.clause)) return undefined;
  const found = REASONED.exec(turnedClause(context, frame) ?? '')?.groups;
  const { who = '', rest = '' } = found ?? {};
  if (/[最就才都也又]$/u.test(who)) return undefined;
  return who === '' || rest.length > LONGEST || rest.endsWith('了') ? undefined : `${who}为什么${rest}`;
}

/** Nobody is asked for the reason of what hurts. */
const HARD = 6;
