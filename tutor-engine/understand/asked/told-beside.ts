// What is asked about what was told just now, and how the same message looks that has told it.

const NUMBER = '[零一二两三四五六七八九十百半几\\d]+';
const SPAN = `${NUMBER}(?:个)?(?:多)?(?:年|个月|月|个星期|星期|周|天|小时|钟头|分钟)`;
/** Since when: 上个星期开始的, 从去年起, desde maio. */
const SINCE =
  '(?:昨|前|今|上个?|去|从|自从|自打|年|月|日|号|天|星期[一二三四五六日天]?|小时候)[^，。！？]{0,8}(?:开始|起(?!床|来))|以来|一直都|\\bsince\\b|\\bdesde\\b|\\b(?:started|began)\\b|\\bcome(?:cei|çou)\\b';
const HOW_LONG = new RegExp(
  `(?<!(?:每|第|前|几)个?)${SPAN}(?!以?前)|${SINCE}|\\d+ (?:years?|months?|weeks?|days?|hours?)|\\d+ (?:anos?|meses|dias?|horas?)|\\b(?:for|h[áa]|faz) (?:about |uns |quase )?(?:an? |one|two|three|four|five|six|ten|um|dois|duas|tr[eê]s|quatro|cinco|seis|dez)`,
  'iu',
);
const TEACHES =
  /(?:跟|向)[^，。！？]{1,8}学|教(?:我|会|的)|老师(?:是|叫)|自学|自己学|\btaught me|\b(?:learnt|learned|learning) (?:\w+ )?(?:it )?(?:from|with)\b|me ensin|aprend\p{L}+ (?:\p{L}+ )?(?:com|sozinh)/iu;

export const TOLD_BESIDE: readonly (readonly [asked: RegExp, told: RegExp])[] = [
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
  [/多久|多长时间|(?:几|多少)(?:年|个月|天|个小时)|什么时候开始/u, HOW_LONG],
  [/谁教|跟谁学|(?:自学|自己学).{0,6}还是/u, TEACHES],
  [/^(?:你)?为什么|为什么呢|什么原因|因为什么/u, /因为|所以|为了|由于|\bbecause\b|\bporque\b|pra poder/iu],
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
  [
    /多少钱|花了多少/u,
    new RegExp(`(?<!几)${NUMBER}[千万]*(?:块|元|毛|镑|欧|美元|雷亚尔)|[$€£]\\s?\\d|R\\$`, 'u'),
  ],
  [
    /怎么(?:去|来|上班|上学)|坐什么(?:车|去|来)/u,
    /[坐骑开][^，。！？]{1,5}(?:去|来|上班|上学|回)|走(?:着|路)(?:去|来|上)?|\bby (?:bus|train|car|bike|plane)\b|\bde (?:ônibus|metrô|carro|trem|bicicleta|avião)\b/iu,
  ],
];

/** What stands beside a feeling is its reason: 我很担心，下个星期有考试. */
const REASON_ASKED = /(?:因为)?什么事|怎么了|怎么回事|发生了什么|^(?:你)?为什么(?:这么|呢)?？?$/u;
const FEELING =
  /(?:紧张|担心|难过|伤心|生气|害怕|高兴|开心|激动|烦|累|着急|郁闷)|\b(?:nervous|worried|sad|angry|scared|happy|excited|tired)\b|\b(?:nervos|preocupad|triste|brav|feliz|animad|cansad)/iu;
/** In characters or letters; what is shorter tells no reason. */
const REASON = /[\p{Script=Han}]{4}|(?:\p{Script=Latin}+ ){3}/u;

/** Whether what a question asks about a message stands in it. */
export function isToldBeside(text: string, question: string): boolean {
  if (TOLD_BESIDE.some(([asked, told]) => asked.test(question) && told.test(text))) return true;
  if (!REASON_ASKED.test(question)) return false;
  const clauses = text.split(/[，,。！!；;.…]/u).filter((one) => /\p{L}/u.test(one));
  return (
    clauses.some((one) => FEELING.test(one)) && clauses.some((one) => !FEELING.test(one) && REASON.test(one))
  );
}
