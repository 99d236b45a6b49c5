// The answer to one sentence: what is so here, an aside of the play's, what was done already, what anybody in a part is asked.

import type { Line } from '../../../../content/schema/line.ts';
import { each, setLines } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { intentOf, type OwnQuestion } from '../../../understand/intent.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { heard } from '../../small-talk/small-talk.ts';
import { reachedBefore } from '../goals/hits.ts';
import { isReached } from '../goals/progress.ts';
import { askKindOf, tells } from '../hearing/ask-kinds.ts';
import { KNOWS, personalAsked } from '../hearing/asked/asides.ts';
import { isOfTheirs, shapeOf } from '../hearing/asked/ask-shapes.ts';
import { isConfirmed } from '../hearing/asked/echoes.ts';
import { fittingAnswer } from '../hearing/asked/fitting-answer.ts';
import { isOnPoint } from '../hearing/asked/on-point.ts';
import { isPause } from '../hearing/clauses.ts';
import { withoutCourtesy } from '../hearing/courtesy.ts';
import type { PlayMove } from '../hearing/moves/play-move.ts';
import { isOfOthers, isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';
import { allergyIn, recapIn } from '../world/world.ts';
import { arrangedIn } from './arranged.ts';
import { deflected, inManner } from './in-manner.ts';
import { aroundIn, hoursIn } from './knowledge/around.ts';
import { clockIn } from './knowledge/clock.ts';
import { feelingAsked, generalIn, personalIn, thingIn } from './knowledge/facts.ts';
import { favouriteIn } from './knowledge/favourite.ts';
import { improvised } from './knowledge/improvised.ts';
import { commonFactIn, ownFactIn } from './knowledge/known.ts';
import { handIn, madeOfIn, neededIn, networkIn, remedyIn } from './knowledge/practical.ts';
import { recalledIn } from './knowledge/recalled.ts';
import { cheapestIn, pricesIn } from './knowledge/things/prices.ts';
import { safeIn } from './knowledge/things/safe.ts';
import { stockIn } from './knowledge/things/stock.ts';
import { namedTraitIn, traitIn } from './knowledge/things/traits.ts';
import { wordAskedIn } from './knowledge/word-asked.ts';
import { isHard, movedIn } from './moves/answer-move.ts';
import { repliesTo } from './replies.ts';
import { saidAgain } from './said-again.ts';
import { anewIn } from './told/anew.ts';
import { badNewsIn } from './told/bad-news.ts';
import { takenUp } from './told/taken-up.ts';
import { namedWish } from './told/wishes.ts';

export type Answered = {
  readonly leads: Leads;
  /** A greeting or thanks: it gives way to anything else. */
  readonly isByTheWay?: boolean;
  /** Answers what was told, not asked. */
  readonly isTold?: boolean;
};

export function saying(context: PlayContext, raw: string): PlayContext {
  return { ...context, said: utterance(raw) };
}

export function wasSaid({ state }: PlayContext, leads: Leads): boolean {
  return leads.every((lines) => lines.every(({ zh }) => state.recent.some((text) => text.includes(zh))));
}

function questionIn({ said }: PlayContext): OwnQuestion | undefined {
  const intent = intentOf(said);
  return intent.kind === 'speech' ? intent.question : undefined;
}

/** The answer to one sentence; what was just said is not said again word for word. */
export function answerTo(context: PlayContext): Answered | undefined {
  const found = plainAnswer(context);
  return found && { ...found, leads: saidAgain(context, found.leads) };
}

function plainAnswer(context: PlayContext): Answered | undefined {
  const { playing, said, words } = context;
  const remembered = recalledIn(context);
  if (remembered !== undefined) return { leads: remembered, isTold: true };
  const word = wordAskedIn(context);
  if (word !== undefined) return { leads: word, isTold: true };
  const safe = safeIn(context);
  if (safe !== undefined) return { leads: safe, isTold: true };
  const allergy = namedTraitIn(context) === undefined ? allergyIn(context) : undefined;
  if (allergy !== undefined) return { leads: allergy, isTold: true };
  const grief = badNewsIn(context);
  if (grief !== undefined) return { leads: grief, isTold: true };
  const arranged = arrangedIn(context);
  if (arranged !== undefined) return { leads: arranged, isTold: true };
  const anew = anewIn(context) ?? clockIn(context);
  if (anew !== undefined) return { leads: anew, isTold: true };
  const moved = movedIn(context, (move) => isHard(move) || !isWrittenFor(context, move));
  if (moved !== undefined) return { leads: moved, isTold: true };
  if (isConfirmed(context)) return { leads: inManner(context, 'confirm'), isTold: true };
  const ofThem =
    personalAsked(said.raw) !== undefined ||
    isRecommended(context) ||
    isOfTheirs(said.raw) ||
    (OF_YOU.test(said.raw) && isQuestion(said.raw));
  const network = networkIn(context);
  if (network !== undefined) return { leads: network, isTold: true };
  const feels = feelingAsked(context);
  if (feels !== undefined) return { leads: feels, isTold: true };
  const favourite = favouriteIn(context, said.raw);
  if (favourite !== undefined) return { leads: favourite, isTold: true };
  const knows = KNOWS.test(said.raw) ? improvised(context, 'self', said.raw) : [];
  if (knows.length > 0) return { leads: knows, isTold: true };
  const ofFamily = isOfTheirs(said.raw) ? (personalIn(context) ?? deflected(context)) : undefined;
  if (ofFamily !== undefined) return { leads: ofFamily, isTold: true };
  const wished = isQuestion(said.raw) ? undefined : namedWish(context, said.raw, '');
  if (wished !== undefined) return { leads: wished, isTold: true };
  const known =
    (IF_SO.test(said.raw) ? (ownFactIn(context) ?? commonFactIn(context)) : undefined) ??
    cheapestIn(context) ??
    pricesIn(context) ??
    namedTraitIn(context) ??
    (ofThem || tellsOfOthers(said.raw) ? undefined : ownFactIn(context)) ??
    traitIn(context);
  if (known !== undefined) return { leads: known, isTold: true };
  if (ASKS_NAME.test(said.raw))
    return {
      leads: personalIn(context) ?? each(setLines(context, 'ownName', { partner: playing.partner.name })),
    };
  const rest = withoutCourtesy(said);
  const told = rest && answerTo({ ...context, said: rest });
  // Who says thanks and something nice is thanked; a greeting gives way to what follows it.
  if (told !== undefined || (rest !== undefined && !THANKS.test(said.raw))) return told;
  const fitting = fittingAnswer(playing.play.asides, said, words);
  const aside = isOfOther(context, fitting?.replies) ? undefined : fitting;
  const taken = aside === undefined || aside.isWeak ? takenUp(context, said.raw) : undefined;
  if (taken !== undefined) return { leads: taken, isTold: true };
  // What was written for the very question is better than what is known in general.
  const isMeant = aside !== undefined && !aside.isWeak && isQuestion(said.raw);
  const personal = isMeant ? undefined : (personalIn(context) ?? thingIn(context));
  if (personal !== undefined) return { leads: personal, isTold: true };
  // A weak pattern gives way to what was done already, but a question is best answered by what was written for it.
  const isOpen = aside === undefined || (aside.isWeak && !isQuestion(said.raw));
  const again = isOpen ? reachedBefore(context) : undefined;
  if (aside !== undefined && again === undefined)
    return {
      leads: repliesTo(context, aside),
      isByTheWay: aside.isWeak && COURTESY.test(aside.pattern),
      isTold: !aside.isWeak,
    };
  const replies = again && repliesTo(context, again);
  // What was said is said again only to who asks for it.
  const isNew = replies !== undefined && (isQuestion(said.raw) || !wasSaid(context, replies));
  const before = replies !== undefined && isNew ? { leads: replies } : undefined;
  // 可以刷卡吗 is first of all a question of its own.
  const first = before !== undefined && !isQuestion(said.raw) ? before : own(context);
  return first ?? before ?? remark(context);
}

/** Whether the play has a line of its own for what is said. */
function isWrittenFor(context: PlayContext, move: PlayMove): boolean {
  const { playing, said, words } = context;
  const aside = fittingAnswer(playing.play.asides, said, words);
  const written = [
    ...(aside === undefined || aside.isWeak ? [] : aside.replies),
    ...(ownFactIn(context)?.flat() ?? []),
  ];
  if (move.kind === 'swap') return written.some(({ zh }) => zh.includes(move.thing.replace(/的$/u, '')));
  const isComplaint = move.kind === 'complains' || move.kind === 'unhappy' || move.kind === 'faulty';
  return written.some(({ zh }) => !isComplaint || MAKES_GOOD.test(zh));
}

/** To a complaint. */
const MAKES_GOOD = /对不起|抱歉|不好意思|见谅|赔|退|换|改|修|道歉|不收/u;

/** 可以喝牛奶吗 is not answered by a doctor's list that does not name it. */
function isOfOther({ said, playing }: PlayContext, replies: readonly Line[] = []): boolean {
  const isOfHealth = playing.play.world?.kind === 'clinic' && shapeOf(said.raw) === 'may';
  return isOfHealth && DOES.test(said.raw) && !replies.some(({ zh }) => isOnPoint(said.raw, zh));
}

const DOES = /(?:可以|能)[^，,。？?]{0,4}(?:吃(?!药)|喝|洗|去|运动|跑|游|坐|开|骑|爬|玩)/u;

/** 我爷爷的苹果又大又红 asks for nothing here; 我妈妈不吃肉 does. */
function tellsOfOthers(raw: string): boolean {
  return !isQuestion(raw) && isOfOthers(raw) && !/[不没要给能别]/u.test(raw);
}

/** Who asks for a recommendation, and may go on to ask why. */
function isRecommended({ said, playing }: PlayContext): boolean {
  return /推荐|建议/u.test(said.raw) && playing.play.facts?.recommend !== undefined;
}

/** 不合适怎么办 is after what can be done, and not whom it suits. */
const IF_SO = /怎么办/u;

const OF_YOU = /[你您]自己/u;

const ASKS_NAME = /叫[您你]什么|怎么叫[您你]|[您你]贵姓|怎么称呼[您你]|(?:^|[，,。！!])贵姓/u;

const THANKS = /^[^，,。！!]{0,3}谢/u;
const COURTESY = /谢|你好|您好|再见|对不起/u;

function own(context: PlayContext): Answered | undefined {
  const question = questionIn(context);
  const recap = recapIn(context);
  if (recap !== undefined) return { leads: recap };
  const { playing } = context;
  if (question === 'name')
    return { leads: each(setLines(context, 'ownName', { partner: playing.partner.name })) };
  if (question === 'robot') return { leads: each(setLines(context, 'robot')) };
  const general = generalIn(context);
  if (general !== undefined) return { leads: general, isTold: true };
  const stock = stockIn(context);
  if (stock !== undefined) return { leads: stock, isTold: true };
  const price = priceIn(context);
  if (price !== undefined) return { leads: price };
  const here =
    ownFactIn(context) ??
    madeOfIn(context) ??
    remedyIn(context) ??
    handIn(context) ??
    hoursIn(context) ??
    commonFactIn(context) ??
    aroundIn(context) ??
    neededIn(context);
  if (here !== undefined) return { leads: here, isTold: true };
  const common = fittingAnswer(context.talk.inRole, context.said, context.words);
  if (common !== undefined)
    return { leads: repliesTo(context, common), isByTheWay: COURTESY.test(common.pattern), isTold: true };
  const { raw } = context.said;
  // Who knows what is allowed does not let anybody do as they like.
  if (playing.play.manner === 'expert') return undefined;
  if ((question === 'permission' || MAY_I.test(raw)) && MINDS_NOBODY.test(raw) && !ELSEWHERE.test(raw))
    return { leads: each(setLines(context, 'permission')), isByTheWay: true };
  return undefined;
}

/** What the goals still to come say of the price, to who asks for it before. */
function priceIn({ playing, said, state }: PlayContext): Leads | undefined {
  if (!isQuestion(said.raw) || askKindOf(said.raw) !== 'price') return undefined;
  const asks = playing.play.goals.filter((goal) => !isReached(state.play, goal)).map(({ ask }) => ask);
  const told = asks.map(withoutQuestion).find((line) => line !== undefined && tells('price', line.zh));
  return told && [[told]];
}

/** A line without the question at its end; undefined where nothing is left, or not in every language. */
function withoutQuestion({ zh, en, pt }: Line): Line | undefined {
  const [chinese, english, portuguese] = [zh.split(/(?<=[。！？])/u), split(en), split(pt)];
  if (Math.min(chinese.length, english.length, portuguese.length) < 2) return undefined;
  return {
    zh: chinese.slice(0, -1).join(''),
    en: english.slice(0, -1).join(' '),
    pt: portuguese.slice(0, -1).join(' '),
  };
}

const split = (text: string) => text.split(/(?<=[.!?])\s+/u);

/** Anybody may let somebody do so; whether one may play with a hurt foot, nobody says who does not know. */
const MINDS_NOBODY =
  /[坐看进问试等放拍照站付刷听写聊]|电话|休息|用(?!药)|^(?:那|这样)?(?:可以|行|好|可不可以|行不行|好不好)(?:吗|么)?[？?]?$/u;

/** What is for somebody who knows to allow: 我明天要坐飞机，可以吗, asked of a doctor. */
const ELSEWHERE =
  /明天|后天|下个?[周月]|下个?星期|飞机|上班|上学|上课|开车|喝酒|抽烟|运动|跑步|游泳|旅|出院|怀孕|孩子也/u;

/** 可以坐窗户旁边吗 asks for leave, whoever is asked. */
const MAY_I =
  /(?:^|[，,：:])[^，,：:]{0,4}(?:可以|可不可以|能不能|能)(?!.*[您你帮给])[^，,]{1,12}(?:吗|么)?[？?]$/u;

/** A keyword does not answer a question: to 什么时候可以搬进来 nobody speaks of moving in general. */
function remark(context: PlayContext): Answered | undefined {
  if (context.state.play.ended || isPause(context.said) || shapeOf(context.said.raw) !== undefined)
    return undefined;
  const found = heard(context);
  if (found === undefined) return undefined;
  if (isQuestion(context.said.raw) && found.topic.kind === undefined) return undefined;
  return { leads: [[found.exchange.reply]], isByTheWay: true };
}
