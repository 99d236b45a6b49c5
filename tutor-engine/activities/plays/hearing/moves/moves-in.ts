// The move that a message makes, by its frame: who does what to whom, and not by whole sentences.

import { latest } from '../../../../../kit/core/caching/latest.ts';
import { toNumber } from '../../../../understand/patterns/slots.ts';
import { clausesOf, sentencesOf } from '../clauses.ts';
import { isQuestion } from '../speech-acts.ts';
import type { PlayMove } from './play-move.ts';

const YOU = '[你您](?:们)?';
const NUMBER = '[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6}';
export const ABOVE =
  '经理|老板|店长|领导|主管|负责人|主任|院长|校长|站长|总监|组长|上级|局长|所长|行长|manager|boss|owner|supervisor|gerente|chefe|dono';
/** A thing, with what stands before it left out. */
const THING =
  '(?:一[个只张把本件杯碗瓶块台条]|[这那](?:[个只张把本件杯碗瓶块台条])|几[个只张]|[你您](?:们)?的?|我(?:们)?的?|家里?的?|店里?的?|房间里?的?|桌上的?|新的?)*(?<thing>\\p{Script=Han}{1,4}?)';

type Reads = (text: string, raw: string) => PlayMove | undefined;

const has =
  (pattern: RegExp, move: PlayMove): Reads =>
  (text) =>
    pattern.test(text) ? move : undefined;

const ABOVE_WANTED = new RegExp(
  `(?:找|见|叫|请|喊|跟|和|给|问|联系|要|让|speak (?:to|with)|talk (?:to|with)|see|call|get|falar com|chamar?)[^，,。！!？?]{0,8}?(?<who>${ABOVE})(?!.{0,4}(?:请假|在不在|在吗|好不好|是谁))`,
  'iu',
);
const WANTS = /要|想|让|请|叫|能|可以|麻烦|在哪|want|need|can|could|please|quero|pode|posso/iu;

function above(text: string): PlayMove | undefined {
  const who = ABOVE_WANTED.exec(text)?.groups?.['who'];
  return who !== undefined && WANTS.test(text) ? { kind: 'above', who } : undefined;
}

const TITLE =
  '经理|老总|老板(?:娘)?|店长|领导|主管|负责人|主任|校长|老师|警察|医生|大夫|护士|服务员|导游|司机|红娘|教授|总监|柜员|客服|专家|房东|房主|海关|售票员|主人';
const DECIDES: readonly RegExp[] = [
  new RegExp(
    `${YOU}(?:不)?(?:就|不就|自己就|可|才)?是(?:这儿的|这里的|我的|个|我们的)?(?<who>${TITLE})(?:啊|呀|吗|嘛|吧|，|,|！|!|？|\\?|。|$)`,
    'u',
  ),
  new RegExp(`${YOU}(?:当|做)(?:了)?(?:这么多年|那么多年|多年|这么久)?(?:的)?(?<who>${TITLE}|媒|媒人)`, 'u'),
];
const DOUBTS =
  /不是|就是|才是|怎么(?:会|能|可能)?(?:不知道|不清楚|不会)|都不(?:知道|清楚|会)|这都|也不知道|做主|同意|说了算|决定/u;

function decides(_: string, raw: string): PlayMove | undefined {
  const found = DECIDES.map((pattern) => pattern.exec(raw)).find((one) => one !== null);
  const who = found?.groups?.['who'];
  return who !== undefined && DOUBTS.test(raw) ? { kind: 'decides', who } : undefined;
}

const HARM: readonly (readonly ['broken' | 'spilt' | 'lost', string])[] = [
  ['broken', '(?:打|摔|弄|碰|撞|压|踩|砸|坐|碎|撕|刮|敲|搞)(?:破|碎|坏|断|裂|烂|脏|湿|花)'],
  ['spilt', '(?:打|弄|碰|撞)(?:翻|倒|洒)|洒'],
  ['lost', '(?:弄|搞)?丢'],
];

const DAMAGES = HARM.map(
  ([how, verb]) =>
    [
      how,
      [
        `(?:我|我们)(?:不小心|刚才|刚刚|今天)*(?:把|将)${THING}(?:不小心)?(?:给)?(?:${verb})(?:了|在|到)`,
        `(?:我|我们)(?:不小心|刚才|刚刚|今天)*(?:${verb})了${THING}(?:[，,。！!]|$)`,
        `${THING}(?:被我|让我)(?:不小心)?(?:给)?(?:${verb})了`,
        ...(how === 'broken' ? [`^(?:哎呀?[，,]?)?${THING}(?:掉|摔)(?:在|到)地上了(?=.*我)`] : []),
        ...(how === 'broken' ? [] : [`(?:^|[，,])我的?${THING}(?:${verb})了`]),
      ].map((pattern) => new RegExp(pattern, 'u')),
    ] as const,
);

/** 我把碗打破了, 我打破了一个碗, 碗被我打破了. */
function damage(text: string, raw: string): PlayMove | undefined {
  if (/[他她它]|[你您](?:们)?把|昨天|去年|上次|偷/u.test(text)) return undefined;
  for (const [how, patterns] of DAMAGES) {
    if (how === 'lost' && !OF_YOURS.test(text)) continue;
    const thing = patterns
      .map((pattern) => pattern.exec(text)?.groups?.['thing'])
      .find((one) => one !== undefined);
    if (thing !== undefined) return { kind: 'damage', how, thing };
  }
  return /^(?:i|sorry).*\b(?:broke|spilled|dropped) (?:the|your|a)\b/iu.test(raw)
    ? { kind: 'damage', how: 'broken', thing: '' }
    : undefined;
}

/** What is given to a guest, and may be given again. */
const OF_YOURS = /房卡|钥匙|门卡|卡片|号码牌|票|单子|菜单|[你您](?:们)?的/u;

const REPAYS =
  /(?:赔(?:给)?[你您]|赔(?:偿)?(?:一个|钱)|(?:买|送|还)[^，,。]{0,8}(?:新的?|一个|一样的)[^，,。]{0,8}(?:赔|还|给)[^，,。]{0,3}[你您]|给[你您](?:们)?买[一个]*新)/u;

const FORGOT = new RegExp(
  `^(?:等一?下|哎呀?|师傅|老板|对了|不好意思|对不起)*[，,]?我?(?:把)?(?:的)?${THING}(?:好像|可能|应该|是不是|刚才|还)*(?:忘|落|丢|放|留)(?:了)?在(?:了)?(?:车|这|你|您|店|房间|桌|里|那|座|后|前|上|外)`,
  'u',
);

/** 我忘了我的手机在你们的桌子上. */
const FORGOT_OBJECT = new RegExp(
  `忘(?:了|记)?(?:拿|带走)?${THING}(?:在|落在)(?:你|您|这|桌|车|座|店|房间|里)`,
  'u',
);

function forgot(text: string): PlayMove | undefined {
  const thing = (FORGOT.exec(text) ?? FORGOT_OBJECT.exec(text))?.groups?.['thing'];
  return thing === undefined || /昨天|前天|地铁|飞机/u.test(text) ? undefined : { kind: 'forgot', thing };
}

const PAPER =
  '证明|发票|收据|小票|假条|病假条|请假条|请假单|诊断书|病历|合同|回执|报告|单子|名片|菜单|表|申请表|地图|说明书|保修卡|清单|atestado|recibo|receipt|invoice';
const PAPER_WANTED = new RegExp(
  `(?:给|开|写|打|拿|要|需要|发|出|有没有|办)[^，,。！!？?]{0,10}?(?<thing>(?:英文|中文|外文|葡萄牙文|英语|纸)?的?(?:${PAPER}))(?![^，,。！!？?]{0,6}(?:丢|坏|错|多少|什么时候|在哪|怎么))`,
  'iu',
);

function paper(text: string): PlayMove | undefined {
  const thing = PAPER_WANTED.exec(text)?.groups?.['thing'];
  return thing !== undefined && WANTS_PAPER.test(text) && !/填|为什么/u.test(text)
    ? { kind: 'paper', thing }
    : undefined;
}

const WANTS_PAPER = /给我|帮我|请|能|可以|要(?!多)|需要|麻烦|行吗|好吗|give me|need|quero|preciso/iu;

const OVERCHARGED = new RegExp(
  `${YOU}?(?:是不是)?(?:多算|算多|多收|算错|收多|多写|写多)了|(?:账单|单子|账|钱)(?:不对|错了|有问题|算错)|overcharged|cobrou (?:a mais|errado)`,
  'iu',
);
const SHORT = new RegExp(
  `${YOU}?(?:少找|找少|找错|少给|少称|少拿|少送|少上|少装)(?:钱)?(?:了|我)|(?:找的)?零钱(?:不对|少了|不够)|wrong change|troco (?:errado|faltando)`,
  'iu',
);

const NOT_ORDERED = /我(?:们)?(?:可)?没(?:有)?(?:要|点)(?:过)?\p{Script=Han}{1,5}[，,。！!]?$/u;
const OF_MONEY = /账|单|钱|算|收/u;
/** 多少钱？给你三十; 我付您一百块; 这是五十块. */
const HANDS_OVER = new RegExp(
  `^(?:那|好|来|就|我|先|现在|老板|师傅|医生|，)*(?:(?:给|付(?:给)?)[你您]|付|(?=.*[块元])(?:这(?:儿|里)?(?:是|有)|拿着))(?<amount>${NUMBER})(?:块|元)?(?:钱)?(?:现金)?[吧了。！!，,]*$`,
  'u',
);
const KEEPS = /不用找|不找了|别找了|keep the change|pode ficar com o troco/iu;
/** 好，给你钱. */
const PAYS_ALL = /^(?:那|好|来|，)*(?:(?:这是|给[你您]))(?:的)?钱[。！!，,]*$/u;
const PAID = new RegExp(
  `(?:给[你您]|gei ni|付(?:给)?[你您]?|这(?:儿|里)?(?:是|有)|拿着|(?:i (?:give|gave)(?: you)?|here(?:'s| is| are)|dei|aqui est[áã]o?))\\s?(?<amount>${NUMBER})(?:块|元|kuai)?`,
  'iu',
);

function money(text: string, raw: string): PlayMove | undefined {
  if (SHORT.test(text)) return { kind: 'short' };
  if (OVERCHARGED.test(text) || (NOT_ORDERED.test(text) && OF_MONEY.test(raw)))
    return { kind: 'overcharged' };
  if (PAYS_ALL.test(text) && !isQuestion(text)) return { kind: 'pays', amount: undefined, isExact: true };
  const paid = PAID.exec(text);
  const amount = paid?.groups?.['amount'];
  if (amount !== undefined && KEEPS.test(raw)) return { kind: 'pays', amount: undefined };
  return amount !== undefined && (HANDS_OVER.test(text.trim()) || /找(?!到)|零钱|change|troco/iu.test(text))
    ? { kind: 'pays', amount: /^\d/u.test(amount) ? Number(amount) : toNumber(amount) }
    : undefined;
}

const COMPLAINS =
  /(?:要|想|会|去|得)(?:去)?投诉|投诉[你您]|写信给(?:报纸|电视台|总公司)|给(?:报纸|电视台|总公司|消费者协会)写信|(?:给|写)(?:一个|你们)?差评|make a complaint|complain about|fazer uma reclama/iu;
const FORGIVES =
  /不(?:再)?投诉|不(?:再)?生气了|(?:算了|好吧)[，,]?(?:我)?不(?:怪|追究|计较)|我?(?:刚才)?(?:太着急|太急|话说重)了/u;
const UNHAPPY =
  /(?:不是|跟|和)我(?:想)?要的(?!是)|我(?:非常|很|真的|太|有点儿?|现在)?(?:很)?(?:不满意|不高兴|生气|失望)|(?:服务|态度|质量)(?:太|真|很|这么|非常)?(?:差|糟|坏|不好)|太(?:不负责任|过分|不像话|差劲)|not happy|unhappy|disappointed|n[aã]o (?:gostei|estou feliz)/iu;
const OF_OTHERS = /[他她]|我(?:的)?(?:老板|爸|妈|朋友|同事|男|女|老公|老婆|丈夫|妻子|儿子|孩子)/u;

const FAULTY = new RegExp(
  `(?:^|[，,。！!])(?:可是|但是|你看|哎呀?|不过|而且|不好意思|老板|服务员|这儿|[你您](?:们)?(?:给|拿给|卖给|送给)我们?的|[你您]们?的?)*${THING}(?:好像|都|又|怎么|是|已经|快|有点儿?)*(?:坏|过期|掉色|有怪味|不工作|不能用|没(?:有)?(?:电|水|热水|信号|反应)|(?<=[水电网纸气]|毛巾)(?:都|又)?没了|脏|湿|漏水|打不开(?:门)?|关不上(?:门)?|有(?:一?[个根只条块点])?(?:洞|头发|虫子?|苍蝇|脏东西|怪味)|堵|断|裂|破|发霉|不新鲜|烂)(?:的|了|啊|[，,。！!]|$)`,
  'u',
);

/** What nobody sells, serves or fits: 路上堵了, 工作没了. */
const NO_WARES =
  /(?:(?:路|街|桥|高速)上?|地铁|交通|工作|公司|单位|生意|关系|感情|时间|机会|消息|家里|[人天课爸妈爷奶哥姐弟妹心手脚腿腰眼鼻胃]|嗓子|头)$/u;

function faulty(text: string): PlayMove | undefined {
  if (
    isQuestion(text) ||
    OF_OTHERS.test(text) ||
    /我把|被我|我打不开|我关不上|昨天|要是|如果|万一/u.test(text)
  )
    return undefined;
  const thing = FAULTY.exec(text)?.groups?.['thing'];
  return thing === undefined ||
    NO_WARES.test(thing) ||
    /的$|^(?:好|都|也|很|不|有|太|最|我|肚子|身体|手机|心情|天气|衣服都|鞋都)/u.test(thing)
    ? undefined
    : { kind: 'faulty', thing: thing.replace(/有.*$/u, '') };
}

const MISTAKEN =
  /(?:拿|给|送|上|发|写|记|弄|搞|开|装|做|剪|称|切|染)错(?!题|字|过)|(?:尺码|大小|号码|颜色|名字|数量|地址|日期)(?:写|给|弄|都|也|是)*(?:错|不对)|(?:这|那)\p{Script=Han}{0,3}不是我(?:点|要|买|订)?的(?!意思|错)|[你您](?:们)?(?:给|发|送|拿|上)(?:我)?的是|^这(?:个|杯|碗|件)?(?:可)?不是[^，,。]{1,6}[，,](?:这|而)?是/u;
const NOT_WHAT_I_WANTED =
  /我(?:要|点|买|订)的(?:明明)?是[^，,。]{1,8}[，,](?:可是|但是)?(?:这|那)\p{Script=Han}{0,2}是/u;
const RIGHT =
  /我(?:要|点|订|买|说|叫|姓|住)的?(?:是)?(?<right>[^，,。！!？?不]{1,8}?)(?:[，,](?:可)?(?:不是|[你您这那]|可是|但是)|[。！!]|$)|不是[^，,。]{1,8}[，,]是(?<other>[^，,。！!？?]{1,8})/u;

function mistaken(text: string, raw: string): PlayMove | undefined {
  if (
    !(MISTAKEN.test(text) || NOT_WHAT_I_WANTED.test(raw)) ||
    /(?<![给帮替把])我[^，,。！!？?你您]{0,8}(?:写|拿|记|弄|搞|打|买|发|看|听|走|坐)错|老师|汉字|[他她]|那个?人|有人|别人/u.test(
      text,
    )
  )
    return undefined;
  if (/不是.*吗[？?]?$|差一?点|险些|没(?:有)?.?错/u.test(text)) return undefined;
  const { right, other } = RIGHT.exec(raw)?.groups ?? {};
  return { kind: 'mistaken', right: right ?? other };
}

const ERRS = /我[^，,。！!？?你您]{0,8}(?:写|拿|记|弄|搞|打|买|发|看|听|走|坐|说|做)错了/u;

const RULE =
  /(?:为什么|凭什么|怎么|why|por qu[eê])[^，,。]{0,8}(?<of>不能|不可以|不行|必须|一定要|要等|这么(?:久|慢|长)|那么(?:久|慢|长)|要(?!是)|只能|得(?!了)|还没|还不|不(?:给|让|退|卖|换))/iu;

function rule(text: string): PlayMove | undefined {
  const of = RULE.exec(text)?.groups?.['of'];
  if (
    of === undefined ||
    /[你您](?:为什么|怎么)?(?:要|想)(?:当|做|学|来|问|说)|为什么要(?:当|做|学|来|问)/u.test(text)
  )
    return undefined;
  return {
    kind: 'rule',
    of: /等|久|慢|长|还[没不]/u.test(of) || /天|小时|分钟|多久/u.test(text) ? 'time' : 'leave',
  };
}

const UNDECIDED =
  /还?没(?:有)?(?:想好|决定|考虑好)(?=[，,。！!]|$)|(?:问|跟)(?:一?问|一下)?我(?:的)?(?:女朋友|男朋友|爱人|老公|老婆|丈夫|妻子|家人|爸妈|父母|妈妈|爸爸|老板)(?:商量|再说)?(?=[，,。！!]|$)|(?:要|想|得|先|回去|再|可以)*(?:再想(?:一?想|一下)?|考虑(?:考虑|一下|几天)?|商量(?:商量|一下)?|看看别的)(?:[，,。！!]|再|吧|$|一下|，)|(?:明天|下周|下个?星期|回头|过两天)[^，,。后]{0,4}(?:再(?:告诉|给)|答复|回复)[你您]|think (?:about it|it over)|vou pensar/iu;

const SWAP = new RegExp(
  `(?:换|改|变)(?:成|为)(?:一|两|三|几)?[杯瓶个份张碗只件盘]?(?<thing>\\p{Script=Han}{1,5}?)(?:吗|吧|行吗|可以吗|好吗|好不好|行不行|带走|[，,。！!？?]|$)`,
  'u',
);

const FULL =
  /我?(?:真的)?(?:已经|都|实在)?(?:吃|喝)(?:太)?(?:饱|撑)(?:死我)?了|吃不(?:下|了|完)了|i(?:'|’)?m full|estou (?:cheio|cheia)/iu;

/** 我就在北京啊, 我没有吐啊, 我住在上海. */
const FACT =
  /^(?:可是|但是|哎|不对|不是)?[，,]?(?<fact>我(?:们)?(?:现在)?(?:就|可|明明|根本)?(?:没有?(?=吐|吃|喝|去|说|要|点|来|买|坐|病|结婚|孩子|妻|丈夫|男|女)|不(?=去|在|是|吃|喝|住|会)|在|住在?|是(?!说|来|想))[^，,。！!？?吗]{1,9}?)(?:啊|呀|的|了)?[，,。！!]/u;
const PROTESTS = /[！!]$|啊|呀|不对|错|怎么|为什么|等一下|不是|没听/u;

function fact(_: string, raw: string): PlayMove | undefined {
  const told = sentencesOf(raw)
    .map(
      (sentence) =>
        FACT.exec(`${sentence.replace(/^(?:等一下|等等|不是|不对|哎)[，,！!。]/u, '')}。`)?.groups?.['fact'],
    )
    .find((one) => one !== undefined);
  return told !== undefined && PROTESTS.test(raw) ? { kind: 'fact', fact: told } : undefined;
}

const LAUGHS = /哈哈|呵呵|嘿嘿|开玩笑|haha|kkk|rsrs|lol/iu;

/** The first that fits counts. */
const READS: readonly Reads[] = [
  decides,
  above,
  damage,
  (text) => (REPAYS.test(text) && !isQuestion(text) ? { kind: 'repays' } : undefined),
  forgot,
  money,
  has(FORGIVES, { kind: 'forgives' }),
  has(COMPLAINS, { kind: 'complains' }),
  paper,
  mistaken,
  (text) => {
    const thing = SWAP.exec(text)?.groups?.['thing'];
    return thing === undefined ? undefined : { kind: 'swap', thing };
  },
  (text, raw) => (ERRS.test(text) && /对不起|不好意思|抱歉|是我/u.test(raw) ? { kind: 'errs' } : undefined),
  rule,
  has(UNDECIDED, { kind: 'undecided' }),
  (text) =>
    OF_OTHERS.test(text) || isQuestion(text) || !UNHAPPY.test(text) ? undefined : { kind: 'unhappy' },
  faulty,
  has(FULL, { kind: 'full' }),
];

/** The same sentences are read several times in a turn. */
const MOST_READ = 50;

/** What one sentence does; undefined where it does nothing of the kind. */
const movesRead = latest((raw) => ({ move: readMove(raw) }), MOST_READ);

export function moveIn(raw: string): PlayMove | undefined {
  return movesRead(raw).move;
}

function readMove(raw: string): PlayMove | undefined {
  for (const reads of READS) {
    for (const text of [...clausesOf(raw), raw]) {
      const move = reads(text, raw);
      if (move !== undefined) return move;
    }
  }
  return undefined;
}

/** What a whole message does, its weightiest sentence first; a correction or a joke where nothing else is done. */
export function moveOf(raw: string): PlayMove | undefined {
  const moves = sentencesOf(raw).flatMap((sentence) => moveIn(sentence) ?? []);
  const order = READS_ORDER;
  const [first] = moves.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return first ?? fact(raw, raw) ?? (LAUGHS.test(raw) ? { kind: 'joke' } : undefined);
}

const READS_ORDER: readonly PlayMove['kind'][] = [
  'damage',
  'repays',
  'decides',
  'above',
  'short',
  'overcharged',
  'pays',
  'forgot',
  'forgives',
  'complains',
  'paper',
  'mistaken',
  'swap',
  'faulty',
  'unhappy',
  'errs',
  'rule',
  'undecided',
  'full',
];
