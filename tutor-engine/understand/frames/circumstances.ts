// When it is, whether it is denied, and in which mood it is told.

import type { Stance, Time } from '../../../content/schema/listening/frame.ts';
import type { Predicate } from '../../../content/schema/listening/predicate.ts';
import type { Frame, Place } from './frame.ts';
import { withoutAttributes } from './literally.ts';

const PAST =
  /昨天|前天|昨晚|上(?:个)?(?:星期|周|月|礼拜)|上次|去年|前年|刚才|刚刚|刚|以前|小时候|从前|[天年月周期]前|那时候?|当时|已经/u;
const FUTURE =
  /明天|后天|明晚|下(?:个)?(?:星期|周|月|礼拜)|下次|明年|后年|以后|将来|打算|准备|计划|快要|就要|马上|将要|[天年月周期]后|[想要会]去/u;
const HABIT = /每|常常|经常|总是|平时|一般|有时候?|天天|一直|通常|往往|老是|从来/u;
/** 写不下去了 is so now. */
const CHANGED = /[不没太].{0,4}了$/u;
const DONE = /^(?:[\p{Script=Han}]{0,2})?[了过]/u;

/** 从来没这么累过, 从没觉得自己这么没用: it is so now. */
const NEVER_SO = /(?:从来?|还|一辈子|以前)没(?:有)?[^，]{0,6}(?:这么|那么|这样)/u;

export function timeIn(text: string, { end }: Place): Time {
  if (NEVER_SO.test(text)) return 'now';
  if (HABIT.test(text)) return 'habit';
  if (FUTURE.test(text) || /要.{1,8}了$/u.test(text)) return 'future';
  if (
    PAST.test(text) ||
    DONE.test(text.slice(end)) ||
    (/(?<!太|好|就|都)了$/u.test(text) && !CHANGED.test(text))
  )
    return 'past';
  return 'now';
}

const DENIAL =
  /(?:不|没|没有|(?<![特分区个])别|不太|不怎么|不是很|没怎么|从来不|从来没|不能|不会|不想|不要|没法|不再|不敢|不用|不得不|(?<!是)不是|并非|没人|没有人|没有?谁|没有?什么人|谁[都也]不|谁[都也]没)$/u;
const DOUBLE = /不得不$/u;

/** 修不好, 学不会: it does not come about. */
const CANNOT = /^不(?:好(?!意思)|了(?!解)|完|到|成|会|上)(?:了|$|，)/u;

/** Whether what stands at a place is denied. */
export function isDeniedAt(text: string, { start, end }: Place): boolean {
  if (NEVER_SO.test(text)) return false;
  if (CANNOT.test(text.slice(end))) return true;
  const before = text
    .slice(0, start)
    .replace(
      /(?:怎么|太|很|那么|这么|能|会|想|怕|因为|为了|去|在|再|好好|跟[\p{Script=Han}]{1,3}|和[\p{Script=Han}]{1,3}|给[\p{Script=Han}]{1,3})$/u,
      '',
    );
  return [before, text.slice(0, start)].some((left) => DENIAL.test(left) && !DOUBLE.test(left));
}

const TELLS: readonly (readonly ['when' | 'how-long' | 'how-often' | 'how-many' | 'why', RegExp])[] = [
  [
    'when',
    /[今昨明前后][天晚年]|上午|下午|早上|晚上|中午|周末|星期|礼拜|[上下]个?[周月]|[0-9一二三四五六七八九十两]+[点月号]|春节|夏天|冬天|暑假/u,
  ],
  ['how-long', /[0-9一二三四五六七八九十两几半]+(?:个)?(?:小时|分钟|天|星期|月|年|多年)(?!前|后)/u],
  ['how-often', /每|常常|经常|总是|有时候?|[0-9一二三四五六七八九十两几]+次|天天|从来/u],
  [
    'how-many',
    /[0-9一二三四五六七八九十两几]+[百千万]|[0-9一二三四五六七八九十两几百千]+(?:只|个|口|位|本|杯|条|件|块|元|岁)/u,
  ],
  ['why', /因为|为了|由于|\bbecause\b|\bso (?:i|we|he|she)\b|(?<!\p{L})(?:porque|por isso)(?!\p{L})/iu],
];

export function tellsIn(text: string): Frame['tells'] {
  return new Set(TELLS.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : [])));
}

const JOKING = /哈哈|嘻嘻|呵呵|嘿嘿|哈{2,}|开玩笑|ha(?:ha)+|\blol\b|kkk|rsrs|😂|🤣|😄|😁|😆/iu;
/** Whether a text is told with a laugh. */
export function isJoking(text: string): boolean {
  return JOKING.test(text);
}

const GOOD =
  /(?<![不没])(?:太好了|真好|笑(?:得|死|翻|坏)|好笑|高兴|开心|快乐|幸福|感动|好消息|好(?:一)?点儿?了|好多了|好玩|有意思|成功|终于|骄傲|自豪|😊|🎉|❤)/u;
const BAD =
  /(?<!不(?:再|太|会|用|要|怎么|是很)?|没(?:有)?|别(?:再|太)?)(?:难过|伤心|可惜|倒霉|糟糕|讨厌|害怕|担心|生气|太累|痛苦|失望|孤独|寂寞|郁闷|委屈|内疚|自责|丢脸|丢人|尴尬)|心情(?:有点儿?|很|真|特别)?(?:不太|不怎么|不|很差|糟|低落)|吃不消|受不了|(?:很|好|真|太|特别|心)烦(?!人)|气得|气死|(?<!好)不好(?!看|意思|吃|喝|听|玩|笑)|唉|😢|😭|💔/u;

/** 太好了，又迟到了: praise for what has gone wrong again. */
const PRAISE =
  '(?:太好了|真好|可真好|真棒|太棒了|好极了|真行|真不错|great|wonderful|otimo|que bom|que maravilha)';
const AGAIN = '(?:又|再一次|偏偏|again|de novo|outra vez)';
const IRONY = new RegExp(
  `${PRAISE}[^\\p{L}]*[^。！？!?]{0,6}${AGAIN}|${AGAIN}[^。！？!?]{0,16}[，,。！!…]+${PRAISE}[！!。.…]*$`,
  'iu',
);

const LONG_AGO =
  /我?出生(?:以|之)?前|小时候|小的时候|从前|以前|那时候?|当年|当时|童年|上(?:小学|中学|高中|大学)的?时候?|年轻的?时候|[多几0-9一二三四五六七八九十两]+年(?:以)?前|used to|when i was|years ago|as a (?:child|kid)|back then|antigamente|anos atras|quando (?:eu )?era|na infancia/iu;
const STILL =
  /(?<!不是)(?:现在|今天)(?!没|不|(?:[他她它]|我|身体|都|全|已经|早就)*(?:好|很好|挺好|没事|恢复|出院|健康))|最近|这几天|刚才|还是|一直|至今|now|today|these days|still|hoje|agora|ainda/iu;

/** 去年他住院了，现在身体很好: whatever it was, it is over. */
const RECOVERED =
  /(?:现在|后来|早就|已经|早)[^。！？!?，]{0,6}(?:很好|好了|好多了|没事|恢复|出院|健康|痊愈)(?!吗|么|没)/u;

const ENDED_WELL =
  /(?:手术|治疗|检查|结果)[^。！？!?]{0,8}(?:很|非常|特别|都|挺|十分|一切|完全)(?:成功|顺利|正常|健康)|出院了|脱离危险|(?:没有?|不)(?:大碍|危险)了?|从医院(?:里)?(?:回家|回来|出来)了|一点儿?事都没有|(?:现在|已经|早就|后来)(?:[他她它我]|身体|全|都|已经|就)*(?:好了|没事了|恢复了|康复了|痊愈了)(?!吗|没)/u;
const BUT_BAD = /(?:可是|但是?|不过).{0,8}(?:死|走了|去世|不好|严重)/u;

/** 奶奶做手术了，很成功: what might have been bad has ended well. */
export function isEndedWell(text: string): boolean {
  return ENDED_WELL.test(text) && !BUT_BAD.test(text);
}

const OVER =
  /那[天次年]|那时候?|那段时间|当时|上个?月|去年|前年|以前|小时候|从前|早就|[多几0-9一二三四五六七八九十两]+个?[年月](?:以)?前/u;

/** Of the learner, and of none of theirs. */
const OWN_STAY =
  /^(?!.*我(?:的|们)?(?:[爸妈哥姐弟妹爷奶]|父|母|太太|妻子|丈夫|先生|老[公婆]|外[公婆]|姥|儿子|女儿|孩子|朋友|同[学事])).*我.*(?:住院|医院)/u;

/** 上个月我住院了: a stay of theirs that is told as past, and of which nothing says that it lasts. */
export function isPastStay(clause: string, text: string): boolean {
  return OVER.test(clause) && !STILL.test(text) && !/还(?:在|没|要)/u.test(text);
}

/** Whether all of it is past and gone. */
export function isLongAgo(text: string): boolean {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (OWN_STAY.test(plain) && isPastStay(plain, plain)) return true;
  return RECOVERED.test(plain) || (LONG_AGO.test(plain) && !STILL.test(plain));
}

/** The mood of a clause: how the whole is told, by a laugh or in irony, else what the clause itself says. */
export function moodOf(clause: string, text: string): Stance | undefined {
  return JOKING.test(text) || IRONY.test(text) ? moodIn(text) : moodIn(clause);
}

/** The mood of the whole text; undefined where nothing tells it. */
export function moodIn(text: string): Stance | undefined {
  if (JOKING.test(text)) return 'good';
  if (IRONY.test(text)) return 'bad';
  const own = withoutAttributes(text);
  const isBad = BAD.test(own);
  if (isBad !== GOOD.test(own)) return isBad ? 'bad' : 'good';
  return undefined;
}

/** What is not so: nobody suffers because of what they do not do or like, unless the class says so. */
const DENIED: Readonly<Record<Stance, Stance>> = { good: 'neutral', bad: 'good', neutral: 'neutral' };

export function stanceOf(
  { stance, denied = DENIED[stance] }: Pick<Predicate, 'stance' | 'denied'>,
  isDenied: boolean,
  mood: Stance | undefined,
): Stance {
  const told = isDenied ? denied : stance;
  if (told === 'neutral') return mood ?? 'neutral';
  // Who laughs about what is bad does not want to be comforted.
  return told === 'bad' && mood === 'good' ? 'neutral' : told;
}
