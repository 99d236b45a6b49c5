// Whether a question asks for something that the learner has told of themselves.

import type { FactSlot } from '../../content/schema/listening/frame.ts';
import { questionsOf } from '../state/plan.ts';
import { profileAfter } from '../state/profile.ts';
import { isToldQuestion } from '../state/told-questions.ts';
import type { TurnContext } from '../state/turn-context.ts';

/** Questions with nothing else to answer. Where somebody works is not answered by what they are. */
const SEEKING: readonly (readonly [FactSlot, RegExp])[] = [
  ['name', /你(?:叫什么|的名字是什么|姓什么)/u],
  ['age', /你(?:今年)?(?:几岁|多大)/u],
  ['job', /你(?:现在)?(?:每天)?(?:是?做什么(?:工作)?的?？)|你的工作是什么/u],
  ['city', /你(?:现在)?住在?哪|你在哪个城市/u],
  ['country', /你是哪国人|你从哪/u],
];

/** What is asked, and how a message looks that has told it, in the learner's languages. */
const TOLD: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /跟谁|和谁/u,
    /(?:跟|和)(?:我)?(?:们)?(?:的)?(?:弟弟|妹妹|哥哥|姐姐|妈妈|爸爸|爷爷|奶奶|朋友|同学|同事|家人|孩子|儿子|女儿|太太|妻子|丈夫|小[猫狗熊])/u,
  ],
  [/(?:你|最)怕什么/u, /怕(?!什么|不怕|吗)\p{Script=Han}/u],
  [/谁做的？/u, /(?:我|自己|妈|爸|奶奶|爷爷|太太|先生)[^，。！？]{0,4}做的|做(?:的)?[^，。！？]{0,4}的是/u],
  [
    /几个兄弟姐妹|兄弟姐妹吗|哥哥姐姐吗|弟弟妹妹吗/u,
    /(?:没|只)?有[^，。！？]{0,5}(?:哥|姐|弟|妹)|(?:my|have a|have an|meu|minha|tenho)[a-z ]{0,12}(?:brother|sister|irm[ãa])/iu,
  ],
  [
    /几口人|几个人？|你家有谁|谁在家/u,
    /[一二两三四五六七八九十\d][口个]人|(?:mam[ãa]e?|pap[áa]i?|mum|mom|dad)[^.?!]{0,24}(?:e eu|and me|e o |e a |mam[ãa]e?|dad|pap)/iu,
  ],
  [
    /有(?:小)?(?:猫|狗)|小动物吗|养.{0,4}(?:猫|狗)/u,
    /[一二两三几]?[只个条](?:小|大|白|黑)?(?:猫|狗)|(?:my|meu|minha|tenho um|tenho uma|have a) (?:dog|cat|gat[oa]|cachorr[oa])/iu,
  ],
  [/几点起床/u, /点[^，。！？]{0,4}起(?:床|来)|起床[^，。！？]{0,3}点/u],
  [
    /好一?点儿?了吗|好些了吗|吃药了吗|看医生了吗|还疼吗/u,
    /没事|不疼|没(?:有)?(?:生)?病|已经好了|我现在(?:很)?好|小时候|m fine|estou bem|n[ãa]o d[óo]i/iu,
  ],
  [
    /做什么工作/u,
    /(?:是|当)[^，。！？]{0,6}(?:师|员|护士|医生|司机|工人)|在[^，。！？]{1,8}(?:工作|上班)|开火车|开(?:公共汽车|出租车)/u,
  ],
];
/** How one is today: asked once, in whatever words. */
const FEELING = /^(?:你)?(?:今天|现在)?(?:高兴|开心|快乐)吗？|今天(?:高兴|开心|好不好|怎么样|好吗|过得)/u;
const FELT =
  /高兴|开心|快乐|难过|不好|很好|还好|还行|一般|很忙|很?累|生气|happy|fine|good|sad|tired|feliz|bem|triste|cansad/iu;
/** Asked in several wordings, and one question all the same. */
const SLOTS: readonly (readonly [asked: RegExp, told: RegExp])[] = [...TOLD, [FEELING, FELT]];
/** What is asked about what was told just now, and how the same message looks that has told it. */
const TOLD_NOW: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /哪一?天|什么时候(?!开始)|几号|星期几/u,
    /今天|明天|后天|昨天|前天|(?:星期|周|礼拜)[一二三四五六日天末]|\d+号|[一二三四五六七八九十]号|[下上这]个?(?:月|星期|周)|今年|明年|去年|amanh[ãa]|ontem|\bhoje\b|tomorrow|yesterday|\btoday\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu,
  ],
  [
    /觉得(?:那[儿里]|它|[他她])?怎么样|喜欢(?:那[儿里]|它|[他她])?吗|味道怎么样/u,
    /很(?!多|少)|太|最|(?<!不)喜欢|不喜欢|觉得|好吃|好看|无聊|有意思|漂亮|极了|\b(?:love|like|hate|boring|great|beautiful|nice)\b|gost|ador|chat[oa]|lind[oa]/iu,
  ],
  [
    /在哪(?:儿|里|个城市)/u,
    /在(?!这|那|做|看|学|想|说|听|工作|上班?|家|我|你|[他她它])\p{Script=Han}{2,6}|\b(?:in|at) \p{Lu}|\b(?:em|no|na) \p{Lu}/u,
  ],
  [/几点/u, /点(?:半|钟|一刻)?(?!儿)|\d:\d\d|\d ?(?:am|pm|o.?clock)/iu],
  [/几天了|多久了|现在/u, /(?:年|月|星期|天)(?:以)?前|小时候|年轻的时候|years ago|anos atr[áa]s/iu],
  [
    /多久|多长时间|几(?:年|个月|天|个小时)/u,
    /[零一二两三四五六七八九十百半几\d]+个?(?:多)?(?:年|月|星期|天|小时|分钟)(?!以?前)|\d+ (?:years?|months?|weeks?|days?|hours?)|\d+ (?:anos?|meses|dias?|horas?)/iu,
  ],
  [/^(?:你)?为什么|为什么呢/u, /因为|所以|为了|\bbecause\b|\bporque\b|pra poder/iu],
  [
    /(?<!你)(?:叫|是)什么(?:名字)?？/u,
    /(?:名字(?:是|叫)|叫)(?!我|做|车|什么)|(?:named|called|name is|chama)/iu,
  ],
  [/(?:几岁|多大)/u, /岁|years old|\banos\b/iu],
  [/你是哪国人|你从哪/u, /我是[^，。]{1,5}人|我(?:来自|从)|i(?:'|’)?m from|sou d[eoa] |cong \p{Lu}/iu],
  [
    /你家有谁|谁在家|家里(?:都)?有谁/u,
    /(?:妈妈|爸爸|妻子|太太|丈夫|先生|女儿|儿子|孩子|哥哥|姐姐|弟弟|妹妹|爷爷|奶奶)[和、，,]/u,
  ],
];

/** So often a slot is asked for that nobody has filled. */
const MOST_ASKED = 2;
/** So many of the learner's messages are looked through. */
const MESSAGES = 24;

/** The lessons of level zero practise such questions, and a part in a play knows nothing of other talks. */
export function asksWhatIsTold(context: TurnContext, question: string): boolean {
  const { setting, state, level, told } = context;
  if (!question.endsWith('？') || setting.situation.kind === 'play') return false;
  if (level !== 'zero' && isToldNow(context, question)) return true;
  if (isPutAgain(context, question)) return true;
  if (level === 'zero') return false;
  if (hasTold(context, question) || isClosed(context, question)) return true;
  const [slot] = SEEKING.find(([, asks]) => asks.test(question)) ?? [];
  if (slot === undefined) return false;
  if (slot === 'name' && state.name !== undefined) return true;
  if (slot === 'country' && state.country !== undefined) return true;
  return profileAfter(state.profile, told)[slot] !== undefined;
}

/** A question of the talk that was answered in passing, or objected to, in either wording. */
function isPutAgain({ talk, state }: TurnContext, question: string): boolean {
  return questionsOf(talk).some(
    (found) =>
      isToldQuestion(state, found) && [found.question.ask.zh, found.question.again.zh].includes(question),
  );
}

/** 明天我们去公园 is not asked which day, in whatever language it was told. */
function isToldNow({ said, understood }: TurnContext, question: string): boolean {
  const text = `${said.raw}，${understood?.written ?? ''}`;
  return TOLD_NOW.some(([asked, told]) => asked.test(question) && told.test(text));
}

/** Asked before, and answered since; or asked in vain so often that it is let go. */
function isClosed({ history, said }: TurnContext, question: string): boolean {
  const slot = SLOTS.find(([asked]) => asked.test(question));
  if (slot === undefined) return false;
  const [asked, told] = slot;
  const at = history.flatMap(({ by, text }, index) => (by === 'tutor' && asksIn(text, asked) ? [index] : []));
  const [first] = at;
  if (first === undefined) return false;
  const since = history.slice(first).filter(({ by }) => by === 'learner');
  const isAnswered = [...since.map(({ text }) => text), said.raw].some(
    (text) => told.test(text) || (told !== FELT && ONE_WORD.test(text)),
  );
  return isAnswered || at.length >= MOST_ASKED;
}

/** 四！, 两个。 */
const ONE_WORD = /^[零一二两三四五六七八九十\d]{1,3}[个口只]?[。！!.]?/u;

function asksIn(text: string, asked: RegExp): boolean {
  return (text.match(/[^。！？]*？/gu) ?? []).some((one) => asked.test(one));
}

function hasTold({ history, said }: TurnContext, question: string): boolean {
  const kinds = TOLD.filter(([asked]) => asked.test(question)).map(([, told]) => told);
  if (kinds.length === 0) return false;
  const own = history.filter(({ by }) => by === 'learner').slice(-MESSAGES);
  return [...own.map(({ text }) => text), said.raw].some((text) => kinds.some((told) => told.test(text)));
}
