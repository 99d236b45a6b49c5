// What a question is after, by its words: a place, an age, a reason; and whether an answer tells anything of the kind.

/** `open`: anything else, also whether something is so. `moment`: when something was or began; `clock`: at what time of day; `ever`: whether it has happened. */
export type QuestionType =
  | 'where'
  | 'age'
  | 'moment'
  | 'clock'
  | 'how-long'
  | 'how-often'
  | 'how-many'
  | 'name'
  | 'who'
  | 'job'
  | 'why'
  | 'how'
  | 'ever'
  | 'open';

/** The first that fits counts; over a plain question in small letters without accents. */
const ASKS: readonly (readonly [QuestionType, RegExp])[] = [
  ['why', /为什么|为啥|干嘛|怎么会(?=[想喜爱去来当做])|\b(?:why|what made you|how come|por ?que|pq)\b/u],
  [
    'moment',
    /(?:几岁|多大|多少岁)(?=.{0,3}(?:开始|离开|来|去|学|当|结婚|上|第|到|就|认识|会|的时候))|什么时候|何时|哪一?年|哪天|哪一天|几[月号]|星期几|\b(?:when|since when|what year|how old were|que ano|desde quando|(?:com )?quantos anos (?:voce |vc |ela |ele )?(?:tinha|comecou|saiu|foi|aprendeu|casou)|quando)\b/u,
  ],
  ['clock', /几点|\b(?:what time|que horas)\b/u],
  [
    'how-often',
    /多久.{0,8}次|多长时间.{0,8}次|[几多][少]?次|\b(?:how often|how many times|com que frequencia|quantas vezes|de quanto em quanto tempo)\b/u,
  ],
  ['age', /几岁|多少岁|多大(?!的)(?:年纪|岁数)?|\b(?:how old|what age|idade|quantos anos)\b/u],
  ['name', /叫什么|什么名字|名字是|姓什么|\b(?:name|called|chama|chamam|nome)\b/u],
  [
    'where',
    /哪(?:里|儿|个城市|个国家|座城市|个地方|国人)(?!最|不|难|有问题|好|错)|什么地方|从哪|\b(?:where|which (?:city|country|town)|onde|aonde|que (?:cidade|pais))\b/u,
  ],
  [
    'job',
    /做什么(?:工作|的)|干什么的|什么工作|职业|\b(?:what (?:do|does) .{2,20} do(?: for a living)?|jobs?|com o que .{0,12}trabalha|o que .{2,20} faz(?: da vida)?|profissao)$/u,
  ],
  [
    'how-long',
    /多久|多长时间|几(?:年|天|个月|个小时|个星期|周)|多少年|\b(?:how long|quanto tempo|ha quantos)\b/u,
  ],
  ['how-many', /几[个只口位种条本家门句道杯斤节](?!.{0,3}好)|多少(?!钱)|\b(?:how many|quant[oa]s)\b/u],
  ['who', /谁|\b(?:who|whom|quem)\b/u],
  [
    'ever',
    /^(?!.*(?:什么|怎么|哪|几[个次])).*(?:(?<!不|难|通|经|超|路|错)过(?:\p{Script=Han}{0,8})?$|(?:失去|经历|受伤)了?$)/u,
  ],
  [
    'how',
    /怎么(?:认识|学会|开始|来的|当上|成为|去|上班|知道|发现|变成|选|想到)|\bhow did (?:you|he|she|they)\b|\bcomo (?:voce|voces|ela|ele|se) (?:conhec|aprend|comec|vir|foi)\w*/u,
  ],
];

/** `plain`: as `plainQuestion` leaves it. */
export function questionType(plain: string): QuestionType {
  return ASKS.find(([, asks]) => asks.test(plain))?.[0] ?? 'open';
}

const NUMBER = '[0-9〇零一二两三四五六七八九十百千万几半]';
/** What an answer to each holds, in Chinese. Nothing else answers the first, whatever else it tells. */
const TELLS: Readonly<Partial<Record<QuestionType, RegExp>>> = {
  where:
    /在(?!意)|住|[去到回来从](?!不|年|信)|是[^，。]{1,8}人|城|海边|[店村镇省国市里边旁]|北京|上海|圣保罗|里斯本|澳门/u,
  age: new RegExp(`${NUMBER}多?岁|${NUMBER}+[了，。]|大的.*小的|年级`, 'u'),
  moment: new RegExp(
    `${NUMBER}(?:年|岁|月|号|点|天)|小时候|时候|春|夏|秋|冬|早上|晚上|下午|周|星期|以前|以后|后来|昨天|今天|明天|去年|前年|刚|大学|[中小]学|第一|毕业|每天|过年|退休`,
    'u',
  ),
  clock: new RegExp(`${NUMBER}点|早|晚|中午|半夜`, 'u'),
  'how-long': new RegExp(
    `${NUMBER}(?:多|来)?(?:个)?(?:年|天|月|小时|分钟|周|星期|晚上|辈子)|一直|长|从.{1,8}到`,
    'u',
  ),
  'how-often': new RegExp(`每|常|天天|${NUMBER}次|从来|很少|有时|一年|周末|星期|过年|放假`, 'u'),
  'how-many': new RegExp(`${NUMBER}|很多|不少|没有|没|唯一|独生`, 'u'),
  name: /叫|姓|名|《|“|\p{Script=Latin}{2}/u,
  who: /(?:一个|别|客|家|所有)人|自己|大家|大爷|阿姨|[他她]|老师|爸|妈|父|母|哥|姐|弟|妹|爷|奶|外婆|孙|朋友|同学|同事|对手|邻居|妻|丈夫|先生|老伴|女儿|儿子|孩子|师傅|医生|护士|学生|司机/u,
  why: /因为|所以|为了|想|就|怕|觉得/u,
  job: /是[^，。]{0,8}(?:员|师|生|士|机|警|民|厨|家|长|夫)|工作|上班|教|开|卖|做|当|修|种|退休|经商|学/u,
  how: /认识|的时候|先|后来|就|每天|跟|从/u,
  ever: /[过错]|(?:^|[我，。还也倒])没|从不|不少|第一次|第二次|有一?[次回年天]|那[年次回天]|小时候|以前|很少/u,
};

/** Of these an answer must tell the very thing; of the others, a wording that asks the same is enough. */
const MUST_TELL: ReadonlySet<QuestionType> = new Set<QuestionType>([
  'where',
  'age',
  'moment',
  'clock',
  'how-long',
  'how-often',
  'how-many',
  'name',
]);

/** Whether what is told, in Chinese, is of the kind that is asked for. `wording`: the question that it was written to answer. */
export function isOfType(asked: QuestionType, wording: QuestionType, told: string): boolean {
  const holds = TELLS[asked];
  // 为了妻子 answers 为什么搬到成都, and not 你去过成都吗.
  if (wording === 'why' && asked !== 'why') return false;
  if (holds === undefined) return true;
  if (MUST_TELL.has(asked)) return holds.test(told);
  // 家里人反对过吗 is answered by what was written for it, else by what tells of something that was.
  if (asked === 'ever') return wording === 'ever' || holds.test(told);
  return asked === wording;
}

/** Whether a line that was written for no question tells it. */
export function tellsOf(asked: QuestionType, told: string): boolean {
  return TELLS[asked]?.test(told) ?? true;
}
