// The shape of what somebody asks, offers, orders or tells: what a character who has no answer of the play's can still answer.

import type { Shape } from '../../../../../content/schema/talks/manner.ts';
import { askKindOf } from '../ask-kinds.ts';
import { clausesOf, sentencesOf } from '../clauses.ts';
import { isQuestion } from '../speech-acts.ts';

const AMOUNT = '[0-9零一二三四五六七八九十百千万两半]+';
/** 五块可以吗, 二十五块一条，我就买两百条, 给你五十. */
const OFFER = new RegExp(
  `(?<![这那])${AMOUNT}(?:块|元|毛|折)?钱?(?:一?[斤个条件张本双杯份])?[，,]?(?:我(?:就|马上|现在就|都)?(?:买|要|签|租|拿)|卖不卖|行不行|行吗|可以吗|好不好|好吗|怎么样|成吗|吧[。！!]*$|就(?:买|行|好))` +
    `|(?:给[你您]|我出|最多|只(?:有|能给|出)|不能再高)${AMOUNT}(?:块|元)?|${AMOUNT}(?:块|元)(?!.{0,6}(?:存|取|给我)).{0,4}(?:呢)[？?]$|(?:那|就)[^，,。0-9]{0,3}${AMOUNT}(?:块|元)?[？?]$`,
  'u',
);
const NO_PRICE = /零钱|现金|星期|周|礼拜|找我|找您|[点月号岁天年分钟小时楼层]|个人|存|取|汇|密码/u;

const WISHES =
  /^(?:那|先|请|麻烦|[您你]|师傅|老板|老师|医生|服务员|对了|哎|不好意思|[，,])*(?:能不能|可不可以|可以|能|请|帮|麻烦|给)[^，,。？?]{0,4}(?:帮|给|教|替|为|送|告诉|介绍|陪|修|快|早|便宜|多|少|再|开|关|停|等|叫|讲|退|派|招)|^(?:那|先|[，,])*(?:请(?!问)|麻烦|帮|[你您](?:能|可以|能不能|可不可以))[^，,。？?]{0,6}(?:借|拿|带|换|写|打|看看|发|寄)/u;
const HAS_DONE = /(?:多少|几)[个位]?(?:人|次)|介绍过|帮过|教过|给过/u;
const MAY =
  /(?:可以|可不可以|能|能不能|可否)[^，,。？?]{0,14}(?:吗|么|呢|[？?]|$)|(?:(?<![一同这])行|可以|好|成)(?:不行|不可以|不好)?(?:吗|么|不)[？?]?$|(?:行不行|可不可以|好不好)[？?]?$/u;
const SUPPOSES = /^(?:那|可是|但是|不过|[，,])*(?:我)?(?:如果|要是|万一|假如)|(?:怎么办|咋办)/u;
const BAD =
  /危险|严重|坏|丢|假|错|疼|痛|死|贵|吵|麻烦|难(?!看|吃|喝|听)|怕|生气|酸|苦|辣|脏|骗|病|罚|扣|失败|晚点|迟到|副作用|过敏|癌|断|摔|碎|掉|太.{1,3}(?:吗|了吧)|笑我|没希望|没机会/u;
const YOU = /[你您](?!们|好|(?:这|那|店|家|公司|学校|医院|饭店|酒店|的店|能|可以|看|觉得|说|认为|卖|有))/u;

/** Whether somebody is there: 你们老板在吗. */
const IS_IN = /(?:老板|经理|老师|医生|大夫|主管|妈妈|爸爸|人|[他她])(?:在不在|在吗|在家吗|在店里吗)/u;
/** 放哪儿, 坐哪儿: not where something is. */
const PUTS = /[放坐写签停站贴挂填交](?:在|到)?(?:哪(?!个|一)|什么地方)/u;
const OF_ME = /[你您](?:对|觉得|看|认为|说)我(?!们)/u;
/** 您觉得这个礼物好吗. */
const JUDGES =
  /[你您](?:觉得|看|认为)(?!.*(?:哪|什么|还是))[^，,。]{0,12}(?:好|漂亮|好看|合适|喜欢|不错|好吃|有意思|公道|对|贵)(?:吗|么|吧)?[？?]*$/u;
/** 你觉得我会成功吗. */
const HOPES =
  /[你您](?:觉得|看|认为|说)我们?[^，,。]{0,8}(?:会|能|可以|来得及)[^，,。]{0,12}(?:吗|么|不|吧)?[？?]*$/u;
/** 您结婚的时候怎么样. */
const AT_THAT_TIME = /[你您](?!们)[^，,。？?我]{1,10}的时候[^，,。]{0,8}(?:怎么样|什么|吗|么|[？?])/u;
/** 您年轻的时候，过年是怎么过的. */
const IN_THEIR_PAST = /[你您](?:以前|年轻|小时候|当年|那时候)/u;
/** 您今天看了多少病人. */
const OF_THEIR_DAY =
  /[你您](?:今天|每天|一天|平时|晚上|早上)(?:都|要|一般)?(?:看|接|卖|做|剪|跑|送|教|见|睡|起床)[^，,。给我]*(?:多少|几|什么|吗|么)(?!.*(?:钱|块))/u;
/** 你觉得我穿这件好看吗. */
const WEARS = /[你您](?:觉得|看|认为)我[^，,。]{1,10}(?:好看|漂亮|合适|帅)(?:吗|么|不)[？?]*$/u;
const THEIRS =
  /(?:^|[，,。])(?:那)?家里人|[你您](?:的)?(?:妈妈?|爸爸?|父母|爸妈|爷爷|奶奶|哥哥|姐姐|弟弟|妹妹|儿子|女儿|孩子|丈夫|妻子|老公|老婆|爱人|男朋友|女朋友|家人|家里人)(?!.{0,2}(?:在不在|在吗|在家吗))/u;

/** Names nothing by itself: 热闹吗 after 您结婚的时候怎么样. */
const BARE =
  /^(?:那|也|很|都)*(?!可以|行|好|远|贵|.*什么)\p{Script=Han}{1,3}(?:吗|么|不\p{Script=Han}{1,2})[？?]*$/u;
const OF_THEM: ReadonlySet<Shape> = new Set<Shape>(['self', 'theirs', 'been', 'suffered']);

/** Whether a question only asks on about what was asked of the character before it. */
export function asksOn(before: string | undefined, text: string): boolean {
  if (before === undefined || !BARE.test(text) || YOU.test(text)) return false;
  const shape = shapeOf(before);
  return shape !== undefined && OF_THEM.has(shape);
}

/** 你妈妈喜欢什么颜色: of the character's family, and not of what is sold. */
export function isOfTheirs(text: string): boolean {
  return THEIRS.test(text) && isQuestion(text);
}

const WHICH_OF = /(?<!怎么|什么时候)(?:还是|[男女]的[男女]的).{0,12}[？?呢]?$/u;
const GIVES =
  /[把给](?!.*[吗么][？?]?$).{0,8}给我|给我(?:看|听|讲|说|念|拿|带|写|开|找|留)|介绍一下|给我介绍|(?:再|多)?[送借发寄]我|留(?:一)?句|念给|说给/u;

/** 您同意吗, 这样你能签字吗. */
const AGREES =
  /[你您](?:也|会|能|就|可以|现在)*(?:同意|答应|批准|批|签字|签个字)(?:我[^，,。]{1,10}?)?(?:吗|么|不|了吗|就行了?(?:吧|吗)?)?[？?]*$/u;

/** The first that fits counts. */
const ASKED: readonly (readonly [Shape, (text: string) => boolean])[] = [
  ['suppose', (text) => SUPPOSES.test(text)],
  ['price', (text) => askKindOf(text) === 'price' || /[工薪]资?.{0,4}多少/u.test(text)],
  ['self', (text) => IN_THEIR_PAST.test(text) || AT_THAT_TIME.test(text) || OF_THEIR_DAY.test(text)],
  ['may', (text) => AGREES.test(text)],
  ['theirs', (text) => isOfTheirs(text)],
  ['hope', (text) => HOPES.test(text)],
  ['judge', (text) => WEARS.test(text)],
  ['me', (text) => OF_ME.test(text)],
  ['judge', (text) => JUDGES.test(text)],
  [
    'opinion',
    (text) => /怎么样|如何|好不好[？?]?$|[你您](?:觉得|看|认为|说)(?!.*(?:哪|什么|还是|吗))/u.test(text),
  ],
  ['how', (text) => /怎么(?:才|能|知道)/u.test(text)],
  ['choice', (text) => WHICH_OF.test(text)],
  // 您给多少人介绍过 wishes for nothing.
  ['request', (text) => (WISHES.test(text) && !HAS_DONE.test(text)) || GIVES.test(text)],
  ['why', (text) => /为什么|为啥|怎么(?:会|不|是|还没|这么|那么)|\bwhy\b|\bpor qu[eê]\b/iu.test(text)],
  ['put', (text) => PUTS.test(text)],
  ['in', (text) => IS_IN.test(text)],
  ['duration', (text) => askKindOf(text) === 'duration'],
  ['place', (text) => askKindOf(text) === 'place' && !/从哪|多少钱|要钱/u.test(text)],
  ['time', (text) => askKindOf(text) === 'time'],
  ['which', (text) => /哪(?:个|种|一|些|样|本|件|条|家|位|杯|首)/u.test(text)],
  ['bad', (text) => /会不会|是不是/u.test(text) && (BAD.test(text) || !YOU.test(text))],
  ['suffered', (text) => BEEN.test(text) && SUFFERED.test(text)],
  ['been', (text) => BEEN.test(text)],
  ['self', (text) => isOfThem(text) && !OF_THIS_TALK.test(text) && !/多少|几(?!乎)|我(?!们)/u.test(text)],
  [
    'have',
    (text) => /有没有|(?:^|[，,这儿里们还])有[^，,]{1,10}(?:吗|么|[？?])|[^没]有吗[？?]?$/u.test(text),
  ],
  ['may', (text) => MAY.test(text) && !/多少|几|什么/u.test(text)],
  ['how', (text) => /怎么|怎样|\bhow\b|\bcomo\b/iu.test(text)],
  ['who', (text) => /谁|哪位|\bwho\b|\bquem\b/iu.test(text)],
  ['count', (text) => /多少|几/u.test(text)],
  ['what', (text) => /什么|啥|从哪|\bwhat\b|o que/iu.test(text)],
  ['bad', (text) => BAD.test(text)],
  ['yes', () => true],
];

/** 你去过巴西吗, 您听说过蛋挞吗; not 我给过钱吗 of the learner. */
const BEEN =
  /[你您](?!们)[^，,。？?我什哪谁几怎]{0,6}?(?:听说|见|看|吃|喝|去|玩|学|试|用|坐|养|读|爬|住|到|失眠|遇到|碰到|经历|后悔|想|失败|病|哭|爱|吵|丢|骗|受|有)过(?!来|去|敏)[^，,。？?我]{0,10}(?:吗|么|没有?|[？?])/u;
const SUFFERED =
  /失眠|失败|后悔|哭|失恋|病|丢|骗|受|吵|难过|倒霉|错|迷路|生气|害怕|孤单|困难|挫折|离婚|分手/u;
/** 你去看什么, 钱你退我了吗: of what was just said or is to be done here. */
const OF_THIS_TALK =
  /(?:已经|好了吗|在不在|在吗|在店|上班吗|来不来|休息吗|[几今明后]点?天?.{0,4}(?:在|来|上班|休息)|(?:星期|周)[一二三四五六日天末]|下次)|[你您](?:要|想)?(?:去看|退|说的?|刚|问|记|听|收|还?没|给我|帮|算|写|拿|放|送|怎么(?:不|还|这么|又|越|能|说|回事)|这(?:是|样|个|话))/u;

/** 你去过巴西吗, 您自己喝酒吗: of them and not of the thing. */
function isOfThem(text: string): boolean {
  return (
    (YOU.test(text) || /[你您]有没有.*过/u.test(text)) &&
    !/^(?:请问|麻烦)?[你您]们?(?:能|可以|帮|给)/u.test(text)
  );
}

export function askedShape(text: string): Shape {
  return ASKED.find(([, fits]) => fits(text))?.[0] ?? 'yes';
}

const ORDERS =
  /^(?:那|就|好|嗯|哎|对了|我|我们|请|麻烦|也|还|再|另外|[，,])*(?:要|来|点|想要|给我(?:来|拿)?|再来)(?:一|两|三|四|五|六|七|八|九|十|半|几|点儿|些|[0-9])/u;

/** Asks for no more than a yes. */
const AGREED = /^(?:好不好|行不行|可不可以|好吗|行吗|可以吗|好么)[？?]*$/u;

const FEARS = /(?:^|[，,。])我?(?:有点儿?|很|最|真)?(?:怕|害怕|担心)/u;
const DEAR = /(?:太|有点儿?|这么|真)贵(?!重)|贵了/u;

/** Undefined where somebody only tells something. */
export function shapeOf(text: string): Shape | undefined {
  if (OFFER.test(text) && !NO_PRICE.test(text)) return 'offer';
  const asking = sentencesOf(text).filter((sentence) => isQuestion(sentence));
  const last = asksOn(asking.at(-2), asking.at(-1) ?? '') ? asking.at(-2) : asking.at(-1);
  if (last !== undefined) {
    const clause = clausesOf(last).findLast((part) => isQuestion(part));
    // 您给我留张名片，好不好: what is agreed to stands before it.
    const before = clause !== undefined && AGREED.test(clause) ? last.slice(0, last.lastIndexOf(clause)) : '';
    if (WISHES.test(before) || GIVES.test(before)) return 'request';
    const whole = askedShape(last);
    return whole === 'suppose' || clause === undefined ? whole : askedShape(clause);
  }
  if (sentencesOf(text).some((sentence) => WISHES.test(sentence) || /帮(?:我|忙)/u.test(sentence)))
    return 'request';
  if (GIVES.test(text)) return 'request';
  if (FEARS.test(text)) return 'bad';
  if (DEAR.test(text)) return 'dear';
  return ORDERS.test(text) ? 'order' : undefined;
}
